import { toUsd } from "#shared/domain/currencies.ts";
import { gapRequest } from "#shared/planning/plan-request.ts";
import { chanceOfReachingTarget } from "#shared/planning/planning-answers.ts";
import { askChances } from "#shared/planning/planning-calls.ts";
import type { PlanningContext } from "#shared/planning/planning-service.ts";
import type { CheckIn, CheckInRequest } from "../check-in-schemas.ts";
import { MONTHLY_INVESTMENT, ownSavings, pensionPlan } from "./accounts.ts";
import { pensionCashFlows } from "./cash-flows.ts";

/**
 * Tells in how many scenarios of a pension its own savings would be less by now, by one gap call. A savings scheme of the
 * employer is not counted: visitors do not hold it.
 * @param request valid by the contract
 * @throws {PlanningError} if the planning service fails
 */
export async function checkInPension(
  { plan, months, saved }: CheckInRequest,
  context: PlanningContext,
): Promise<CheckIn> {
  const { planning } = context;
  const own = ownSavings(pensionPlan(pensionCashFlows(plan)));
  const target = { value: toUsd(saved, plan.currency) };
  const answer = await askChances(planning, gapRequest(own, MONTHLY_INVESTMENT, [months], context, target));
  // Rounding errors of the difference are far below one scenario.
  const shareWithLess = Number((100 - chanceOfReachingTarget(answer)).toFixed(6));
  return { shareWithLess, modelVersion: planning.modelVersion };
}
