import { expenseFutures } from "#shared/child-goal/forecast/futures.ts";
import type { Futures } from "#shared/contract/futures.ts";
import type { PlanningContext } from "#shared/planning/planning-service.ts";
import type { KidsSaverPlan } from "../schemas.ts";
import { kidsSaverCashFlows } from "./forecast.ts";

/**
 * Returns ten single futures of goals saved for together, valid by the contract.
 * @throws {PlanningError} if the planning service fails, or cannot tell single scenarios
 */
export async function kidsSaverFutures(plan: KidsSaverPlan, context: PlanningContext): Promise<Futures> {
  return expenseFutures(kidsSaverCashFlows(plan, context.start), plan.currency, context);
}
