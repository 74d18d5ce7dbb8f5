import { encodePayload } from "#shared/contract/payload-codec.ts";
import { EN } from "#shared/wording/generated/en.js";
import { PENSION_FORM } from "../fixtures/forms.ts";
import {
  choice,
  continueToSummary,
  expect,
  expectKept,
  field,
  fillContact,
  fillPlan,
  openCalculator,
  test,
  upToDate,
} from "./visitor.ts";

const FORM = {
  ...PENSION_FORM,
  name: "ليلى الهاشمي",
  phoneNumber: "050 123 4567",
  age: 41,
  currency: "USD",
  monthlySalary: 4000,
  risk: "Aggressive",
};

test("a reload keeps the plan, and forgets the contact data", async ({ page }) => {
  await openCalculator(page);
  await fillPlan(page);
  await field(page, "Age").fill("41");
  await fillContact(page, "Layla");
  await expect(upToDate(page)).toBeVisible();
  await expectKept(page, '"age":41');
  await page.reload();
  await expect(field(page, "Monthly salary")).toHaveValue("AED 20,000");
  await expect(field(page, "Age")).toHaveValue("41 years");
  await expect(choice(page, "Risk preference", "Balanced")).toBeChecked();
  await expect(field(page, "Name")).toHaveValue("");
  await expect(field(page, "Email")).toHaveValue("");
  await expect(field(page, "Phone number")).toHaveValue("");
  await expect(upToDate(page)).toBeVisible();
});

test("a new visit starts afresh", async ({ page }) => {
  await openCalculator(page);
  await fillPlan(page);
  await expect(upToDate(page)).toBeVisible();
  await page.goto("/peko");
  await expect(field(page, "Monthly salary")).toHaveValue("AED 0");
});

test("a payload fills the whole form and leaves the address", async ({ page }) => {
  await openCalculator(page, `/calculator?from=mail&payload=${encodePayload(FORM)}`);
  await expect(page).toHaveURL(/\/calculator\?from=mail$/);
  await expect(field(page, "Name")).toHaveValue(FORM.name);
  await expect(field(page, "Age")).toHaveValue("41 years");
  await expect(field(page, "Monthly salary")).toHaveValue("USD 4,000");
  await expect(choice(page, "Risk preference", "Aggressive")).toBeChecked();
  await expect(upToDate(page)).toBeVisible();
  await continueToSummary(page);
  await page.goBack();
  await expect(field(page, "Name")).toHaveValue(FORM.name);
});

test("a damaged, foreign or empty payload opens nothing, and the page says so", async ({ page }) => {
  for (const payload of ["eyJuYW1lIjo", encodePayload({ ...FORM, type: "Education" }), ""]) {
    await openCalculator(page, `/?payload=${payload}`);
    await expect(page).toHaveURL(/\/$/);
    await expect(field(page, "Age")).toHaveValue("30 years");
    await expect(field(page, "Name")).toHaveValue("");
    await expect(page.getByText(EN.form.unread.damaged)).toBeVisible();
  }
});

test("a payload with a missing and an unknown field opens the rest, and leads to the missing one", async ({
  page,
}) => {
  const { age: _, ...form } = FORM;
  await openCalculator(page, `/?payload=${encodePayload({ ...form, country: "Atlantis", pets: 3 })}`);
  await expect(field(page, "Monthly salary")).toHaveValue("USD 4,000");
  await expect(page.getByText(EN.form.unread.unknown)).toBeVisible();
  const notice = page.getByText("Missing from this link, or unreadable");
  await expect(notice.getByRole("button")).toHaveText(["Age", "Retirement domicile"]);
  await notice.getByRole("button", { name: "Age" }).click();
  await expect(field(page, "Age")).toBeFocused();
  await expect(field(page, "Age")).toHaveValue("30 years");
});
