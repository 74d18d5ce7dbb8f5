import { cashFlowsByAccount } from "#shared/planning/cash-flows.ts";
import type { PlanningRequest } from "#shared/planning/planning-schemas.ts";
import { Balance } from "./balance.ts";
import type { Simulation } from "./simulation.ts";
import { type FundMixes, type Strategy, toStrategy } from "./strategy.ts";

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
  return request.assetsAndDebts.investmentAccounts.map(({ id, investmentAllocations }) => ({
    id,
    strategy: toStrategy(investmentAllocations, fundMixes),
    flow: flows.get(id) as Float64Array,
  }));
}

/** The balances of accounts, added up: everything is linear, so accounts of one strategy need one balance. */
export class TotalBalance {
  readonly balances: readonly Balance[];
  readonly #sum: Float64Array;

  constructor(accounts: readonly SimulatedAccount[], simulation: Simulation) {
    const byStrategy = new Map<string, { strategy: Strategy; flow: Float64Array }>();
    for (const { strategy, flow } of accounts) {
      const key = JSON.stringify(strategy);
      const joined = byStrategy.get(key) ?? { strategy, flow: new Float64Array(flow.length) };
      for (let t = 0; t < flow.length; t++) {
        joined.flow[t] = (joined.flow[t] as number) + (flow[t] as number);
      }
      byStrategy.set(key, joined);
    }
    this.balances = [...byStrategy.values()].map(
      ({ strategy, flow }) => new Balance(strategy, flow, simulation),
    );
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
