import type { ChildGoalPlan, GoalResult } from "#shared/child-goal/schemas.ts";
import type { Outcome } from "#shared/contract/forecast-result.ts";
import type { GoalType } from "#shared/domain/child-goals.ts";
import { goalTiming } from "#shared/domain/goal-timing.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { CHILD_GOAL_PLAN } from "../../../fixtures/forms.ts";
import { INFLATION } from "../../../reference/assumptions.ts";

export const START: PlanMonth = { year: 2026, month: 11 };

/** A goal of a 10-year-old that starts in 8 years and is paid for 4. */
export const GOAL: ChildGoalPlan = { ...CHILD_GOAL_PLAN, countryOfExpense: "India" };

/** The plan of another type, as its form makes it: healthcare counts from age 0. */
export function goalOf(type: GoalType): ChildGoalPlan {
  return { ...GOAL, type, ...(type === "Healthcare" ? { age: 0 } : {}) };
}

/** One outcome a year: `value(year)`, years from today 0 to 12, told by the age at which they fall. */
export function outcomes(value: (year: number) => number, ageToday = 10): Outcome[] {
  return Array.from({ length: 13 }, (_, year) => ({ age: ageToday + year, value: value(year) }));
}

/**
 * The payments of a plan, each with what is left after it in the 10th percentile and the median.
 * @param left by the payment's index, from 0
 */
export function paymentsOf(
  plan: ChildGoalPlan,
  left: (index: number) => { readonly pessimistic: number; readonly realistic: number },
  start: PlanMonth = START,
): GoalResult["payments"] {
  const { startTimeStep, years } = goalTiming(plan, start);
  return Array.from({ length: years }, (_, index) => {
    const timeStep = startTimeStep + 12 * index;
    const { pessimistic, realistic } = left(index);
    return {
      timeStep,
      amount: plan.currentAnnualExpense * (1 + INFLATION[plan.countryOfExpense]) ** (timeStep / 12),
      valueAt10th: pessimistic,
      valueAt50th: realistic,
      valueAt90th: realistic + 11_000,
    };
  });
}

/** The payments of which the first so many are paid, in both forecasts unless given. */
export function paidUntil(
  plan: ChildGoalPlan,
  realistic: number,
  { pessimistic = realistic, start = START }: { pessimistic?: number; start?: PlanMonth } = {},
): Pick<GoalResult, "payments"> {
  const left = (index: number) => ({
    pessimistic: index < pessimistic ? 300 : -100,
    realistic: index < realistic ? 300 : -100,
  });
  return { payments: paymentsOf(plan, left, start) };
}

/** A result with round figures, not calculated from the plan; the first payment is taken from the value at its start. */
export function resultOf(plan: ChildGoalPlan, start: PlanMonth = START): GoalResult {
  const { age } = plan;
  const first = paymentsOf(plan, () => ({ pessimistic: 0, realistic: 0 }), start)[0]?.amount ?? 0;
  return {
    payments: paymentsOf(
      plan,
      (index) =>
        index === 0
          ? { pessimistic: 53_000 - first, realistic: 61_000 - first }
          : { pessimistic: 1_000, realistic: 2_000 },
      start,
    ),
    currency: "AED",
    requiredMonthlyInvestment: 812.3,
    requiredSavingsFactor: 0.8123,
    chanceToReachLifestyleGoal: 71.346,
    chanceWithFee: 64.2,
    outcomesAt10th: outcomes((year) => year * 5000, age),
    outcomesAt50th: outcomes((year) => year * 6000, age),
    outcomesAt90th: outcomes((year) => year * 7000, age),
    valueAtRetirement: 61_000,
    valueAtRetirementAt10th: 53_000,
    valueAtRetirementAt90th: 72_000,
    modelVersion: "model-1",
  };
}
