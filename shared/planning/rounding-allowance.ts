import { cashFlowsByAccount } from "./cash-flows.ts";
import type { PlanningRequest } from "./planning-schemas.ts";

/**
 * Amount by which a total may miss its target and still count as reaching it, as a share of the money moved in the plan
 * until then. Amounts are divided by the exchange rate and added up in double precision, so savings that pay a cost
 * exactly may end a rounding error below zero. Source: design of the financial model (docs/model.md).
 * Date: November 2026.
 */
const ROUNDING_ALLOWANCE = 1e-9;

/**
 * Returns the allowance at every time step, in the currency of the flows.
 * @param flows transactions by time step, one array for each account, all of the same length
 */
export function roundingAllowances(flows: readonly Float64Array[]): Float64Array {
  const allowances = new Float64Array(flows[0]?.length ?? 0);
  let moved = 0;
  for (let t = 0; t < allowances.length; t++) {
    for (const flow of flows) moved += Math.abs(flow[t] as number);
    allowances[t] = ROUNDING_ALLOWANCE * moved;
  }
  return allowances;
}

/** Returns the allowance of a request at every time step until the last one observed, in USD. */
export function allowancesOf(request: PlanningRequest): Float64Array {
  const lastTimeStep = Math.max(...request.simulationSettings.observationTimeSteps);
  return roundingAllowances([...cashFlowsByAccount(request, lastTimeStep).values()]);
}
