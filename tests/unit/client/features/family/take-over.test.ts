import { expect, test } from "vitest";
import {
  assumedAge,
  destinationAt,
  destinationOf,
  isTaken,
  otherPlaces,
  putBack,
  takeOver,
} from "#client/features/family/take-over.ts";
import type { OtherPlan, TakenOver, TakenPlan, TakenSavings } from "#client/features/family/take-plan.ts";
import type { ChildGoalPlan } from "#shared/child-goal/schemas.ts";
import type { KidsSaverPlan } from "#shared/kids-saver/schemas.ts";
import type { PensionPlan } from "#shared/pension/schemas.ts";
import { ENGINEER } from "../../../../fixtures/plans/family-plans.ts";
import { COMPLETE, INITIAL, START } from "./family.ts";

const EDUCATION: ChildGoalPlan = {
  type: "Education",
  age: 12,
  startYear: 2032,
  numberOfYears: 4,
  countryOfExpense: "UK",
  currentAnnualExpense: 100_000,
  currency: "AED",
  monthlyInvestment: 4_000,
  currentAdditional: 20_000,
  expectedAdditional: 0,
  risk: "Balanced",
};
const YOUNGER = { ...EDUCATION, age: 7, startYear: 2037 };
const HEALTHCARE: ChildGoalPlan = {
  ...EDUCATION,
  type: "Healthcare",
  age: 0,
  currentAnnualExpense: 5_000,
  monthlyInvestment: 500,
  currentAdditional: 0,
};
const PENSION: PensionPlan = {
  type: "Pension",
  currency: "AED",
  ...ENGINEER.pension,
  annualLivingCost: 90_000,
  currentAdditional: 50_000,
};

interface Family {
  readonly draft: typeof INITIAL;
  readonly taken: readonly TakenOver[];
}

const EMPTY: Family = { draft: INITIAL, taken: [] };

const calculatorOf = (plan: OtherPlan) => {
  if ("goals" in plan) return "kidsSaver";
  return plan.type === "Pension" ? "pension" : plan.type === "Education" ? "education" : "healthcare";
};

const chosenOf = (plan: OtherPlan): TakenPlan => ({ calculator: calculatorOf(plan), plan });

/** Takes a plan as the form does. @param place the child that it is for, if the visitor chose one */
function take({ draft, taken }: Family, plan: OtherPlan, savings?: TakenSavings, place?: number): Family {
  const chosen = chosenOf(plan);
  const to =
    place === undefined
      ? destinationOf(draft, chosen, taken, START)
      : destinationAt(place, draft, chosen, taken);
  if (to === undefined) throw new Error("there is no room");
  const done = takeOver(draft, chosen, to, START, savings);
  return { draft: done.draft, taken: [...taken, done.taken] };
}

function undo({ draft, taken }: Family): Family {
  const last = taken.at(-1);
  if (last === undefined) throw new Error("nothing was taken");
  return { draft: putBack(draft, last, START), taken: taken.slice(0, -1) };
}

const childrenOf = ({ draft }: Family) =>
  draft.children.map((child) => [
    child.age,
    child.monthlyInvestment,
    child.educationGoalEnabled && child.educationGoal.currentAnnualExpense,
    child.healthcareGoalEnabled && child.healthcareGoal.currentAnnualExpense,
  ]);

test("a later version of a plan replaces what was taken from the earlier one, with its amounts", () => {
  const first = take(take(EMPTY, EDUCATION), HEALTHCARE);
  expect(childrenOf(first)).toEqual([[12, 4_500, 100_000, 5_000]]);
  const corrected = {
    ...EDUCATION,
    currentAnnualExpense: 120_000,
    monthlyInvestment: 4_800,
    currentAdditional: 30_000,
  };
  const second = take(first, corrected);
  expect(childrenOf(second)).toEqual([[12, 5_300, 120_000, 5_000]]);
  expect(second.draft.savings).toBe(30_000);
  expect(second.taken.map(({ isReplacing }) => isReplacing)).toEqual([false, false, true]);
  expect(undo(second)).toEqual(first);
  // The monthly amount alone is a correction too.
  expect(childrenOf(take(first, { ...EDUCATION, monthlyInvestment: 4_100 }))[0]?.[1]).toBe(4_600);
});

test("a later version of a pension changes the savings by its difference", () => {
  const first = take(take(EMPTY, PENSION), EDUCATION, "separate");
  expect(first.draft.savings).toBe(70_000);
  const second = take(first, { ...PENSION, currentAdditional: 40_000 });
  expect(second.draft.savings).toBe(60_000);
  // 20,000 of 60,000.
  expect(second.draft.children[0]?.savingsPercentage).toBeCloseTo(100 / 3, 9);
});

test("a plan for a child of another age is for another child, unless the visitor chooses", () => {
  const first = take(EMPTY, EDUCATION);
  const second = take(first, YOUNGER);
  expect(childrenOf(second).map(([age]) => age)).toEqual([12, 7]);
  const last = second.taken.at(-1);
  expect(last && otherPlaces(last, START)).toEqual([0]);
  const chosen = take(undo(second), YOUNGER, undefined, 0);
  expect(childrenOf(chosen)).toEqual([[7, 4_000, 100_000, false]]);
  expect(chosen.taken.at(-1)).toMatchObject({ place: 0, isReplacing: true });
});

