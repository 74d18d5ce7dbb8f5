import { boxOf, openChart, valueAt } from "./chart.ts";
import { expect, money, test } from "./visitor.ts";

test("a finger drawn across the chart reads it, and up and down it scrolls the page", async ({ page }) => {
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
