import { LANGUAGE_NAMES } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { boxOf, openChart, valueAt } from "./chart.ts";
import { expect, expectSettled, field, money, results, test } from "./visitor.ts";

test("a finger drawn across the chart reads it, and drawn up or down scrolls the page", async ({ page }) => {
  const { figure, result } = await openChart(page);
  const plot = await boxOf(figure.getByRole("application").locator("> div"));
  const client = await page.context().newCDPSession(page);
  const touch = (type: string, ...points: readonly { readonly x: number; readonly y: number }[]) =>
    client.send("Input.dispatchTouchEvent", { type: type as "touchStart", touchPoints: [...points] });
  const middle = plot.y + plot.height / 2;
  await touch("touchStart", { x: plot.x + plot.width / 2, y: middle });
  for (let step = 1; step <= 10; step++) {
    await touch("touchMove", { x: plot.x + plot.width * (0.5 + step / 20), y: middle });
  }
  await expect(figure.getByText("Age 80", { exact: true })).toBeVisible();
  await touch("touchEnd");
  await expect(figure).toContainText(money(valueAt(result.outcomesAt50th, 80)));

  const top = await page.evaluate(() => window.scrollY);
  const x = plot.x + plot.width / 2;
  await touch("touchStart", { x, y: middle });
  for (let step = 1; step <= 10; step++) await touch("touchMove", { x, y: middle + 12 * step });
  await touch("touchEnd");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(top);
});

test("the chart is drawn where a busy browser tells only later that it was out of the window and came into it", async ({
  page,
}) => {
  await page.addInitScript(tellTogether);
  await openChart(page);
});

for (const language of LANGUAGE_NAMES) {
  test(`in ${language} every word and number of a chart lies within its drawing, even where plans are compared`, async ({
    page,
  }) => {
    const wording = WORDINGS[language];
    await openChart(page, wording);
    await results(page, wording).getByRole("button", { name: wording.plans.keep.keep, exact: true }).tap();
    // Amounts of millions take the most room.
    await field(page, wording.fields.monthlySalary).fill("90000");
    await expectSettled(page, wording);
    const drawings = results(page, wording).getByRole("figure").getByRole("img");
    await expect(drawings).toHaveCount(2);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width);
      for (const drawing of await drawings.all()) {
        await expect(drawing.locator("text").filter({ hasText: /\d/ }).first()).toBeVisible();
        await expect.poll(() => drawing.evaluate(textsBeyond)).toEqual([]);
      }
    }
  });
}

/** In a page: tells that something is out of the window only together with what happens to it next. */
function tellTogether(): void {
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const kept: IntersectionObserverEntry[] = [];
      super((changes, observer) => {
        kept.push(...changes);
        if (kept.at(-1)?.isIntersecting) callback(kept.splice(0), observer);
      }, options);
    }
  };
}

/** The texts of a drawing that are not whole within it. */
function textsBeyond(drawing: Element): readonly string[] {
  return [...drawing.querySelectorAll("text")].flatMap((text) => {
    const area = text.ownerSVGElement?.getBoundingClientRect() ?? new DOMRect();
    const { left, right, top, bottom } = text.getBoundingClientRect();
    const isWithin =
      left >= area.left - 0.5 &&
      right <= area.right + 0.5 &&
      top >= area.top - 0.5 &&
      bottom <= area.bottom + 0.5;
    return isWithin ? [] : [`${text.textContent}: ${JSON.stringify([text.getBoundingClientRect(), area])}`];
  });
}
