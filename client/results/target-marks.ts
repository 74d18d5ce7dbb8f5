import type { Insights } from "#shared/contract/insights.ts";
import type { Answer } from "#shared/contract/kept-plan.ts";
import type { Currency } from "#shared/domain/currencies.ts";
import { type Expense, type ExpenseSavings, uncoveredNow } from "#shared/domain/due-now.ts";
import { isHorizonNear, roundedDown, roundedUp, SUGGESTED_STEP } from "#shared/domain/insights.ts";
import { MONTHLY_INVESTMENT_LIMITS, PENSION_LIMITS, type Range } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { TargetMarks } from "./form-definition.ts";

/** What a contribution is entered in: an amount, or a share of the salary if there is one. */
interface Income {
  /** Years, today. */
  readonly age?: number;
  readonly currency: Currency;
  /** Plan currency; unset for a child's goal. */
  readonly monthlySalary?: number;
}

/** A plan with insights: that of a pension has no expenses. */
type InsightPlan =
  | Income
  | (Income & ExpenseSavings & Expense)
  | (Income & ExpenseSavings & { readonly goals: readonly Expense[] });

interface ContributionMarks {
  readonly monthlyInvestment?: number | undefined;
  readonly investmentPercentageOfSalary?: number | undefined;
}

/** Returns the values with which a plan reaches its target, as far as insights name them. */
export const insightMarks: TargetMarks<InsightPlan, Answer, Insights> = (
  plan,
  result,
  insights,
  target,
  start,
) => {
  if (insights === undefined) return {};
  const { certainty, changes } = insights;
  const chance = result.chanceToReachLifestyleGoal;
  const level = certainty.find((each) => each.chance === target);
  const reaching = changes.filter(
    ({ kind, goal, chanceToReachLifestyleGoal: then }) =>
      kind !== "combination" && goal === undefined && chance < target && then >= target,
  );
  const { spendingAbility, requiredMonthlyInvestment: required = null } = level ?? {};
  const contribution = { ...contributionMarks(required, plan), ...level?.set };
  return Object.assign(
    {},
    ...reaching.toReversed().map(({ set }) => set),
    contribution,
    ("goals" in plan || "startYear" in plan) && {
      monthlyInvestment: payableMark(
        contribution.monthlyInvestment,
        "goals" in plan ? plan.goals : [plan],
        plan,
        start,
      ),
    },
    spendingMark(spendingAbility, plan),
  );
};

/** Returns the mark of the spending. Near the horizon there is none: it would leave nothing for a life beyond it. */
function spendingMark(ability: number | undefined, { age }: InsightPlan) {
  if (age !== undefined && isHorizonNear(age)) return { annualLivingCost: undefined };
  return ability === undefined ? undefined : { annualLivingCost: roundedDown(ability, SUGGESTED_STEP) };
}

/**
 * Returns a mark of the monthly investment; undefined if a payment of this month is uncovered, with the plan's own amount
 * or with the marked one: what is required pays for later payments alone.
 */
export function payableMark(
  mark: number | undefined,
  goals: readonly Expense[],
  savings: ExpenseSavings,
  start: PlanMonth,
): number | undefined {
  const monthlyInvestment = Math.min(savings.monthlyInvestment, mark ?? savings.monthlyInvestment);
  return uncoveredNow(goals, { ...savings, monthlyInvestment }, start) === 0 ? mark : undefined;
}

/**
 * Returns the fields of a contribution with what is required, in steps of each field. Nothing is to be marked where
 * nothing is required, or more than a field accepts.
 * @param required a month, plan currency; null if no month is left
 */
export function contributionMarks(
  required: number | null,
  { currency, monthlySalary = 0 }: Income,
): ContributionMarks {
  if (!required) return {};
  return {
    monthlyInvestment: inSteps(required, MONTHLY_INVESTMENT_LIMITS[currency]),
    ...(monthlySalary > 0 && {
      investmentPercentageOfSalary: inSteps(
        (100 * required) / monthlySalary,
        PENSION_LIMITS.investmentPercentageOfSalary,
      ),
    }),
  };
}

function inSteps(required: number, { step, maximum }: Range): number | undefined {
  const value = roundedUp(required, step);
  return value <= maximum ? value : undefined;
}
