import { expect, test } from "vitest";
import { pathsInTodaysMoney, savingsLastUntil, valueAtAge } from "#shared/report/outcomes.ts";

const path = (...values: readonly number[]) => values.map((value, year) => ({ age: 60 + year, value }));

test("savings last until the age before the first shortfall", () => {
  expect(savingsLastUntil(path(5, 0, -1, 3))).toBe(61);
  expect(savingsLastUntil(path(5, 0))).toBeUndefined();
});

test("a value is that of its age, and undefined beyond the forecast", () => {
  expect(valueAtAge(path(5, 7), 61)).toBe(7);
  expect(() => valueAtAge(path(5, 7), 62)).toThrow(RangeError);
});

test("a path in today's money keeps its first value and its signs", () => {
  const paths = {
    outcomesAt10th: path(100, 0, -108.16),
    outcomesAt50th: path(100, 104, 108.16),
    outcomesAt90th: path(100, 208, 0),
  };
  const close = (...values: readonly number[]) =>
    path(...values).map(({ age, value }) => ({ age, value: expect.closeTo(value, 10) }));
  expect(pathsInTodaysMoney(paths, 0.04)).toEqual({
    outcomesAt10th: close(100, 0, -100),
    outcomesAt50th: close(100, 100, 100),
    outcomesAt90th: close(100, 200, 0),
  });
});
