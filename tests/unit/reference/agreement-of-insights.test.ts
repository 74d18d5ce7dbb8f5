import { describe, expect, it } from "vitest";
import type { Calculator } from "#shared/calculators.ts";
import type { Insights, Worse } from "#shared/contract/insights.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { embeddedContext } from "../../fixtures/planning-contexts.ts";
import { CHILD_GOAL_PLANS } from "../../fixtures/plans/child-goal-plans.ts";
import { FIXTURE_START, type PlanFixture } from "../../fixtures/plans/fixture.ts";
import { KIDS_SAVER_PLANS } from "../../fixtures/plans/kids-saver-plans.ts";
import { PENSION_PLANS } from "../../fixtures/plans/pension-plans.ts";
import { servedAnswer } from "../../fixtures/served-answer.ts";
import { childGoalExpensePlan } from "../../reference/child-goal.ts";
import { expectAmount, TOLERANCES } from "../../reference/expect-agreement.ts";
import {
  referenceExpenseChance,
  referenceExpenseRequirement,
  referenceExpenseValue,
  type WorseExpenses,
} from "../../reference/expense-insights.ts";
import type { ExpensePlan } from "../../reference/expense-plan.ts";
import { BRUTE_FORCE_MS, keptNumbers } from "../../reference/kept-numbers.ts";
import { kidsSaverExpensePlan } from "../../reference/kids-saver.ts";
import type { ReferenceOptions } from "../../reference/options.ts";
import { referenceOtherFuture } from "../../reference/other-futures.ts";
import {
  referencePensionCertainty,
  referencePensionChance,
  type WorsePension,
} from "../../reference/pension-insights.ts";

/**
 * The plans are short ones, because every change, trade and worse future is a simulation of its own. Standard errors
 * are at most 0.29 points of a chance, and 1 % of the amount for a level of certainty, a difference of large amounts.
 */
const SCENARIOS = 30_000;
const SEED = 4_711;
const kept = keptNumbers(import.meta.filename);
const context = embeddedContext();

function named<P>(fixtures: readonly PlanFixture<P>[], ...beginnings: readonly string[]) {
  return beginnings.map((beginning) => {
    const found = fixtures.find(({ name }) => name.startsWith(beginning));
    return found ?? expect.fail(`no plan ${beginning}`);
  });
}

async function insightsOf(calculator: Calculator, plan: object, start: PlanMonth): Promise<Insights> {
  const told = await servedAnswer(calculator, "insights", plan, { ...context, start });
  return told.ok ? (told.value as Insights) : expect.fail(JSON.stringify(told.faults));
}

function expectChance(name: string, actual: number, expected: number): void {
  const chances = `${name}: ${actual} % against ${expected} %`;
  expect(Math.abs(actual - expected), chances).toBeLessThanOrEqual(TOLERANCES.chancePoints);
}

const PENSION_FUTURES = {
  fee: { annualFee: 0.01 },
  returns: { shortfall: 0.01 },
  inflation: { dearer: 0.01 },
  until85: { untilAge: 85 },
  until90: { untilAge: 90 },
  until95: { untilAge: 95 },
} satisfies Partial<Record<Worse["kind"], WorsePension>>;

const isPlainFuture = (kind: string): kind is keyof typeof PENSION_FUTURES => kind in PENSION_FUTURES;

const otherFuture = (...of: Parameters<typeof referenceOtherFuture>) =>
  kept(["future", ...of], () => referenceOtherFuture(...of));

const pensionChance = (...of: Parameters<typeof referencePensionChance>) =>
  kept(["chance", ...of], () => referencePensionChance(...of));

const pensionCertainty = (...of: Parameters<typeof referencePensionCertainty>) =>
  kept(["certainty", ...of], () => {
    const { chance, requiredMonthlyInvestment, spendingAbility } = referencePensionCertainty(...of);
    const at = (level: number) => ({
      required: requiredMonthlyInvestment(level),
      spending: spendingAbility(level),
    });
    return { chance, 50: at(50), 75: at(75), 90: at(90) };
  });

