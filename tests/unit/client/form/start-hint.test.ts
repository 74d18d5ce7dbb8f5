import { expect, test } from "vitest";
import { startHint } from "#client/form/start-hint.ts";
import { EN } from "#shared/wording/generated/en.js";

const hint = (
  startYear: number | string,
  age?: number | string,
  numberOfYears: number | string = 4,
  month = 11,
) => startHint({ type: "Education", startYear, numberOfYears, age }, { year: 2026, month }, EN);

test.each([
  [2034, 10, "First payment in September 2034, at age 18."],
  [2034, "ten", "First payment in September 2034."],
  [2034, undefined, "First payment in September 2034."],
  [2034, "", "First payment in September 2034."],
  [2027, 10, "First payment in September 2027, at age 11."],
  [2026, 10, "Payments before September 2027 are over and cost nothing."],
  ["", 10, undefined],
  ["203", 10, undefined],
  [2061, 10, undefined],
])("%j for a child of %j", (startYear, age, text) => {
  expect(hint(startYear, age)).toBe(text);
});

test.each([
  [2025, 1, "All years of this goal are over, and there is nothing left to pay."],
  [2025, 2, "All years of this goal are over, and there is nothing left to pay."],
  [2025, 3, "Payments before September 2027 are over and cost nothing."],
  [2025, "", "Payments before September 2027 are over and cost nothing."],
])("%j for %j years", (startYear, numberOfYears, text) => {
  expect(hint(startYear, 10, numberOfYears)).toBe(text);
});

test("of this year, before its September and in it", () => {
  expect(hint(2026, 10, 4, 8)).toBe("First payment in September 2026, at age 10.");
  expect(hint(2026, 10, 4, 9)).toBe("The first payment is due this month.");
});
