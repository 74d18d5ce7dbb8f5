import { watchShifts } from "#tools/browser/watch-shifts.ts";
import { expect, field, fillPlan, openCalculator, results, test, upToDate } from "./visitor.ts";

test("nothing moves when results arrive or change", async ({ page }) => {
  await openCalculator(page);
  await page.waitForLoadState("networkidle");
  const shift = await watchShifts(page);
  await fillPlan(page);
  await expect(upToDate(page)).toBeVisible();
  await results(page).scrollIntoViewIfNeeded();
  await page.getByRole("figure").scrollIntoViewIfNeeded();
  await expect(page.getByRole("figure").getByRole("img")).toBeVisible();
  await field(page, "Age of retirement").fill("50");
  await expect(upToDate(page)).toBeVisible();
  expect(await shift()).toBeLessThan(0.005);
});
