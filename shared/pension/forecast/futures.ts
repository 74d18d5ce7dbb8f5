import type { Futures } from "#shared/contract/futures.ts";
import { yearlyTimeSteps } from "#shared/planning/plan-request.ts";
import type { PlanningContext } from "#shared/planning/planning-service.ts";
import { singleFutures } from "#shared/planning/single-futures.ts";
import type { PensionPlan } from "../schemas.ts";
import { horizonStep, pensionPlan, retirementStep } from "./accounts.ts";
import { pensionCashFlows } from "./cash-flows.ts";

/**
 * Returns ten single futures of a pension, valid by the contract.
 * @throws {PlanningError} if the planning service fails, or cannot tell single scenarios
 */
export async function pensionFutures(plan: PensionPlan, context: PlanningContext): Promise<Futures> {
  const cashFlows = pensionCashFlows(plan);
  const milestone = retirementStep(cashFlows);
  const observationTimeSteps = yearlyTimeSteps(horizonStep(cashFlows));
  return singleFutures(
    {
      plan: pensionPlan(cashFlows),
      observationTimeSteps,
      milestone,
      paidAtMilestoneUsd: 0,
      // Savings are used up in the year in which they first fail; the steps that decide the chance are among these.
      decisiveSteps: observationTimeSteps.filter((timeStep) => timeStep >= milestone),
      currency: plan.currency,
    },
    context,
  );
}
