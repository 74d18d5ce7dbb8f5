import type { Worse } from "#shared/contract/insights.ts";
import { COMPARED_ANNUAL_FEE } from "#shared/domain/annual-fee.ts";
import { FASTER_PRICES, LONGER_LIVES, LOWER_RETURNS } from "#shared/domain/insights.ts";
import { gapRequest, type Plan } from "#shared/planning/plan-request.ts";
import { chanceOfReachingTarget } from "#shared/planning/planning-answers.ts";
import type { PlanningContext } from "#shared/planning/planning-context.ts";
import type { PensionPlan } from "../schemas.ts";
import { decisiveSteps, pensionPlan, RETIREMENT_SPENDING } from "./accounts.ts";
import { pensionCashFlows } from "./cash-flows.ts";

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
