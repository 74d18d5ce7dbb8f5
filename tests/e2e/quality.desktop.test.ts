import { expect, field, fillPlan, openCalculator, results, test, upToDate } from "./visitor.ts";

test("on a wide screen the results stay in view while the form is filled in", async ({ page }) => {
  await openCalculator(page);
  await fillPlan(page);
  await expect(upToDate(page)).toBeVisible();
  await field(page, "Current retirement savings").scrollIntoViewIfNeeded();
  await expect(results(page).getByText("Chance to reach your goal")).toBeInViewport();
});
