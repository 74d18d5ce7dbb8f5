import { expect, test } from "vitest";
import { familyDefinition } from "#client/features/family/definition.ts";
import { planOf } from "#client/features/family/family-plan.ts";
import {
  hasRoomFor,
  holdsPlan,
  placeOf,
  savingsQuestion,
  takePlan,
} from "#client/features/family/take-plan.ts";
import { readState } from "#client/session/read-state.ts";
import type { ChildGoalPlan } from "#shared/child-goal/schemas.ts";
import { withoutContact } from "#shared/contract/contact.ts";
import { childPurses } from "#shared/family/purses.ts";
import type { KidsSaverPlan } from "#shared/kids-saver/schemas.ts";
import type { PensionPlan } from "#shared/pension/schemas.ts";
import { ENGINEER } from "../../../../fixtures/plans/family-plans.ts";
import { COMPLETE, INITIAL, START } from "./family.ts";

const PENSION: PensionPlan = {
  type: "Pension",
  currency: "AED",
  ...ENGINEER.pension,
  annualLivingCost: 90_000,
  currentAdditional: 300_000,
};
const EDUCATION: ChildGoalPlan = {
  type: "Education",
  age: 12,
  startYear: 2032,
  numberOfYears: 4,
  countryOfExpense: "UK",
  currentAnnualExpense: 108_100,
  currency: "AED",
  monthlyInvestment: 4_183,
  currentAdditional: 300_000,
  expectedAdditional: 0,
  risk: "Balanced",
};
const HEALTHCARE: ChildGoalPlan = {
  ...EDUCATION,
  type: "Healthcare",
  age: 0,
  currency: "USD",
  currentAnnualExpense: 1_000,
  monthlyInvestment: 100,
  currentAdditional: 0,
};
const KIDS_SAVER: KidsSaverPlan = {
  age: 7,
  currency: "AED",
  monthlyInvestment: 2_516,
  currentAdditional: 10_000,
  expectedAdditional: 0,
  risk: "Aggressive",
  goals: [
    {
      type: "Education",
      startYear: 2037,
      numberOfYears: 4,
      countryOfExpense: "UK",
      currentAnnualExpense: 108_100,
    },
  ],
};

test("a pension and the goals of two children become one plan, with savings counted once", () => {
  const family = [PENSION, EDUCATION, HEALTHCARE, KIDS_SAVER].reduce(
    (draft, plan) => takePlan(draft, plan, START),
    INITIAL,
  );
  const plan = planOf(family, START);
  expect(plan).toMatchObject({
    savings: 300_000,
    // A contribution that is not used has the form's first value.
    pension: { ...ENGINEER.pension, monthlyInvestment: 500, annualLivingCost: 90_000 },
    children: [
      { age: 12, monthlyInvestment: 4_183 + 370, risk: "Balanced" },
      { age: 7, monthlyInvestment: 2_516, risk: "Aggressive" },
    ],
  });
  // USD 1,000 at 3.6725, in steps of the field.
  expect(
    plan?.children.map(({ goals }) => goals.map((goal) => [goal.type, goal.currentAnnualExpense])),
  ).toEqual([
    [
      ["Education", 108_100],
      ["Healthcare", 3_700],
    ],
    [["Education", 108_100]],
  ]);
  for (const taken of [PENSION, EDUCATION, HEALTHCARE, KIDS_SAVER]) {
    expect(holdsPlan(family, taken, START)).toBe(true);
  }
});

test("a second goal of a type goes to a child of its own, and only if there is room for one", () => {
  const educations = [90_000, 80_000, 70_000, 60_000, 50_000].map((currentAnnualExpense) => ({
    ...EDUCATION,
    currentAnnualExpense,
  }));
  const [last, ...others] = educations.toReversed();
  if (last === undefined) throw new Error("there is no plan");
  const full = others.toReversed().reduce((draft, plan) => takePlan(draft, plan, START), INITIAL);
  expect(
    full.children.map(({ age, monthlyInvestment, educationGoal }) => [
      age,
      monthlyInvestment,
      educationGoal.currentAnnualExpense,
    ]),
  ).toEqual([90_000, 80_000, 70_000, 60_000].map((cost) => [12, 4_183, cost]));
  expect(educations.map((plan) => placeOf(full, plan, START))).toEqual([0, 1, 2, 3, undefined]);
  expect(educations.map((plan) => holdsPlan(full, plan, START))).toEqual([true, true, true, true, false]);
  expect([last, PENSION, HEALTHCARE].map((plan) => hasRoomFor(full, plan, START))).toEqual([
    false,
    true,
    true,
  ]);
});

