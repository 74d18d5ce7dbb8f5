import { expect, test } from "vitest";
import { planJson } from "#client/plans/plan-json.ts";

test("holds the plan as sent, the result as answered, the model and the month", () => {
  const plan = { type: "Pension", age: 30 };
  const result = { modelVersion: "embedded-9", chanceToReachLifestyleGoal: 62.123 };
  const kept = { calculator: "pension", form: { age: 30 }, modelVersion: "embedded-9", chance: 62.12 };
  expect(JSON.parse(planJson(kept, { plan, result }, { year: 2026, month: 3 }))).toEqual({
    calculator: "pension",
    month: "2026-03",
    modelVersion: "embedded-9",
    plan,
    result,
  });
});
