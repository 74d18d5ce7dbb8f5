import type { Page } from "@playwright/test";

/** Sums up by how much a page moves from now on. @returns a function that tells the sum */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(async () => {
    // What has changed already may not be drawn yet.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ("value" in entry) shifts.push(Number(entry.value));
    }).observe({ type: "layout-shift" });
  });
  return () =>
    page.evaluate(() => {
      const shifts: unknown = Reflect.get(window, "shifts");
      return Array.isArray(shifts) ? shifts.reduce((sum: number, value) => sum + value, 0) : Number.NaN;
    });
}
