import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export async function expectAccessible(page: Page): Promise<void> {
  // Let what fades in arrive: colours in between have no meaning.
  await page.waitForTimeout(400);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
}

/** By how many pixels a page is wider than its window. */
export function widthBeyondWindow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Sums up by how much a page moves from now on. @returns a function that tells the sum */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
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
