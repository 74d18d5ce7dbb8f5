import type { Change } from "#shared/contract/insights.ts";
import { fromUsd, toUsd } from "#shared/domain/currencies.ts";
import type { CertaintyLevel } from "#shared/domain/insights.ts";
import { unlessItFailed } from "#shared/planning/parts.ts";
import { gapRequest } from "#shared/planning/plan-request.ts";
import {
  affordableFactor,
  chanceOfReachingTarget,
  requirement,
  TEST_CONTRIBUTION,
} from "#shared/planning/planning-answers.ts";
import type { PlanningContext } from "#shared/planning/planning-context.ts";
import { allowancesOf } from "#shared/planning/rounding-allowance.ts";
import {
  decisiveSteps,
  MONTHLY_INVESTMENT,
  pensionPlan,
  RETIREMENT_SPENDING,
  retirementStep,
} from "./accounts.ts";
import { pensionCashFlows } from "./forecast.ts";
import type { PlanChange } from "./plan-changes.ts";
import type { PensionPlan } from "./schemas.ts";

/** What a call about spending tells: a chance, and an amount a year in the plan's currency and today's money. */
export interface SpendingAnswer {
  /** Of the plan as it was sent, percent. */
  readonly chance: number;
  readonly amount: number;
  readonly changed: Change | undefined;
}

/**
 * The spending that a plan sustains at a level of certainty.
 * @param change of the spending, whose chance is told as well
 */
export async function askSpending(
  plan: PensionPlan,
  level: CertaintyLevel,
  context: PlanningContext,
  change?: PlanChange,
): Promise<SpendingAnswer> {
  const cashFlows = pensionCashFlows(change?.plan ?? plan);
  const request = gapRequest(pensionPlan(cashFlows), RETIREMENT_SPENDING, decisiveSteps(cashFlows), context, {
    percentile: 1 - level / 100,
  });
  const answer = await context.planning.gap(request);
  const chance = chanceOfReachingTarget(answer);
  return {
    chance,
    amount: fromUsd(affordableFactor(answer) * cashFlows.livingCostUsd, plan.currency),
    changed: change && changed(change, chance),
  };
}

/** What a call about the contribution tells: the amount a month in the plan's currency, null where no month is left. */
export interface RequirementAnswer {
  readonly amount: number | null;
  readonly changed: Change | undefined;
}

/**
 * The contribution that a level of certainty requires.
 * @param change of the contribution, whose chance is told as well
 */
export async function askRequirement(
  plan: PensionPlan,
  level: CertaintyLevel,
  context: PlanningContext,
  change?: PlanChange,
): Promise<RequirementAnswer> {
  const cashFlows = pensionCashFlows(change?.plan ?? plan);
  if (retirementStep(cashFlows) === 0) return { amount: null, changed: undefined };
  const testUsd = toUsd(TEST_CONTRIBUTION, plan.currency);
  const { contribution } = cashFlows;
  const monthlyUsd = change === undefined ? testUsd : contribution.monthlyUsd;
  const request = gapRequest(
    pensionPlan({ ...cashFlows, contribution: { ...contribution, monthlyUsd } }),
    MONTHLY_INVESTMENT,
    decisiveSteps(cashFlows),
    context,
    { percentile: 1 - level / 100 },
  );
  const answer = await context.planning.gap(request);
  const monthly = fromUsd(monthlyUsd, plan.currency);
  return {
    amount: requirement(answer, plan.currency, allowancesOf(request), monthly).requiredMonthlyInvestment,
    changed: change && changed(change, chanceOfReachingTarget(answer)),
  };
}

/** A change with its chance; undefined where there is none, or its call failed. */
export async function askChange(
  change: PlanChange | undefined,
  context: PlanningContext,
): Promise<Change | undefined> {
  if (change === undefined) return undefined;
  const chance = await unlessItFailed(chanceOf(change.plan, context));
  return chance === undefined ? undefined : changed(change, chance);
}

export async function chanceOf(plan: PensionPlan, context: PlanningContext): Promise<number> {
  return (await askSpending(plan, 50, context)).chance;
}

export function changed({ kind, set }: PlanChange, chanceToReachLifestyleGoal: number): Change {
  return { kind, set, chanceToReachLifestyleGoal };
}
