import type { Locator, Page } from "@playwright/test";
import { LANGUAGE_NAMES, pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { expectComplete, openSummary, pensionSummary } from "./summary.ts";
import { expect, expectSettled, field, fillPlan, openCalculator, results, test } from "./visitor.ts";
import { oncePerLanguage } from "./widths.ts";

/** Expects all of an element to be in the window, or as much of it as fits. */
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
async function scrollToFoot(part: Locator): Promise<void> {
  await part.evaluate((element) => element.scrollIntoView({ block: "end" }));
}

test("the table of a summary opens in view", async ({ page }) => {
  await openSummary(page, pensionSummary);
  // The insights above the table arrive last.
  await expectComplete(page);
  // It lies in what opens on demand itself.
  const fold = page.locator("details details").filter({ hasText: "Show the figures as a table" });
  const summary = fold.locator("summary");
  await scrollToFoot(summary);
  await summary.click();
  await expect(fold.getByRole("table")).toBeVisible();
  await expectInView(page, fold);
});

for (const language of LANGUAGE_NAMES) {
  const wording = WORDINGS[language];

  test(`in ${language} the forecast's table can be read to its end without scrolling inside it`, async ({
    page,
  }) => {
    await openCalculator(page, pathIn(language, "/"), wording);
    await fillPlan(page, wording);
    await expectSettled(page, wording);
    const fold = results(page, wording).locator("details").filter({ hasText: wording.results.table });
    await fold.locator("summary").click();
    const rows = fold.getByRole("row");
    await rows.nth(2).hover();
    const isAtEnd = () => rows.last().evaluate((row) => row.getBoundingClientRect().bottom < innerHeight);
    await expect(async () => {
      await page.mouse.wheel(0, 300);
      expect(await isAtEnd()).toBe(true);
    }).toPass();
    const stops = await fold.evaluate((part) => part.querySelectorAll("[tabindex]").length);
    expect(stops).toBe(0);
  });
}

oncePerLanguage((language) => {
  const wording = WORDINGS[language];

  test(`in ${language} a table too wide for a small phone scrolls sideways, by keyboard too`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openCalculator(page, pathIn(language, "/"), wording);
    await field(page, wording.fields.currentAdditional).fill("900000000");
    await fillPlan(page, wording);
    await expectSettled(page, wording);
    const fold = results(page, wording).locator("details").filter({ hasText: wording.results.table });
    await fold.locator("summary").click();
    // It is a region, and reached by the Tab key, once it was measured.
    const frame = fold.getByRole("region");
    await expect(frame).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(frame).toBeFocused();
    await page.keyboard.press(language === "ar" ? "ArrowLeft" : "ArrowRight");
    await expect.poll(() => frame.evaluate(({ scrollLeft }) => Math.abs(scrollLeft))).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test("a goal of the Kids Saver opens in view", async ({ page }) => {
  await openCalculator(page, "/kids-saver");
  const goal = page.getByRole("region", { name: "Help Kids Goal" });
  await scrollToFoot(goal);
  await goal.getByRole("checkbox").check();
  await expect(goal.getByRole("textbox").first()).toBeVisible();
  await expectInView(page, goal);
});
