import { expect, test } from "vitest";
import { startHint } from "#client/features/plan/start-hint.ts";
import { EN } from "#shared/wording/en.ts";

const hint = (startYear: number | string, age?: number | string, numberOfYears: number | string = 4) =>
  startHint({ type: "Education", startYear, numberOfYears, age }, { year: 2026, month: 11 }, EN);

test.each([
  [2034, 10, "In 8 years, at age 18."],
  [2034, "ten", "In 8 years."],
  [2034, undefined, "In 8 years."],
  [2034, "", "In 8 years."],
  [2034, "-", "In 8 years."],
  [2027, 10, "Next year, at age 11."],
  [2027, undefined, "Next year."],
  [2026, 10, "This year."],
  [2025, 10, "Years before 2026 are over and cost nothing."],
  ["", 10, undefined],
  ["203", 10, undefined],
  [2061, 10, undefined],
])("%j for a child of %j", (startYear, age, text) => {
  expect(hint(startYear, age)).toBe(text);
});

test.each([
  [2025, 1, "All years of this goal are over, and there is nothing left to pay."],
  [2025, 2, "Years before 2026 are over and cost nothing."],
  [2025, "", "Years before 2026 are over and cost nothing."],
])("%j for %j years", (startYear, numberOfYears, text) => {
  expect(hint(startYear, 10, numberOfYears)).toBe(text);
});
