import type { Page } from "@playwright/test";
import { holdBack, kidsSaver, openWithPayload, pensionSummary, SUMMARIES } from "./summary.ts";
import { expect, test } from "./visitor.ts";

const WIDTHS = [320, 390, 768, 1024, 1280, 1360, 1440];

const EDUCATION = SUMMARIES.find(({ name }) => name === "Education") ?? pensionSummary;

const PAGES = [
  ["/", "Calculate", pensionSummary.form],
  ["/education", "Calculate", EDUCATION.form],
  ["/kids-saver", "CalculateMultiGoal", kidsSaver(true)],
  ["/summary", "Calculate", pensionSummary.form],
  ["/kids-saver/summary", "CalculateMultiGoal", kidsSaver(true)],
  ["/summary-pdf", "Calculate", pensionSummary.form],
] as const;

/** The buttons and links that Please Wait covers. */
async function covered(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const indicator = [...document.querySelectorAll('[role="status"]')].find((status) =>
      status.textContent?.includes("Please Wait"),
    )?.firstElementChild;
    if (!indicator) return ["Please Wait is not there"];
    const wait = indicator.getBoundingClientRect();
    return [...document.querySelectorAll("button, a[href], summary")]
      .filter((button) => button.checkVisibility())
      .filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        return left < wait.right && right > wait.left && top < wait.bottom && bottom > wait.top;
      })
      .map((button) => button.textContent ?? "");
  });
}

for (const [path, calculation, form] of PAGES) {
  test(`Please Wait covers no button of ${path} at any width, wherever it is scrolled`, async ({ page }) => {
    test.setTimeout(60_000);
    await holdBack(page, calculation);
    await openWithPayload(page, path, form);
    const wait = page.getByRole("status").getByText("Please Wait");
    await expect(wait).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width < 768 ? 740 : 900 });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < height; top += 170) {
        await page.evaluate((y) => window.scrollTo(0, y), top);
        await expect.poll(() => covered(page), { message: `${width} px wide, ${top} px down` }).toEqual([]);
      }
      await expect(wait).toBeInViewport();
    }
  });
}