describe("the insights for a pension agree with brute force", () => {
  it.each(
    named(
      PENSION_PLANS,
      "a budget of its own in place",
      "one year left",
      "five years of service exactly",
      "a savings scheme on 60 %",
    ),
  )("$name", { timeout: BRUTE_FORCE_MS }, async ({ plan }) => {
    const options: ReferenceOptions = { start: FIXTURE_START, scenarios: SCENARIOS, seed: SEED };
    const told = await insightsOf("pension", plan, FIXTURE_START);
    const { certainty, changes, trades, worse, better = [] } = told;
    const reference = pensionCertainty(plan, options);
    expect(certainty).toHaveLength(3);
    for (const { chance: level, requiredMonthlyInvestment, spendingAbility = null } of certainty) {
      const { required, spending } = reference[level];
      expectAmount(`required at ${level}`, requiredMonthlyInvestment, required);
      expectAmount(`spending at ${level}`, spendingAbility, spending);
    }
    const isRoom = reference.chance > 90;
    for (const { set, chanceToReachLifestyleGoal } of changes) {
      const changed = { ...plan, ...set };
      const expected = pensionChance(changed, options);
      expectChance(JSON.stringify(set), chanceToReachLifestyleGoal, expected);
      // A change counts as room only if 90 in 100 scenarios hold with a fee, and in a long life.
      const longLife = { annualFee: 0.01, untilAge: Math.max(90, plan.age + 15) };
      if (isRoom) {
        for (const future of [{ annualFee: 0.01 }, longLife]) {
          const expectedChance = pensionChance(changed, options, future);
          expect(expectedChance, JSON.stringify(set)).toBeGreaterThanOrEqual(90 - TOLERANCES.chancePoints);
        }
      }
    }
    for (const { set, chanceToReachLifestyleGoal, cautiousSpendingAbility = null } of trades) {
      const expected = pensionCertainty({ ...plan, ...set }, options);
      expectChance(JSON.stringify(set), chanceToReachLifestyleGoal, expected.chance);
      const spending = `spending with ${JSON.stringify(set)}`;
      expectAmount(spending, cautiousSpendingAbility, expected[90].spending);
    }
    expect(worse.map(({ kind }) => kind)).toEqual(expect.arrayContaining(Object.keys(PENSION_FUTURES)));
    for (const { kind, chanceToReachLifestyleGoal } of [...worse, ...better]) {
      if (kind === "fasterFees") expect.fail("no fees in a pension");
      const expected = isPlainFuture(kind)
        ? pensionChance(plan, options, PENSION_FUTURES[kind])
        : otherFuture(plan, kind, options);
      expectChance(kind, chanceToReachLifestyleGoal, expected);
    }
  });
});

const EXPENSE_FUTURES = {
  fee: { annualFee: 0.01 },
  returns: { shortfall: 0.01 },
  inflation: { dearer: 0.01 },
  fasterFees: { dearer: 0.02 },
} satisfies Partial<Record<Worse["kind"], WorseExpenses>>;

const expenseChance = (...of: Parameters<typeof referenceExpenseChance>) =>
  kept(["chance", ...of], () => referenceExpenseChance(...of));

const expenseValue = (...of: Parameters<typeof referenceExpenseValue>) =>
  kept(["value", ...of], () => referenceExpenseValue(...of));

const expenseRequirement = (...of: Parameters<typeof referenceExpenseRequirement>) =>
  kept(["requirement", ...of], () => {
    const at = referenceExpenseRequirement(...of);
    return { 50: at(50), 75: at(75), 90: at(90) };
  });

async function expectExpenseAgreement<P extends object>(
  calculator: Calculator,
  { plan, start = FIXTURE_START }: PlanFixture<P>,
  expensePlanOf: (plan: P, start: Pick<ReferenceOptions, "start">) => ExpensePlan,
) {
  const options: ReferenceOptions = { start, scenarios: SCENARIOS, seed: SEED };
  const withSet = (set: object) => expensePlanOf({ ...plan, ...set }, options);
  const { certainty, changes, trades, worse } = await insightsOf(calculator, plan, start);
  const requiredAt = expenseRequirement(withSet({}), options);
  expect(certainty).toHaveLength(3);
  for (const { chance, requiredMonthlyInvestment } of certainty) {
    expectAmount(`required at ${chance}`, requiredMonthlyInvestment, requiredAt[chance]);
  }
  for (const { set, chanceToReachLifestyleGoal } of changes) {
    const expected = expenseChance(withSet(set), options);
    expectChance(JSON.stringify(set), chanceToReachLifestyleGoal, expected);
  }
  for (const { set, chanceToReachLifestyleGoal, cautiousValue = null } of trades) {
    const { chance, value } = expenseValue(withSet(set), options, 90);
    expectChance(JSON.stringify(set), chanceToReachLifestyleGoal, chance);
    expectAmount(`value with ${JSON.stringify(set)}`, cautiousValue, value);
  }
  const futures = Object.entries(EXPENSE_FUTURES).filter(
    ([kind]) => kind !== "fasterFees" || calculator === "education",
  );
  expect(worse.map(({ kind }) => kind)).toEqual(futures.map(([kind]) => kind));
  for (const [index, [kind, future]] of futures.entries()) {
    const { chanceToReachLifestyleGoal } = worse[index] ?? expect.fail("no future");
    expectChance(kind, chanceToReachLifestyleGoal, expenseChance(withSet({}), options, future));
  }
}

describe("the insights for a child goal agree with brute force", () => {
  it.each(named(CHILD_GOAL_PLANS, "due this month and covered", "due in the middle"))(
    "$name",
    { timeout: BRUTE_FORCE_MS },
    (fixture) => expectExpenseAgreement("education", fixture, childGoalExpensePlan),
  );
});

describe("the insights for the Kids Saver agree with brute force", () => {
  it.each(
    named(KIDS_SAVER_PLANS, "two goals with the same first year", "one goal due this month and not covered"),
  )("$name", { timeout: BRUTE_FORCE_MS }, (fixture) =>
    expectExpenseAgreement("kidsSaver", fixture, kidsSaverExpensePlan),
  );
});
