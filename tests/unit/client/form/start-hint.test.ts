import { expect, test } from "vitest";
import { startHint } from "#client/form/start-hint.ts";
import type { GoalType } from "#shared/domain/child-goals.ts";
import { EN } from "#shared/wording/generated/en.js";

const hint = (
  startYear: number | string,
  age?: number | string,
  numberOfYears: number | string = 4,
  month = 11,
  type: GoalType = "Education",
) => startHint({ type, startYear, numberOfYears, age }, { year: 2026, month }, EN);

test.each([
  [2034, 10, "First payment in September 2034, at age 18."],
  [2034, "ten", "First payment in September 2034."],
  [2034, undefined, "First payment in September 2034."],
  [2034, "", "First payment in September 2034."],
  [2034, -1, "First payment in September 2034."],
  [2034, 31, "First payment in September 2034."],
  [2034, 7.6, "First payment in September 2034."],
  [2027, 10, "First payment in September 2027, at age 11."],
  [2026, 10, "Payments due before September 2027 are in the past and are not counted."],
  ["", 10, undefined],
  ["203", 10, undefined],
  [2061, 10, undefined],
])("describes the payments from %j for a child aged %j", (startYear, age, text) => {
  expect(hint(startYear, age)).toBe(text);
});

test.each([
  [2025, 1, "This goal is in the past, and there is nothing left to pay."],
  [2025, 2, "This goal is in the past, and there is nothing left to pay."],
  [2025, 3, "Payments due before September 2027 are in the past and are not counted."],
  [2025, "", "Payments due before September 2027 are in the past and are not counted."],
])("describes payments from %j that last %j years", (startYear, numberOfYears, text) => {
  expect(hint(startYear, 10, numberOfYears)).toBe(text);
});

test.each(["HelpKids", "Activities"] as const)(
  "names no first payment for %s, which is paid once",
  (type) => {
    expect(hint(2034, 10, 1, 11, type)).toBe("Payment in September 2034, at age 18.");
    expect(hint(2034, undefined, 1, 11, type)).toBe("Payment in September 2034.");
    expect(hint(2026, 10, 1, 9, type)).toBe("The payment is due this month.");
  },
);

test("changes within this year, when its September begins", () => {
  expect(hint(2026, 10, 4, 8)).toBe("First payment in September 2026, at age 10.");
  expect(hint(2026, 10, 4, 9)).toBe("The first payment is due this month.");
});
