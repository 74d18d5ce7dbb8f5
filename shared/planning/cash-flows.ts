import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
import type { PlanningRequest } from "./planning-schemas.ts";

/**
 * Returns every account's transactions by time step, `0 … lastTimeStep`, in USD. The current value of an account counts
 * as a transaction at time step 0; a recurring amount grows after every 12 months from its first payment.
 */
export function cashFlowsByAccount(
  request: PlanningRequest,
  lastTimeStep: number,
): ReadonlyMap<string, Float64Array> {
  const flows = new Map<string, Float64Array>();
  for (const { id, investmentAllocations } of request.assetsAndDebts.investmentAccounts) {
    const flow = new Float64Array(lastTimeStep + 1);
    for (const { currentValue } of investmentAllocations) add(flow, 0, currentValue);
    flows.set(id, flow);
  }
  const { recurringTransactions, transactionArrays, onetimeTransactions } = request.cashFlows;
  for (const {
    accountId,
    startTimeStep,
    endTimeStep,
    interval,
    amount,
    yearlyIncrease,
  } of recurringTransactions) {
    const flow = flows.get(accountId);
    const last = Math.min(endTimeStep, lastTimeStep);
    for (let year = 0, t = startTimeStep; t <= last; year++) {
      const increased = amount * (1 + yearlyIncrease) ** year;
      const end = Math.min(startTimeStep + MONTHS_PER_YEAR * (year + 1) - 1, last);
      for (; t <= end; t += interval) add(flow, t, increased);
    }
  }
  for (const { accountId, startTimeStep, amounts } of transactionArrays) {
    const flow = flows.get(accountId);
    amounts.forEach((amount, index) => {
      add(flow, startTimeStep + index, amount);
    });
  }
  for (const { accountId, timeStep, amount } of onetimeTransactions)
    add(flows.get(accountId), timeStep, amount);
  return flows;
}

/** Adds an amount to a time step. The array drops amounts after the last observation, which affect no answer. */
function add(flow: Float64Array | undefined, timeStep: number, amount: number): void {
  if (flow !== undefined) flow[timeStep] = (flow[timeStep] as number) + amount;
}

/**
 * Amount by which a total may miss its target and still count as reaching it, as a share of the money moved in the plan
 * until then. Amounts are divided by the exchange rate and added up in double precision, so savings that pay a cost
 * exactly may end a rounding error below zero. Source: design of the financial model (docs/model.md).
 * Date: November 2026.
 */
const ROUNDING_ALLOWANCE = 1e-9;

/** Returns the allowance at every time step, in the currency of the flows, which are of one length for all accounts. */
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
