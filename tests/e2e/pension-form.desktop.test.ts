import { decodePayload } from "#shared/contract/payload-codec.ts";
import { PENSION_FORM } from "../fixtures/forms.ts";
import {
  choice,
  continueToSummary,
  expect,
  field,
  fillContact,
  fillPlan,
  money,
  openCalculator,
  results,
  test,
  upToDate,
} from "./visitor.ts";

const NAME = "ليلى الهاشمي";

test("fields are checked when they are left, in the visitor's words", async ({ page }) => {
  await openCalculator(page);
  // The start asks for the age as well, and says the same of it once it is there.
  const form = page.getByRole("form", { name: "Design your plan" });
  await field(page, "Age").fill("17");
  await expect(form.getByText("Enter 18 or more.")).toBeHidden();
  await field(page, "Age").blur();
  await expect(form.getByText("Enter 18 or more.")).toBeVisible();
  await field(page, "Age").fill("30.5");
  await expect(form.getByText("Enter a whole number.")).toBeVisible();
  await field(page, "Age").fill("66");
  await expect(form.getByText("Your age cannot be above your age of retirement.")).toBeVisible();
  await field(page, "Age").fill("30");
  await expect(form.getByText("Your age cannot be above")).toBeHidden();
  await field(page, "Email").fill("layla@");
  await field(page, "Email").blur();
  await expect(form.getByText("Enter an email address")).toBeVisible();
  await field(page, "Name").fill("<b>");
  await field(page, "Name").blur();
  await expect(form.getByText("Use letters, digits, spaces")).toBeVisible();
  await field(page, "Phone number").fill("123");
  await field(page, "Phone number").blur();
  await expect(form.getByText("it does not match the country code")).toBeVisible();
});

test("an empty required field that was left has its label highlighted, and no message", async ({ page }) => {
  await openCalculator(page);
  const label = page.getByText("Name *", { exact: true });
  await expect(label).not.toHaveAttribute("data-highlighted");
  await field(page, "Name").focus();
  await field(page, "Name").blur();
  await expect(label).toHaveAttribute("data-highlighted");
  await expect(field(page, "Name")).toHaveAttribute("aria-invalid", "true");
  await field(page, "Monthly salary").fill("");
  await field(page, "Monthly salary").blur();
  await expect(page.locator("label", { hasText: /^Monthly salary$/ })).toHaveAttribute("data-highlighted");
});

test("steppers and sliders use the plan's steps", async ({ page }) => {
  await openCalculator(page);
  await field(page, "Percentage of salary to invest").press("ArrowUp");
  await expect(field(page, "Percentage of salary to invest")).toHaveValue("5.5%");
  await page.getByRole("slider", { name: "Age of retirement" }).press("ArrowRight");
  await expect(field(page, "Age of retirement")).toHaveValue("66 years");
  await choice(page, "Contribution", "Fixed amount").check();
  await field(page, "Monthly investment").press("ArrowUp");
  await expect(field(page, "Monthly investment")).toHaveValue("AED 510");
  await field(page, "Current retirement savings").fill("1234567");
  await field(page, "Current retirement savings").blur();
  await expect(field(page, "Current retirement savings")).toHaveValue("AED 1,234,567");
});

test("the current contribution is shown for a valid salary only", async ({ page }) => {
  await openCalculator(page);
  const hint = page.getByText(/a month today/);
  await field(page, "Monthly salary").fill("30000");
  await expect(hint).toContainText(money(1_500));
  for (const refused of ["-500", "300000", "9".repeat(45)]) {
    await field(page, "Monthly salary").fill(refused);
    await field(page, "Monthly salary").blur();
    await expect(field(page, "Monthly salary")).toHaveAttribute("aria-invalid", "true");
    await expect(hint).toHaveCount(0);
  }
});

test("the country code is found by country and by code", async ({ page }) => {
  await openCalculator(page);
  const code = page.getByRole("combobox", { name: "Country code" });
  await expect(code).toHaveValue("+971");
  await code.click();
  await expect(page.getByRole("listbox").getByRole("option").first()).toHaveText("+971 United Arab Emirates");
  expect(await page.getByRole("listbox").getByRole("option").count()).toBeGreaterThan(200);
  await code.fill("philipp");
  await page.getByRole("option", { name: "+63 Philippines" }).click();
  await code.blur();
  await expect(code).toHaveValue("+63");
  await code.fill("44");
  await page.getByRole("option", { name: "+44 United Kingdom" }).click();
  await code.blur();
  await expect(code).toHaveValue("+44");
});

for (const [start, base] of [
  ["/", ""],
  ["/calculator", ""],
  ["/peko/", "/peko"],
  ["/peko/calculator", "/peko"],
] as const) {
  test(`from ${start} the whole form goes to the summary, and Back restores it as it was left`, async ({
    page,
  }) => {
    await openCalculator(page, start);
    await fillPlan(page);
    await fillContact(page, NAME);
    await field(page, "Company name (optional)").fill("Souk & Sons");
    await expect(upToDate(page)).toBeVisible();
    const payload = await continueToSummary(page);
    await expect(page).toHaveURL(new RegExp(`:\\d+${base}/summary$`));
    expect(decodePayload(payload)).toEqual({
      ...PENSION_FORM,
      name: NAME,
      phoneNumber: "50 123 4567",
      companyName: "Souk & Sons",
      yearsOfService: 0,
    });
    await page.goBack();
    await expect(field(page, "Name")).toHaveValue(NAME);
    await expect(field(page, "Monthly salary")).toHaveValue("AED 20,000");
    await expect(choice(page, "Risk preference", "Balanced")).toBeChecked();
    await expect(results(page)).toContainText("Chance of reaching your goal");
    const storage = await page.evaluate(() => ({
      ...localStorage,
      ...sessionStorage,
      cookie: document.cookie,
    }));
    // The plan is offered to the family plan until the tab is closed; nobody's name or address is in it.
    expect(Object.keys(storage).toSorted()).toEqual(["cookie", "goal-planner.visit.1"]);
    expect(storage.cookie).toBe("");
    for (const personal of [NAME, "layla@example.com", "123 4567", "Souk"]) {
      expect(JSON.stringify(storage)).not.toContain(personal);
    }
  });
}