test("a plan of which the age alone was corrected corrects the child's", () => {
  const first = take(EMPTY, EDUCATION);
  const corrected = { ...EDUCATION, age: 11 };
  const to = destinationOf(first.draft, chosenOf(corrected), first.taken, START);
  expect(isTaken(first.draft, chosenOf(corrected), to, START)).toBe(false);
  const { draft } = take(first, corrected);
  expect(draft.children).toHaveLength(1);
  expect(draft.children[0]).toMatchObject({ age: 11 });
  expect(draft.savings).toBe(first.draft.savings);
});

test("twins have a plan each, and each is corrected on its own", () => {
  const twin = { ...EDUCATION, currentAnnualExpense: 80_000 };
  const both = take(take(EMPTY, EDUCATION), twin, undefined, 1);
  expect(childrenOf(both)).toEqual([
    [12, 4_000, 100_000, false],
    [12, 4_000, 80_000, false],
  ]);
  const isHeld = (plan: OtherPlan) => {
    const to = destinationOf(both.draft, chosenOf(plan), both.taken, START);
    return isTaken(both.draft, chosenOf(plan), to, START);
  };
  expect([EDUCATION, twin].map(isHeld)).toEqual([true, true]);
  expect(isHeld({ ...twin, currentAnnualExpense: 70_000 })).toBe(false);
});

test("healthcare goes to the first child, and may be for another one or a further one", () => {
  const children = take(take(EMPTY, EDUCATION), YOUNGER);
  const taken = take(children, HEALTHCARE);
  const last = taken.taken.at(-1);
  expect(last?.place).toBe(0);
  expect(last && otherPlaces(last, START)).toEqual([1, 2]);
  expect(childrenOf(take(undo(taken), HEALTHCARE, undefined, 1))).toEqual([
    [12, 4_000, 100_000, false],
    [7, 4_500, 100_000, 5_000],
  ]);
  // A form without entries has nobody else.
  expect(take(EMPTY, HEALTHCARE).taken.map((each) => otherPlaces(each, START))).toEqual([[]]);
});

test("the age of a child that a plan without one brings is assumed until it is entered", () => {
  const ageOf = ({ draft, taken }: Family) => taken.map((each) => assumedAge(draft, each, START));
  const first = take(EMPTY, HEALTHCARE);
  expect(ageOf(first)).toEqual([10]);
  const children = first.draft.children.map((child) => ({ ...child, age: 4 }));
  expect(ageOf({ ...first, draft: { ...first.draft, children } })).toEqual([undefined]);
  expect(ageOf(take(take(EMPTY, EDUCATION), HEALTHCARE))).toEqual([undefined, undefined]);
});

test("goals that a later version no longer has are taken out", () => {
  const { type: _, ...saver } = EDUCATION;
  const both: KidsSaverPlan = { ...saver, goals: [EDUCATION, HEALTHCARE] };
  const first = take(EMPTY, both);
  expect(childrenOf(take(first, { ...both, goals: [EDUCATION] }))).toEqual([[12, 4_000, 100_000, false]]);
});

test("a plan that is put back leaves what was entered since", () => {
  const before: Family = { draft: COMPLETE, taken: [] };
  const taken = take(before, HEALTHCARE);
  expect(undo(taken).draft).toEqual(COMPLETE);
  const typed = {
    ...taken.draft,
    name: "Mona",
    savings: 80_000,
    pension: { ...taken.draft.pension, monthlySalary: 30_000 },
    children: taken.draft.children.map((child) => ({ ...child, age: 9, monthlyInvestment: 777 })),
  };
  const { draft } = undo({ ...taken, draft: typed });
  expect(draft).toMatchObject({ name: "Mona", savings: 80_000, pension: { monthlySalary: 30_000 } });
  expect(childrenOf({ draft, taken: [] }).map((child) => child.toSpliced(2, 1))).toEqual([[9, 777, false]]);
});

test("a child that came with a plan goes with it, unless something was entered of it", () => {
  const taken = take(take(EMPTY, EDUCATION), YOUNGER);
  const [first, second] = taken.draft.children;
  if (!first || !second) throw new Error("there are two children");
  const elsewhere = { ...taken.draft, children: [{ ...first, age: 13 }, second] };
  expect(childrenOf(undo({ ...taken, draft: elsewhere }))).toEqual([[13, 4_000, 100_000, false]]);
  const there = { ...taken.draft, children: [first, { ...second, age: 8 }] };
  expect(childrenOf(undo({ ...taken, draft: there }))[1]).toEqual([8, 0, false, false]);
});

test("amounts that were entered since stay in the currency of the plan that was put back", () => {
  const taken = take(EMPTY, { ...HEALTHCARE, currency: "USD" });
  const typed = { ...taken.draft, savings: 5_000 };
  expect(undo({ ...taken, draft: typed }).draft).toMatchObject({ currency: "USD", savings: 5_000 });
  expect(undo(taken).draft).toEqual(INITIAL);
});
