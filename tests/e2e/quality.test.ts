import { watchShifts } from "#tools/browser/watch-shifts.ts";
import {
  expect,
  expectSettled,
  field,
  fillPlan,
  openCalculator,
  results,
  test,
  upToDate,
} from "./visitor.ts";

test("nothing moves when results arrive or change", async ({ page }) => {
  await openCalculator(page);
  await page.waitForLoadState("networkidle");
  // The question below the salary goes with the first digit.
  await field(page, "Monthly salary").fill("1");
  const shift = await watchShifts(page);
  await fillPlan(page);
  await expectSettled(page);
  await results(page).scrollIntoViewIfNeeded();
  await page.getByRole("figure").scrollIntoViewIfNeeded();
  await expect(page.getByRole("figure").getByRole("img")).toBeVisible();
  await field(page, "Age of retirement").fill("50");
  await expectSettled(page);
  expect(await shift()).toBeLessThan(0.005);
});

test("nothing moves when insights arrive in view", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/CalculateInsights", async (route) => {
    await released;
    await route.continue();
  });
  await openCalculator(page);
  await fillPlan(page);
  await field(page, "Monthly salary").fill("9000");
  await expect(upToDate(page)).toBeVisible();
  await results(page).getByRole("heading", { name: "Your forecast", exact: true }).scrollIntoViewIfNeeded();
  const shift = await watchShifts(page);
  release();
  await expect(results(page).getByRole("button", { name: "Apply" }).first()).toBeVisible();
  expect(await shift()).toBeLessThan(0.005);
});
