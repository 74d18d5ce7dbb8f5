import { includeGoal, openKidsSaver, planGoals, requirement } from "./kids-saver.ts";
import { holdBack } from "./summary.ts";
import { expect, results, said, test, upToDate } from "./visitor.ts";
import { ONE_WIDTH } from "./widths.ts";

test.describe("", ONE_WIDTH.en, () => {
  test("chart and table count the child's age", async ({ page }) => {
    await openKidsSaver(page);
    const result = await (await planGoals(page, ["Activities Goal"])).json();
    await page.getByRole("figure").scrollIntoViewIfNeeded();
    await expect(page.getByRole("figure").getByRole("img")).toBeVisible();
    await results(page).getByText("Show the figures as a table").click();
    await expect(page.getByRole("columnheader", { name: "Child's age" })).toBeVisible();
    await expect(
      results(page)
        .getByRole("table", { name: /year by year/ })
        .getByRole("row"),
    ).toHaveCount(1 + result.outcomesAt50th.length);
    await expect(
      page
        .getByRole("table", { name: /year by year/ })
        .getByRole("rowheader")
        .first(),
    ).toHaveText("10");
    await page.getByRole("button", { name: "About this chart" }).click();
    await expect(page.getByRole("note", { name: "How to read this chart" })).toContainText("10th percentile");
    await results(page).getByText("How this was calculated").click();
    await expect(results(page)).toContainText("several thousand scenarios");
    await expect(results(page)).toContainText("The Balanced strategy is maintained for the whole plan.");
  });
});

test("while it calculates, an overlay dims the whole side panel, explanations included, under Please Wait", async ({
  page,
}) => {
  await openKidsSaver(page);
  await planGoals(page, ["Activities Goal"]);
  const release = await holdBack(page, "CalculateMultiGoal");
  const overlay = page.locator("[data-shown]");
  await expect(overlay).toHaveCount(0);
  await includeGoal(page, "Education Goal");
  await expect(said(page)).toHaveText("Please Wait");
  await expect(overlay).toHaveCount(2);
  for (const part of [
    page.getByText("What the Kids Saver does"),
    page.getByText("Inflation", { exact: true }),
    results(page),
  ]) {
    const covered = await part.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return [...document.querySelectorAll("[data-shown]")].some((shown) => {
        const box = shown.getBoundingClientRect();
        return box.left <= left && box.right >= right && box.top <= top && box.bottom >= bottom;
      });
    });
    expect(covered).toBe(true);
  }
  await expect(overlay.first()).toHaveCSS("opacity", "1");
  await expect(requirement(page, "Activities")).toBeVisible();
  release();
  await expect(upToDate(page)).toBeVisible();
  await expect(overlay).toHaveCount(0);
  await expect(said(page)).toHaveCount(0);
});
