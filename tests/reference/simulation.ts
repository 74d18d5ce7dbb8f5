import type { Assumptions } from "./assumptions.ts";
import { monthlyLogReturn } from "./log-return.ts";
import { normalPairGenerator } from "./random.ts";

export interface Account {
  readonly id: string;
  /** Transaction at the start of each month; index 0 is the start of the plan, where the current value counts too. */
  readonly transactions: Float64Array;
}

export interface SimulationInput {
  readonly accounts: readonly Account[];
  /** Months simulated. */
  readonly horizon: number;
  /** The part of every account that is in equity during the month that begins at a time step. */
  readonly equityShareAt: (timeStep: number) => number;
  /** Time steps at which balances are kept, after the transactions of that step. */
  readonly observedSteps: readonly number[];
  readonly assumptions: Assumptions;
  readonly scenarios: number;
  readonly seed: number;
}

/** Balance of an account at an observed time step, one number a scenario. */
export type Balances = (accountId: string, timeStep: number) => Float64Array;

/**
 * Runs every account through every month of every scenario: transactions first, then the month's return.
 * All accounts of a scenario see the same market.
 */
export function simulate(input: SimulationInput): Balances {
  const { accounts, horizon, observedSteps, scenarios } = input;
  const equity = monthlyLogReturn(input.assumptions.equity);
  const bonds = monthlyLogReturn(input.assumptions.bonds);
  const { correlation } = input.assumptions;
  const independence = Math.sqrt(1 - correlation ** 2);

  const equityShares = Float64Array.from({ length: horizon }, (_, t) => input.equityShareAt(t));
  const kept = observedSteps.map(() => accounts.map(() => new Float64Array(scenarios)));
  const observationAt = Int32Array.from({ length: horizon + 1 }, (_, t) => observedSteps.indexOf(t));
  // All accounts' transactions of a month lie side by side.
  const count = accounts.length;
  const transactions = Float64Array.from(
    { length: (horizon + 1) * count },
    (_, index) => accounts[index % count]?.transactions[Math.floor(index / count)] ?? 0,
  );

  const drawNormals = normalPairGenerator(input.seed);
  const normals = new Float64Array(2);
  const balance = new Float64Array(count);
  for (let scenario = 0; scenario < scenarios; scenario++) {
    balance.fill(0);
    for (let t = 0; t <= horizon; t++) {
      for (let a = 0; a < count; a++) {
        balance[a] = (balance[a] as number) + (transactions[t * count + a] as number);
      }
      const observation = observationAt[t] as number;
      if (observation >= 0) {
        const keep = kept[observation] as Float64Array[];
        for (let a = 0; a < count; a++) (keep[a] as Float64Array)[scenario] = balance[a] as number;
      }
      if (t === horizon) break;
      drawNormals(normals);
      const first = normals[0] as number;
      const second = correlation * first + independence * (normals[1] as number);
      const equityGrowth = Math.exp(equity.mean + equity.standardDeviation * first);
      const bondGrowth = Math.exp(bonds.mean + bonds.standardDeviation * second);
      const share = equityShares[t] as number;
      const growth = 1 + share * (equityGrowth - 1) + (1 - share) * (bondGrowth - 1);
      for (let a = 0; a < count; a++) balance[a] = (balance[a] as number) * growth;
    }
  }

  return (accountId, timeStep) => {
    const account = accounts.findIndex(({ id }) => id === accountId);
    const values = kept[observedSteps.indexOf(timeStep)]?.[account];
    if (!values) throw new Error(`account ${accountId} was not observed at ${timeStep}`);
    return values;
  };
}

/** The sum of several accounts at an observed time step, one number a scenario. */
export function sumOf(balances: Balances, accountIds: readonly string[], timeStep: number): Float64Array {
  const [first, ...others] = accountIds.map((id) => balances(id, timeStep));
  const sum = Float64Array.from(first ?? []);
  for (const values of others) {
    for (let s = 0; s < sum.length; s++) sum[s] = (sum[s] as number) + (values[s] as number);
  }
  return sum;
}
