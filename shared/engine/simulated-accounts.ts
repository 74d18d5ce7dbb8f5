import { cashFlowsByAccount } from "#shared/planning/cash-flows.ts";
import type { Allocation, PlanningRequest } from "#shared/planning/planning-schemas.ts";
import { Balance } from "./balance.ts";
import type { Simulation } from "./simulation.ts";
import { areHeldAlike, type FundMixes, type Strategy, toStrategy } from "./strategy.ts";

/** An account seen through: what it holds and what is paid in and out of it. */
export interface SimulatedAccount {
  readonly id: string;
  readonly strategy: Strategy;
  readonly flow: Float64Array;
}

/** The accounts of a plan, with their transactions up to the last observed time step. */
export function simulatedAccounts(
  request: PlanningRequest,
  fundMixes: FundMixes,
): readonly SimulatedAccount[] {
  const flows = cashFlowsByAccount(request, Math.max(...request.simulationSettings.observationTimeSteps));
  // The accounts of a plan are mostly held alike, and writing a strategy out takes long.
  const strategies: { readonly allocations: readonly Allocation[]; readonly strategy: Strategy }[] = [];
  const strategyOf = (allocations: readonly Allocation[]): Strategy => {
    const known = strategies.find((each) => areHeldAlike(each.allocations, allocations));
    if (known !== undefined) return known.strategy;
    const strategy = toStrategy(allocations, fundMixes);
    strategies.push({ allocations, strategy });
    return strategy;
  };
  return request.assetsAndDebts.investmentAccounts.map(({ id, investmentAllocations }) => ({
    id,
    strategy: strategyOf(investmentAllocations),
    flow: flows.get(id) as Float64Array,
  }));
}

/** The balances of accounts, added up. */
export class TotalBalance {
  readonly balances: readonly Balance[];
  readonly #sum: Float64Array;

  /** @param flows one for each strategy */
  constructor(flows: readonly JoinedFlow[], simulation: Simulation) {
    this.balances = flows.map(({ strategy, flow }) => new Balance(strategy, flow, simulation));
    this.#sum = simulation.arrays.take();
  }

  /** The total in every scenario as of now, USD; to be read before the balances advance. */
  values(): Float64Array {
    const [first] = this.balances;
    if (first !== undefined && this.balances.length === 1) return first.values;
    this.#sum.fill(0);
    for (const { values } of this.balances) {
      for (let s = 0; s < values.length; s++) {
        this.#sum[s] = (this.#sum[s] as number) + (values[s] as number);
      }
    }
    return this.#sum;
  }
}

/** The accounts of one strategy, added up. */
export interface JoinedFlow {
  /** Of its strategy; strategies that grow differently differ in it. */
  readonly key: string;
  readonly strategy: Strategy;
  readonly flow: Float64Array;
}

/** Returns the accounts with those of one strategy added up: everything is linear, so they grow as one. */
export function joinedByStrategy(
  accounts: readonly Pick<SimulatedAccount, "strategy" | "flow">[],
): readonly JoinedFlow[] {
  const byStrategy = new Map<string, JoinedFlow>();
  for (const { strategy, flow } of accounts) {
    const key = keyOf(strategy);
    const joined = byStrategy.get(key);
    if (joined === undefined) byStrategy.set(key, { key, strategy, flow: flow.slice() });
    else add(joined.flow, flow);
  }
  return [...byStrategy.values()];
}

/** Tells strategies apart that grow differently. */
function keyOf(strategy: Strategy): string {
  return strategy.map(({ fromMonth, holding }) => `${fromMonth}|${holding.key}`).join(" ");
}

/** @param flow as long as the total */
function add(total: Float64Array, flow: Float64Array): void {
  for (let t = 0; t < total.length; t++) total[t] = (total[t] as number) + (flow[t] as number);
}
