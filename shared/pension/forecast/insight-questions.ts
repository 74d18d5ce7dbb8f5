import type { Change } from "#shared/contract/insights.ts";
import { type Currency, fromUsd, toUsd } from "#shared/domain/currencies.ts";
import {
  CERTAINTY_LEVELS,
  type CertaintyLevel,
  COMPARED_ANNUAL_FEE,
  longLifeAge,
  percentileOf,
} from "#shared/domain/insights.ts";
import { HORIZON_AGE } from "#shared/domain/limits.ts";
import { unlessItFailed } from "#shared/planning/partial-results.ts";
import { gapRequest } from "#shared/planning/plan-request.ts";
import {
  affordableFactor,
  chanceOfReachingTarget,
  requirement,
  TEST_CONTRIBUTION,
} from "#shared/planning/planning-answers.ts";
import { askChances, askGaps } from "#shared/planning/planning-calls.ts";
import type { PlanningContext } from "#shared/planning/planning-service.ts";
import type { PensionPlan } from "../schemas.ts";
import {
  decisiveSteps,
  MONTHLY_INVESTMENT,
  type PensionCashFlows,
  pensionPlan,
  RETIREMENT_SPENDING,
  retirementStep,
} from "./accounts.ts";
import { pensionCashFlows } from "./cash-flows.ts";
import type { PlanChange } from "./plan-changes.ts";

interface QuestionOptions {
  /** A change of the plan sent, on which the amount does not depend. */
  readonly change?: PlanChange | undefined;
  /** True to ask for a plan with a fee and in a long life; default: false. */
  readonly isCautious?: boolean;
}

/** Reductions have to keep the chance with a fee and in a long life. */
export const CAUTIOUS: QuestionOptions = { isCautious: true };

/** Answer of a call about spending: a chance, and a yearly amount in the plan's currency and today's money. */
export interface SpendingAnswer {
  /** Chance of the plan as sent, in percent. */
  readonly chance: number;
  readonly amount: number;
  readonly changed: Change | undefined;
}

/** Requests the spending that a plan sustains at a level of certainty, and the chance of a change of the spending. */
export async function askSpending(
  plan: PensionPlan,
  level: CertaintyLevel,
  context: PlanningContext,
  { change, isCautious = false }: QuestionOptions = {},
): Promise<SpendingAnswer> {
  const cashFlows = pensionCashFlows(change?.plan ?? plan);
  const longLife = longLifeOf(plan, isCautious);
  const answer = await context.planning.gap(
    gapRequestOf(cashFlows, RETIREMENT_SPENDING, level, context, longLife),
  );
  const chance = chanceOfReachingTarget(answer);
  return {
    chance,
    amount: fromUsd(affordableFactor(answer) * cashFlows.livingCostUsd, plan.currency),
    changed: change && changed(change, chance),
  };
}

/** Answer of a call about the contribution: the monthly amount in the plan's currency, null if no month is left. */
export interface RequirementAnswer {
  readonly amount: number | null;
  readonly changed: Change | undefined;
}

/** Requests the contribution that a level of certainty requires, and the chance of a change of the contribution. */
export async function askRequirement(
  plan: PensionPlan,
  level: CertaintyLevel,
  context: PlanningContext,
  { change, isCautious = false }: QuestionOptions = {},
): Promise<RequirementAnswer> {
  const cashFlows = pensionCashFlows(change?.plan ?? plan);
  if (retirementStep(cashFlows) === 0) return { amount: null, changed: undefined };
  const { contribution } = cashFlows;
  const monthlyUsd = change ? contribution.monthlyUsd : toUsd(TEST_CONTRIBUTION, plan.currency);
  const asked = { ...cashFlows, contribution: { ...contribution, monthlyUsd } };
  const request = gapRequestOf(asked, MONTHLY_INVESTMENT, level, context, longLifeOf(plan, isCautious));
  const answer = await context.planning.gap(request);
  const monthly = fromUsd(monthlyUsd, plan.currency);
  return {
    amount: requirement(answer, request, monthly).requiredMonthlyInvestment,
    changed: change && changed(change, chanceOfReachingTarget(answer)),
  };
}

/** Returns the age at the end of a long life, for a question that is asked cautiously. */
function longLifeOf({ age, partnerAge }: PensionPlan, isCautious: boolean): number | undefined {
  return isCautious ? longLifeAge(age, partnerAge) : undefined;
}

/** Returns the request for the factor on an account of a plan; with a long life, also with a fee and until its end. */
function gapRequestOf(
  cashFlows: PensionCashFlows,
  account: string,
  level: CertaintyLevel,
  context: PlanningContext,
  longLife?: number,
) {
  const plan =
    longLife === undefined
      ? pensionPlan(cashFlows)
      : { ...pensionPlan(cashFlows, longLife), annualFee: COMPARED_ANNUAL_FEE };
  const ages = longLife === undefined ? [HORIZON_AGE] : [HORIZON_AGE, longLife];
  const steps = new Set(ages.flatMap((age) => decisiveSteps(cashFlows, age)));
  return gapRequest(plan, account, [...steps], context, { percentile: percentileOf(level) });
}

/** Requests the chance of a change; undefined without a change or if the call failed. */
export async function askChange(
  change: PlanChange | undefined,
  context: PlanningContext,
): Promise<Change | undefined> {
  if (change === undefined) return undefined;
  const chance = await unlessItFailed(chanceOf(change.plan, context));
  return chance === undefined ? undefined : changed(change, chance);
}

/** Requests the chance of a plan, in percent. */
export function chanceOf(
  plan: PensionPlan,
  context: PlanningContext,
  { isCautious = false }: Pick<QuestionOptions, "isCautious"> = {},
): Promise<number> {
  return chanceOfCashFlows(pensionCashFlows(plan), context, longLifeOf(plan, isCautious));
}

/** Requests the chance of a plan's cash flows, in percent; with a long life, also with a fee and until its end. */
export async function chanceOfCashFlows(
  cashFlows: PensionCashFlows,
  context: PlanningContext,
  longLife?: number,
): Promise<number> {
  const request = gapRequestOf(cashFlows, RETIREMENT_SPENDING, 50, context, longLife);
  return chanceOfReachingTarget(await askChances(context.planning, request));
}

/**
 * Requests the contribution that each level of certainty requires of cash flows: monthly amounts in a currency, null if
 * no month is left.
 */
export async function requiredOfCashFlows(
  cashFlows: PensionCashFlows,
  currency: Currency,
  context: PlanningContext,
): Promise<readonly (number | null)[]> {
  if (retirementStep(cashFlows) === 0) return CERTAINTY_LEVELS.map(() => null);
  const contribution = { ...cashFlows.contribution, monthlyUsd: toUsd(TEST_CONTRIBUTION, currency) };
  const request = gapRequestOf({ ...cashFlows, contribution }, MONTHLY_INVESTMENT, 50, context);
  const answers = await askGaps(context.planning, request, CERTAINTY_LEVELS.map(percentileOf));
  return answers.map((answer) => requirement(answer, request).requiredMonthlyInvestment);
}

export function changed({ kind, set }: PlanChange, chanceToReachLifestyleGoal: number): Change {
  return { kind, set, chanceToReachLifestyleGoal };
}
