import { describe, expect, it } from "vitest";
import { forecastChildGoal } from "#shared/child-goal/forecast/forecast.ts";
import type { GoalResult } from "#shared/child-goal/schemas.ts";
import { expensesInTodaysMoney } from "#shared/child-goal/todays-money.ts";
import { forecastKidsSaver } from "#shared/kids-saver/forecast/forecast.ts";
import { forecastPension } from "#shared/pension/forecast/forecast.ts";
import { pensionInTodaysMoney } from "#shared/pension/todays-money.ts";
import { embeddedContext } from "../../fixtures/planning-contexts.ts";
import { CHILD_GOAL_PLANS } from "../../fixtures/plans/child-goal-plans.ts";
import { FIXTURE_START } from "../../fixtures/plans/fixture.ts";
import { KIDS_SAVER_PLANS } from "../../fixtures/plans/kids-saver-plans.ts";
import { PENSION_PLANS } from "../../fixtures/plans/pension-plans.ts";
import { INFLATION } from "../../reference/assumptions.ts";
import { expenseSchedule } from "../../reference/expense-plan.ts";
import { amountInBaskets, pathInBaskets } from "../../reference/todays-money.ts";

// The same result told in today's money by both: they differ by rounding alone.
const PATHS = ["outcomesAt10th", "outcomesAt50th", "outcomesAt90th"] as const;
const AT_START = ["valueAtRetirement", "valueAtRetirementAt10th", "valueAtRetirementAt90th"] as const;

const context = embeddedContext();

function expectClose(actual: number, expected: number): void {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1e-10 * Math.abs(expected));
}

function expectPaths(
  actual: Pick<GoalResult, (typeof PATHS)[number]>,
  nominal: typeof actual,
  inflationRate: number,
): void {
  for (const path of PATHS) {
    const expected = pathInBaskets(nominal[path], inflationRate);
    expect(actual[path].map(({ age }) => age)).toEqual(expected.map(({ age }) => age));
    for (const [year, { value }] of expected.entries()) {
      expectClose(actual[path][year]?.value ?? Number.NaN, value);
    }
  }
}

function expectGoal(actual: GoalResult, nominal: GoalResult, inflationRate: number, firstStep: number): void {
  expectPaths(actual, nominal, inflationRate);
  for (const amount of AT_START) {
    expectClose(actual[amount], amountInBaskets(nominal[amount], inflationRate, firstStep));
  }
  for (const [index, payment] of nominal.payments.entries()) {
    for (const amount of ["amount", "valueAt10th", "valueAt50th", "valueAt90th"] as const) {
      const expected = amountInBaskets(payment[amount], inflationRate, payment.timeStep);
      expectClose(actual.payments[index]?.[amount] ?? Number.NaN, expected);
    }
  }
}

describe("amounts in today's money buy today's baskets", () => {
  it.each(PENSION_PLANS)("pension: $name", async ({ plan }) => {
    const nominal = await forecastPension(plan, context);
    const actual = pensionInTodaysMoney(plan, nominal);
    const inflationRate = INFLATION[plan.country];
    expectPaths(actual, nominal, inflationRate);
    const retirement = 12 * (plan.retirementAge - plan.age);
    for (const amount of ["valueAtRetirement", "endOfServiceBenefit"] as const) {
      expectClose(actual[amount], amountInBaskets(nominal[amount], inflationRate, retirement));
    }
    const { spendingAbility, requiredMonthlyInvestment } = nominal;
    expect(actual).toMatchObject({ spendingAbility, requiredMonthlyInvestment });
  });

  it.each(CHILD_GOAL_PLANS)("child goal: $name", async ({ plan, start = FIXTURE_START }) => {
    const nominal = await forecastChildGoal(plan, { ...context, start });
    const { first } = expenseSchedule(plan, start);
    const actual = expensesInTodaysMoney(nominal, plan.countryOfExpense, first);
    expectGoal(actual, nominal, INFLATION[plan.countryOfExpense], first);
  });

  it.each(KIDS_SAVER_PLANS)("Kids Saver: $name", async ({ plan, start = FIXTURE_START }) => {
    const nominal = await forecastKidsSaver(plan, { ...context, start });
    const first = Math.min(...plan.goals.map((goal) => expenseSchedule(goal, start).first));
    expectGoal(expensesInTodaysMoney(nominal, "UAE", first), nominal, INFLATION.UAE, first);
  });
});
