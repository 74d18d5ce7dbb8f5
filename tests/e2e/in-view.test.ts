import type { Locator, Page } from "@playwright/test";
import { openSummary, pensionSummary, personal } from "./summary.ts";
import { expect, field, fillContact, openCalculator, test } from "./visitor.ts";

/** Whether the whole of something, or as much as the window has room for, is in the window. */
async function expectInView(page: Page, part: Locator): Promise<void> {
  const windowHeight = page.viewportSize()?.height ?? 0;
  await expect
    .poll(async () => {
      const box = await part.boundingBox();
      if (box === null) return "nowhere";
      const isTall = box.height > windowHeight - 200;
      return isTall ? box.y >= 0 && box.y < 200 : box.y >= 0 && box.y + box.height <= windowHeight;
    })
    .toBe(true);
}

/** Scrolls until something stands at the window's lower edge. */
async function scrollToFoot(page: Page, part: Locator): Promise<void> {
  await part.evaluate((element) => element.scrollIntoView({ block: "end" }));
  await page.waitForTimeout(100);
}

test("the table of a summary opens in view", async ({ page }) => {
  await openSummary(page, pensionSummary);
  const fold = page.locator("details").filter({ hasText: "Show the figures as a table" });
  const summary = fold.locator("summary");
  await scrollToFoot(page, summary);
  await summary.click();
  await expect(fold.getByRole("table")).toBeVisible();
  await expectInView(page, fold);
});

test("a goal of the Kids Saver opens in view", async ({ page }) => {
  await openCalculator(page, "/kids-saver");
  const goal = page.getByRole("region", { name: "Help Kids Goal" });
  await scrollToFoot(page, goal);
  await goal.getByRole("checkbox").check();
  await expect(goal.getByRole("textbox").first()).toBeVisible();
  await expectInView(page, goal);
});

test("an x between digits that was entered stays an x", async ({ page }) => {
  await openCalculator(page);
  await fillContact(page, "Ali 2x4");
  await expect(field(page, "Name")).toHaveCSS("font-variant-ligatures", "no-contextual");
  await openSummary(page, {
    ...pensionSummary,
    form: { ...pensionSummary.form, email: "ali2x4@example.com" },
  });
  await expect(personal(page).getByText("ali2x4@example.com")).toHaveCSS(
    "font-variant-ligatures",
    "no-contextual",
  );
});

test("a forecast that is zero throughout has its line at the foot of the chart", async ({ page }) => {
  await page.route("**/api/Calculate", async (route) => {
    const response = await route.fetch();
    const result = await response.json();
    const zero = (outcomes: readonly { age: number }[]) => outcomes.map(({ age }) => ({ age, value: 0 }));
    await route.fulfill({
      response,
      json: {
        ...result,
        outcomesAt50th: zero(result.outcomesAt50th),
        outcomesAt10th: zero(result.outcomesAt10th),
      },
    });
  });
  await openSummary(page, pensionSummary);
  const chart = page.getByRole("figure").getByRole("img");
  await chart.scrollIntoViewIfNeeded();
  const line = chart.locator('path[stroke-width="2.5"]').first();
  const [drawn, plotted] = [await line.boundingBox(), await chart.boundingBox()];
  expect(drawn).not.toBeNull();
  // Below it are 42 pixels for the names of ages and axis.
  const foot = (plotted?.y ?? 0) + (plotted?.height ?? 0) - 42;
  expect(Math.abs((drawn?.y ?? 0) - foot)).toBeLessThan(4);
  await expect(chart.locator("text").filter({ hasText: /^0$/ })).toHaveCount(1);
});
