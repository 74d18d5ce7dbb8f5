import { expectComplete, openSummary, pensionSummary, personal } from "./summary.ts";
import { expect, field, fillContact, openCalculator, test } from "./visitor.ts";

test("an x that was entered between digits stays an x", async ({ page }) => {
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
        outcomesAt90th: zero(result.outcomesAt90th),
      },
    });
  });
  await openSummary(page, pensionSummary);
  await expectComplete(page);
  const chart = page.getByRole("figure").getByRole("img");
  const line = chart.locator('path[stroke-width="2.5"]').first();
  const [drawn, plotted] = [await line.boundingBox(), await chart.boundingBox()];
  expect(drawn).not.toBeNull();
  // Below it are 42 pixels for the names of ages and axis.
  const foot = (plotted?.y ?? 0) + (plotted?.height ?? 0) - 42;
  expect(Math.abs((drawn?.y ?? 0) - foot)).toBeLessThan(4);
  await page.getByRole("figure").getByRole("application").focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("figure")).toContainText(/Realistic\s*AED\s0Pessimistic\s*AED\s0/);
});
