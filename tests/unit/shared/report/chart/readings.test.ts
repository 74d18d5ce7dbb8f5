import { expect, test } from "vitest";
import { childGoalResultBlocks } from "#shared/child-goal/results.ts";
import { pensionResultBlocks } from "#shared/pension/results.ts";
import { chartReadings } from "#shared/report/chart/readings.ts";
import { EN } from "#shared/wording/generated/en.js";
import { resultContext } from "../../../../fixtures/result-context.ts";
import { GOAL, resultOf } from "../../child-goal/fixture.ts";
import { PLAN, RESULT } from "../../pension/fixture.ts";
import { blockOfKind } from "../block-of-kind.ts";

test("a chart is read year by year, with lines and band, as levels, amounts and a sentence", () => {
  const block = blockOfKind(pensionResultBlocks(PLAN, RESULT, resultContext()), "forecast");
  const readings = chartReadings(block, EN);
  expect(readings.map(({ at }) => at)).toEqual(Array.from({ length: 21 }, (_, year) => 60 + year));
  const [, , third] = readings;
  expect(third).toEqual({
    at: 62,
    heading: "Age 62",
    levels: { realistic: 2000, pessimistic: 1800 },
    amounts: {
      realistic: "AED\u00a02,000",
      pessimistic: "AED\u00a01,800",
      range: "AED\u00a01,800 – 2,200",
    },
    text: "Age 62: Realistic AED\u00a02,000, Pessimistic AED\u00a01,800, 8 of 10 futures AED\u00a01,800 – 2,200.",
  });
});

test("between two years, a payment is read before and after it falls due", () => {
  const block = blockOfKind(childGoalResultBlocks(GOAL, resultOf(GOAL), resultContext()), "forecast");
  const readings = chartReadings(block, EN);
  expect(readings.map(({ heading }) => heading).slice(7, 11)).toEqual([
    "Child's age 17",
    "Expense starts, before paying",
    "Expense starts, after paying",
    "Child's age 18",
  ]);
  expect(readings.slice(8, 10).map(({ at, amounts }) => ({ at, ...amounts }))).toEqual([
    {
      at: 10 + 94 / 12,
      realistic: "AED\u00a061,000",
      pessimistic: "AED\u00a053,000",
      range: "AED\u00a053,000 – 72,000",
    },
    {
      at: 10 + 94 / 12,
      realistic: "AED\u00a047,403",
      pessimistic: "AED\u00a039,403",
      range: "AED\u00a039,403 – 58,403",
    },
  ]);
});

test("a line behind the forecast is read before and after a payment where it drops", () => {
  const block = blockOfKind(childGoalResultBlocks(GOAL, resultOf(GOAL), resultContext()), "forecast");
  const at = 10 + 94 / 12;
  const readingsWith = (amounts: readonly number[]) =>
    chartReadings(
      { ...block, baseline: { label: "Future 1", line: amounts.map((amount) => ({ at, amount })) } },
      EN,
    )
      .slice(8, 10)
      .map(({ amounts: { baseline } }) => baseline);
  expect(readingsWith([50_000, 36_403])).toEqual(["AED\u00a050,000", "AED\u00a036,403"]);
  expect(readingsWith([50_000])).toEqual(["AED\u00a050,000", "AED\u00a050,000"]);
});

test("a named line behind the forecast is read after it; one that is named below the chart is not", () => {
  const block = blockOfKind(pensionResultBlocks(PLAN, RESULT, resultContext()), "forecast");
  const line = [{ at: 62, amount: 1500 }];
  const [first, , third] = chartReadings({ ...block, baseline: { label: "Begun in 1929", line } }, EN);
  expect(third?.amounts.baseline).toBe("AED\u00a01,500");
  expect(third?.text).toMatch(/, 8 of 10 futures .*\. Begun in 1929: AED\u00a01,500\.$/);
  expect(first?.amounts.baseline).toBeUndefined();
  expect(chartReadings({ ...block, baseline: { line } }, EN)).toEqual(chartReadings(block, EN));
});
