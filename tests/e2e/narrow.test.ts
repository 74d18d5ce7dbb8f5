import type { Locator } from "@playwright/test";
import { openSummary, pensionSummary } from "./summary.ts";
import { expect, field, openCalculator, test } from "./visitor.ts";

/** The number of controls in each row. @example "2,2" */
async function rowsOf(controls: Locator): Promise<string> {
  const boxes = await Promise.all((await controls.all()).map((control) => control.boundingBox()));
  return [...Map.groupBy(boxes, (box) => box?.y).values()].map(({ length }) => length).join();
}

test("four risk preferences are in one row, two rows of two or one column", async ({ page }) => {
  await openCalculator(page);
  const risks = page.getByRole("radiogroup", { name: "Risk preference" }).getByRole("radio");
  for (const width of [1440, 1024, 720, 600, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    // The form takes its place in a window of another width a moment later.
    await expect.poll(() => rowsOf(risks), `${width} px`).toMatch(/^(4|2,2|1,1,1,1)$/);
  }
});

test("amounts, shares and choices are not cut off at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openCalculator(page);
  await field(page, "Monthly salary").fill("200000");
  await field(page, "Percentage of salary to invest").fill("12.5");
  await field(page, "Current retirement savings").fill("1000000");
  await field(page, "Age").focus();
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll("form input, form label")]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
      .map(({ outerHTML }) => outerHTML),
  );
  expect(cut).toEqual([]);
});

test("at a zoom of 400 % nothing covers a summary", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openSummary(page, pensionSummary);
  await expect(page.getByRole("button", { name: "Get detailed report" })).not.toBeInViewport();
});
