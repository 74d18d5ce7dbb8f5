import type { Page } from "@playwright/test";
import {
  choice,
  expect,
  field,
  fillContact,
  fillPlan,
  openCalculator,
  results,
  test,
  upToDate,
} from "./visitor.ts";

const proceedOf = (page: Page) => page.getByRole("button", { name: "Continue" });

/** Within the form: the panel beside it names fields too. */
const reason = (page: Page, name: string) =>
  page.getByRole("form", { name: "Design your plan" }).getByRole("button", { name, exact: true });

/** Description of the button; it separates links in a sentence from its commas by a space. */
const waitsFor = (...names: readonly string[]) =>
  new RegExp(`^To continue, complete or correct: ${names.join(" ?, ")} ?\\.$`);

test("Continue is disabled until name, email, phone number and risk are entered, whichever is missing", async ({
  page,
}) => {
  await openCalculator(page);
  await fillPlan(page);
  await fillContact(page, "Layla");
  await expect(proceedOf(page)).toBeEnabled();
  await expect(page.getByText("To continue, complete")).toBeHidden();
  for (const name of ["Name", "Email", "Phone number"]) {
    const before = await field(page, name).inputValue();
    await field(page, name).fill("");
    await expect(proceedOf(page), name).toBeDisabled();
    await expect(proceedOf(page)).toHaveAccessibleDescription(waitsFor(name));
    await field(page, name).fill(before);
    await expect(proceedOf(page), name).toBeEnabled();
  }
  await field(page, "Age").fill("10");
  await expect(proceedOf(page)).toBeDisabled();
  await expect(proceedOf(page)).toHaveAccessibleDescription(waitsFor("Age"));
});

test("the keyboard reaches Continue and its reasons, and pressing it marks missing entries at their fields", async ({
  page,
}) => {
  await openCalculator(page);
  await field(page, "Company name (optional)").focus();
  for (const name of ["Risk preference", "Name", "Email", "Phone number"]) {
    await page.keyboard.press("Tab");
    await expect(reason(page, name)).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(proceedOf(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(choice(page, "Risk preference", "Conservative")).toBeFocused();
  for (const name of ["Name", "Email", "Phone number"]) {
    await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, name)).toHaveAccessibleDescription("");
  }
  await expect(page).toHaveURL(/:\d+\/$/);
});

test("clicking a Continue that waits stays on the page and leads to the missing entry", async ({ page }) => {
  await openCalculator(page);
  await fillPlan(page);
  await field(page, "Name").fill("Layla");
  await proceedOf(page).scrollIntoViewIfNeeded();
  const box = await proceedOf(page).boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect(field(page, "Email")).toBeFocused();
  await expect(field(page, "Phone number")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "Name")).not.toHaveAttribute("aria-invalid", "true");
});

test("each entry that the forecast waits for leads to its field", async ({ page }) => {
  await openCalculator(page, "/education");
  await field(page, "Annual expense").fill("ten");
  await expect(results(page)).toContainText(
    "To see your forecast, complete or correct: Annual expense, Risk preference.",
  );
  await results(page).getByRole("button", { name: "Risk preference" }).click();
  await expect(choice(page, "Risk preference", "Conservative")).toBeFocused();
  await results(page).getByRole("button", { name: "Annual expense" }).click();
  await expect(field(page, "Annual expense")).toBeFocused();
});

test("Enter in a list of options moves on as in any field, and marks nothing", async ({ page }) => {
  await openCalculator(page);
  const country = page.getByRole("combobox", { name: "Retirement domicile" });
  await country.focus();
  await page.keyboard.press("ArrowDown");
  await expect(country).not.toHaveValue("UK");
  await page.keyboard.press("Enter");
  await expect(field(page, "Monthly salary")).toBeFocused();
  await expect(page.locator("[data-highlighted], [aria-invalid=true]")).toHaveCount(0);
});

test("Enter leads to entries that the forecast waits for, even if they are not faults, and past them", async ({
  page,
}) => {
  await openCalculator(page);
  const [age, salary] = [field(page, "Age"), field(page, "Monthly salary")];
  const risk = choice(page, "Risk preference", "Conservative");
  await age.press("Enter");
  await expect(salary).toBeFocused();
  await salary.press("Enter");
  await expect(risk).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(salary).toBeFocused();
  await page.keyboard.type("20000");
  await page.keyboard.press("Enter");
  await expect(upToDate(page)).toBeVisible();
  await expect(salary).toBeFocused();
});
