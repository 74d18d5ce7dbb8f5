import { expect, test } from "vitest";
import { countedPlans, type ReadPlan } from "#client/plans/counted-plans.ts";
import { keptPlan } from "#shared/contract/kept-plan.ts";
import type { Outlay } from "#shared/report/visit-sum.ts";

const OUTLAY: Outlay = {
  calculator: "education",
  combines: [],
  currency: "AED",
  monthlyInvestment: 1_000,
  savings: 0,
  salary: 0,
};

/** A plan that was kept. @param plan what tells it from others */
function read(keptAt: number, plan: object, outlay: Partial<Outlay> = {}): ReadPlan {
  const whole = { ...OUTLAY, ...outlay };
  return { keptAt, calculator: whole.calculator, plan, outlay: whole };
}

const ANSWER = { modelVersion: "m", chanceToReachLifestyleGoal: 51 };
const KEPT = keptPlan("education", {}, ANSWER, { year: 2026, month: 11 });

/** Returns when the plans that may count were kept, and whether they do. */
function countedOf(
  plans: readonly ReadPlan[],
  others: readonly ReadPlan[],
  said: Record<number, boolean> = {},
) {
  const kept = plans.map(({ keptAt }) => {
    const isCounted = said[keptAt];
    return { keptAt, plan: KEPT, ...(isCounted !== undefined && { isCounted }) };
  });
  return countedPlans(plans, others, kept).map(({ keptAt, isCounted }) => [keptAt, isCounted]);
}

test("plans of two children are two, and a later plan of a child corrects the earlier one", () => {
  const shown = read(0, { cost: 3 }, { childAge: 9 });
  const plans = [
    read(1, { cost: 1 }, { childAge: 5 }),
    read(2, { cost: 2 }, { childAge: 5 }),
    read(3, { cost: 4 }, { childAge: 9 }),
    read(4, { cost: 3 }, { childAge: 9 }),
  ];
  // The last one is the plan in sight.
  expect(countedOf(plans, [shown])).toEqual([
    [3, false],
    [2, true],
    [1, false],
  ]);
});

test("what nothing tells apart counts once, unless the visitor says so", () => {
  const shown = read(0, { cost: 3 }, { calculator: "healthcare" });
  const plans = [read(1, { cost: 1 }, { calculator: "healthcare" })];
  expect(countedOf(plans, [shown])).toEqual([[1, false]]);
  expect(countedOf(plans, [shown], { 1: true })).toEqual([[1, true]]);
  const ofChild = read(1, { cost: 1 }, { childAge: 5 });
  expect(countedOf([ofChild], [shown])).toEqual([[1, true]]);
  expect(countedOf([ofChild], [shown], { 1: false })).toEqual([[1, false]]);
});

test("a goal that another plan combines is counted there", () => {
  const saver = read(0, {}, { calculator: "kidsSaver", combines: ["education"], childAge: 9 });
  const plans = [read(1, { cost: 1 }, { childAge: 9 }), read(2, { cost: 1 }, { childAge: 5 })];
  expect(countedOf(plans, [saver])).toEqual([[2, true]]);
});

test("the order of its entries makes no other plan", () => {
  expect(countedOf([read(1, { cost: 1, years: 4 })], [read(0, { years: 4, cost: 1 })])).toEqual([]);
});
