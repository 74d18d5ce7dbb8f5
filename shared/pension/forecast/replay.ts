import { forecastRequest, yearlyTimeSteps } from "#shared/planning/plan-request.ts";
import type { PlanningRequest } from "#shared/planning/planning-schemas.ts";
import type { PlanningContext } from "#shared/planning/planning-service.ts";
import type { PensionPlan } from "../schemas.ts";
import { decisiveSteps, horizonStep, pensionPlan } from "./accounts.ts";
import { pensionCashFlows } from "./cash-flows.ts";

/** A plan to be walked through history. */
export interface PlanToReplay {
  /** The plan's accounts and transactions, observed every year. */
  readonly request: PlanningRequest;
  /** Time steps at which the total must be at least zero. */
  readonly decisiveSteps: readonly number[];
  /** Inflation that the plan assumes, a year, as a fraction. */
  readonly inflationRate: number;
}

/** Returns a pension as it is walked through history. */
export function pensionToReplay(
  plan: PensionPlan,
  context: Pick<PlanningContext, "start" | "funds">,
): PlanToReplay {
  const cashFlows = pensionCashFlows(plan);
  return {
    request: forecastRequest(pensionPlan(cashFlows), yearlyTimeSteps(horizonStep(cashFlows)), context),
    decisiveSteps: decisiveSteps(cashFlows),
    inflationRate: cashFlows.inflationRate,
  };
}