test("a goal that is there already is paid for once", () => {
  const activities = { ...EDUCATION, type: "Activities" as const, currentAnnualExpense: 8_000 };
  const both = { ...KIDS_SAVER, age: 12, monthlyInvestment: 5_000, goals: [EDUCATION, activities] };
  const [child, ...others] = takePlan(takePlan(INITIAL, EDUCATION, START), both, START).children;
  expect(others).toEqual([]);
  expect(child).toMatchObject({ monthlyInvestment: 5_000, activitiesGoalEnabled: true });
});

test("the first plan brings its currency", () => {
  expect(takePlan(INITIAL, HEALTHCARE, START)).toMatchObject({ currency: "USD" });
  expect(takePlan(COMPLETE, HEALTHCARE, START)).toMatchObject({ currency: "AED" });
});

test("contact data stay as they are", () => {
  const taken = takePlan(COMPLETE, EDUCATION, START);
  expect({ ...taken, ...withoutContact(COMPLETE) }).toEqual(COMPLETE);
});

test("savings of a plan are the same money or further money, and nothing is asked if one of both has none", () => {
  const family = takePlan(INITIAL, KIDS_SAVER, START);
  expect(savingsQuestion(INITIAL, KIDS_SAVER)).toBeUndefined();
  expect(savingsQuestion(family, HEALTHCARE)).toBeUndefined();
  const question = { ofFamily: 10_000, ofPlan: 300_000, same: 300_000, separate: 310_000 };
  expect(savingsQuestion(family, PENSION)).toEqual(question);
  expect(takePlan(family, PENSION, START, "separate").savings).toBe(310_000);
  expect(takePlan(family, PENSION, START, "same").savings).toBe(300_000);
  expect(holdsPlan(takePlan(family, PENSION, START, "separate"), PENSION, START)).toBe(true);
});

test("further savings stay those of the child or of retirement, for which they were entered", () => {
  const sharesOf = ({ hasOwnShares, children }: typeof INITIAL) =>
    hasOwnShares && children.map(({ savingsPercentage }) => savingsPercentage);
  const pension = takePlan(INITIAL, { ...PENSION, currentAdditional: 100_000 }, START);
  expect(sharesOf(pension)).toEqual([0]);
  const both = takePlan(pension, { ...EDUCATION, currentAdditional: 100_000 }, START, "separate");
  expect([both.savings, sharesOf(both)]).toEqual([200_000, [50]]);
  const all = takePlan(both, KIDS_SAVER, START, "separate");
  expect(all.savings).toBe(210_000);
  const amounts = childPurses(planOf(all, START) ?? ENGINEER).map(
    ({ currentAdditional }) => currentAdditional,
  );
  for (const [index, amount] of [100_000, 10_000].entries()) expect(amounts[index]).toBeCloseTo(amount, 3);
  for (const taken of [PENSION, EDUCATION, KIDS_SAVER]) {
    expect(
      holdsPlan(all, { ...taken, currentAdditional: Math.min(taken.currentAdditional, 100_000) }, START),
    ).toBe(true);
  }
  // The same money pays for both, so that need divides it.
  const same = takePlan(pension, { ...EDUCATION, currentAdditional: 100_000 }, START, "same");
  expect([same.savings, same.hasOwnShares]).toEqual([100_000, false]);
});

test.each([
  ["a pension", PENSION],
  ["an education", EDUCATION],
  ["healthcare", HEALTHCARE],
  ["a Kids Saver", KIDS_SAVER],
])("%s that was taken over is held after a reload as well", (_, plan) => {
  const taken = { ...takePlan(INITIAL, plan, START), savings: 1_000_000 };
  const { draft } = readState(JSON.parse(JSON.stringify(taken)), familyDefinition(START));
  expect(holdsPlan(taken, plan, START)).toBe(true);
  expect(holdsPlan(draft, plan, START)).toBe(true);
});
