import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { keptPlan } from "#shared/contract/kept-plan.ts";
import { CHILD_GOAL_FORM, PENSION_FORM } from "../../../fixtures/forms.ts";

const ANSWER = { modelVersion: "m", chanceToReachLifestyleGoal: 51 };
const START = { year: 2026, month: 11 };
const EDUCATION = keptPlan("education", CHILD_GOAL_FORM, ANSWER, START);
const PENSION = keptPlan("pension", PENSION_FORM, ANSWER, START);
const LATER = { ...PENSION, form: { ...PENSION.form, monthlySalary: 12_345 } };

// The store listens to the window.
beforeAll(() => void vi.stubGlobal("window", { addEventListener: () => {} }));
afterAll(() => vi.unstubAllGlobals());

async function read(...plans: readonly (typeof PENSION)[]) {
  const { readLatest } = await import("#client/plans/read-latest.ts");
  return await readLatest(
    plans.map((plan, keptAt) => ({ keptAt, plan })),
    "education",
    START,
  );
}

test("of each other calculator the latest kept plan is read, without contact data", async () => {
  const found = await read(PENSION, LATER, EDUCATION);
  expect(found).toMatchObject([{ calculator: "pension", outlay: { salary: 12_345 } }]);
  expect(found[0]?.plan).not.toHaveProperty("name");
  expect(found[0]?.plan).not.toHaveProperty("email");
});

test("a kept plan that cannot be read is left out", async () => {
  expect(await read({ ...PENSION, form: { age: "old" } })).toEqual([]);
});
