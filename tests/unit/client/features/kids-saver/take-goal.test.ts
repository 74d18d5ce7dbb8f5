import { expect, test } from "vitest";
import { kidsSaverDefinition } from "#client/features/kids-saver/definition.ts";
import { initialKidsSaverDraft } from "#client/features/kids-saver/kids-saver-draft.ts";
import { planOf } from "#client/features/kids-saver/kids-saver-plan.ts";
import { takeGoal } from "#client/features/kids-saver/take-goal.ts";
import { isSamePlan, readState } from "#client/session/read-state.ts";
import type { ChildGoalPlan } from "#shared/child-goal/schemas.ts";

const START = { year: 2026, month: 11 };
const INITIAL = initialKidsSaverDraft(START);

const EDUCATION: ChildGoalPlan = {
  type: "Education",
  age: 6,
  startYear: 2036,
  numberOfYears: 3,
  countryOfExpense: "UK",
  currentAnnualExpense: 20_000,
  currency: "USD",
  monthlyInvestment: 123,
  currentAdditional: 1_000,
  expectedAdditional: 50,
  risk: "Aggressive",
  targetChance: 90,
};
const ACTIVITIES: ChildGoalPlan = {
  ...EDUCATION,
  type: "Activities",
  currency: "AED",
  currentAnnualExpense: 7_001,
  monthlyInvestment: 3_675,
  currentAdditional: 0,
  risk: "Balanced",
  targetChance: 75,
};

test("the first goal brings everything that was entered, to the last digit", () => {
  const { type, startYear, numberOfYears, countryOfExpense, currentAnnualExpense, ...saver } = EDUCATION;
  expect(planOf(takeGoal(INITIAL, EDUCATION), START)).toEqual({
    ...saver,
    goals: [{ type, startYear, numberOfYears, countryOfExpense, currentAnnualExpense }],
  });
});

test("a goal without an age leaves the child's", () => {
  expect(takeGoal(INITIAL, { ...EDUCATION, type: "Healthcare", age: 0 }).age).toBe(INITIAL.age);
});

test("a further goal joins in the Kids Saver's currency, and the rest stays", () => {
  const both = takeGoal(takeGoal(INITIAL, EDUCATION), { ...ACTIVITIES, age: 9 });
  const plan = planOf(both, START);
  expect(plan?.goals.map(({ type }) => type)).toEqual(["Education", "Activities"]);
  const { age, currency, risk, monthlyInvestment, currentAdditional, targetChance } = EDUCATION;
  expect(plan).toMatchObject({ age, currency, risk, monthlyInvestment, currentAdditional, targetChance });
  // AED 3.6725 are one dollar; the cost is rounded to the step of its field.
  expect(both.activitiesGoal.currentAnnualExpense).toBe(1_900);
});

test("a goal that is taken again is replaced", () => {
  const once = takeGoal(takeGoal(INITIAL, EDUCATION), ACTIVITIES);
  const again = takeGoal(once, { ...EDUCATION, currentAnnualExpense: 30_000 });
  expect(again).toEqual({
    ...once,
    educationGoal: { ...once.educationGoal, currentAnnualExpense: 30_000 },
  });
});

test("a goal that was taken is the same plan when it is read again", () => {
  const taken = takeGoal(INITIAL, EDUCATION);
  const { draft } = readState(JSON.parse(JSON.stringify(taken)), kidsSaverDefinition(START));
  expect(isSamePlan(draft, taken)).toBe(true);
});
