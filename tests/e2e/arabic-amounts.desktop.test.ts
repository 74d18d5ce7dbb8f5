import type { Locator } from "@playwright/test";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { CALCULATOR_SUMMARIES, expectComplete, openWithPayload } from "./summary.ts";
import { expect, expectSettled, field, fillPlan, openCalculator, results, test } from "./visitor.ts";

const { ar: AR } = WORDINGS;

/**
 * Returns the right edges of the digits in each list and column of figures. Entered values are not aligned in a column.
 */
function rightsOfDigits(part: Locator) {
  return part.evaluate((root, personal) => {
    const rightOf = (cell: Element) => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const found = /([\d,]+)\s+درهم/u.exec(node.textContent ?? "");
        if (found === null) continue;
        const range = document.createRange();
        const start = (node.textContent ?? "").indexOf(found[1] ?? "");
        range.setStart(node, start);
        range.setEnd(node, start + (found[1] ?? "").length);
        const { width, right } = range.getBoundingClientRect();
        // Text for screen readers only has no visible position.
        return width < 2 ? [] : [Math.round(right)];
      }
      return [];
    };
    const lists = [...root.querySelectorAll("dl")]
      .filter((list) => list.closest("section")?.querySelector("h2")?.textContent !== personal)
      .map((list) => [...list.querySelectorAll("dd")]);
    const columns = [...root.querySelectorAll("table")].flatMap((table) =>
      [...(table.rows[0]?.cells ?? [])].map((_, column) =>
        [...table.rows].flatMap((row) => row.cells[column] ?? []),
      ),
    );
    return [...lists, ...columns].map((cells) => cells.flatMap(rightOf)).filter(({ length }) => length > 1);
  }, AR.report.person);
}

async function expectUnitsBelowUnits(part: Locator, groups: number) {
  const rights = await rightsOfDigits(part);
  expect(rights.length).toBeGreaterThanOrEqual(groups);
  expect(rights.filter((group) => Math.max(...group) - Math.min(...group) > 1)).toEqual([]);
}

test("in Arabic amounts of different lengths align by unit, even where plans are compared", async ({
  page,
}) => {
  await openCalculator(page, "/ar", AR);
  await fillPlan(page, AR);
  await expectSettled(page, AR);
  await expectUnitsBelowUnits(results(page, AR), 2);
  await page.getByRole("button", { name: AR.plans.keep.keep, exact: true }).click();
  await field(page, AR.fields.currentAdditional).fill("900");
  await expectSettled(page, AR);
  await expect(
    results(page, AR).getByRole("columnheader", { name: AR.plans.compare.now }).first(),
  ).toBeVisible();
  await expectUnitsBelowUnits(results(page, AR), 4);
});

test("in Arabic amounts of every summary align by unit", async ({ page }) => {
  test.slow();
  for (const { name, base, form } of CALCULATOR_SUMMARIES) {
    await test.step(name, async () => {
      await openWithPayload(page, `/ar${base}/summary`, form);
      await expectComplete(page, AR);
      await expectUnitsBelowUnits(page.getByRole("main"), 2);
    });
  }
});
