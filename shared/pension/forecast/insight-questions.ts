import type { Change, Worse } from "#shared/contract/insights.ts";
import { fromUsd, toUsd } from "#shared/domain/currencies.ts";
import {
  type CertaintyLevel,
  COMPARED_ANNUAL_FEE,
  FASTER_PRICES,
  LONGER_LIVES,
  LOWER_RETURNS,
  longLifeAge,
} from "#shared/domain/insights.ts";
import { HORIZON_AGE } from "#shared/domain/limits.ts";
import { unlessItFailed } from "#shared/planning/partial-results.ts";
import { gapRequest, type Plan } from "#shared/planning/plan-request.ts";
import {
  affordableFactor,
  chanceOfReachingTarget,
  requirement,
  TEST_CONTRIBUTION,
} from "#shared/planning/planning-answers.ts";
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
  const { answer } = await askGap(cashFlows, RETIREMENT_SPENDING, level, context, isCautious);
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
  const { request, answer } = await askGap(asked, MONTHLY_INVESTMENT, level, context, isCautious);
  const monthly = fromUsd(monthlyUsd, plan.currency);
  return {
    amount: requirement(answer, request, monthly).requiredMonthlyInvestment,
    changed: change && changed(change, chanceOfReachingTarget(answer)),
  };
}

/** Requests the factor on an account of a plan; cautiously, with a fee, until 80 and in a long life. */
async function askGap(
  cashFlows: PensionCashFlows,
  account: string,
  level: CertaintyLevel,
  context: PlanningContext,
  isCautious: boolean,
) {
  const longLife = longLifeAge(cashFlows.ageYears);
  const plan = isCautious
    ? { ...pensionPlan(cashFlows, longLife), annualFee: COMPARED_ANNUAL_FEE }
    : pensionPlan(cashFlows);
  const ages = isCautious ? [HORIZON_AGE, longLife] : [HORIZON_AGE];
  const steps = new Set(ages.flatMap((age) => decisiveSteps(cashFlows, age)));
  const request = gapRequest(plan, account, [...steps], context, { percentile: 1 - level / 100 });
  return { request, answer: await context.planning.gap(request) };
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

export async function chanceOf(plan: PensionPlan, context: PlanningContext): Promise<number> {
  return (await askSpending(plan, 50, context)).chance;
}

export function changed({ kind, set }: PlanChange, chanceToReachLifestyleGoal: number): Change {
  return { kind, set, chanceToReachLifestyleGoal };
}

/** Requests the chances of a pension under worse assumptions: one call each, and one for all longer lives. */
export function worseFutures(
  plan: PensionPlan,
  context: PlanningContext,
): readonly Promise<readonly Worse[]>[] {
  const cashFlows = pensionCashFlows(plan);
  const accounts = pensionPlan(cashFlows);
  const ask = (ofPlan: Plan, timeSteps: readonly number[]) =>
    context.planning.gap(gapRequest(ofPlan, RETIREMENT_SPENDING, timeSteps, context));
  const one = async (kind: Worse["kind"], ofPlan: Plan): Promise<readonly Worse[]> => [
    { kind, chanceToReachLifestyleGoal: chanceOfReachingTarget(await ask(ofPlan, decisiveSteps(cashFlows))) },
  ];
  const longer = async (): Promise<readonly Worse[]> => {
    const lives = LONGER_LIVES.map((age) => ({ age, steps: decisiveSteps(cashFlows, age) }));
    const all = new Set(lives.flatMap(({ steps }) => steps));
    const { gapFactors } = await ask(pensionPlan(cashFlows, Math.max(...LONGER_LIVES)), [...all]);
    return lives.map(({ age, steps }) => ({
      kind: `until${age}` as const,
      chanceToReachLifestyleGoal: chanceOfReachingTarget({
        gapFactors: gapFactors.filter(({ timeStep }) => steps.includes(timeStep)),
      }),
    }));
  };
  return [
    one("fee", { ...accounts, annualFee: COMPARED_ANNUAL_FEE }),
    one("returns", { ...accounts, outperformance: -LOWER_RETURNS }),
    // Only living costs change: contributions stay as planned.
    one("inflation", pensionPlan({ ...cashFlows, inflationRate: cashFlows.inflationRate + FASTER_PRICES })),
    longer(),
  ];
}
