import type { Locator, Page } from "@playwright/test";
import { openSummary, pensionSummary } from "./summary.ts";
import { expect, openCalculator, test } from "./visitor.ts";

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
