import { CHILD_GOALS_ON_SITE, fillGoal } from "./child-goals.ts";
import { expectAccessible } from "./quality.ts";
import { expect, field, openCalculator, results, test, upToDate } from "./visitor.ts";

for (const goal of CHILD_GOALS_ON_SITE) {
  test(`${goal.title}: long amounts with everything open, and a fault beside them, are accessible`, async ({
    page,
  }) => {
    await openCalculator(page, goal.path);
    await fillGoal(page, goal);
    await field(page, "Current savings for this goal").fill("1000000000");
    await expect(upToDate(page)).toBeVisible();
    await page.getByRole("figure").scrollIntoViewIfNeeded();
    await expect(page.getByRole("figure").getByRole("img")).toBeVisible();
    await results(page).getByText("Show the figures as a table").click();
    await page.getByRole("button", { name: "About this chart" }).click();
    await field(page, goal.labels.start).fill("2061");
    await field(page, "Name").focus();
    await expect(page.getByText("Enter 2060 or less.")).toBeVisible();
    await expect(results(page)).toContainText("Not up to date.");
    await expectAccessible(page);
  });
}
