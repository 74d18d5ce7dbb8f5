import type { Assumptions } from "./assumptions.ts";
import { monthlyLogReturn } from "./log-return.ts";
import { normalPairGenerator } from "./random.ts";

export interface Account {
  readonly id: string;
  /** Transaction at the start of each month; index 0 is the start of the plan, where the current value counts too. */
  readonly transactions: Float64Array;
  /** A test contribution is simulated beside the plan and no part of its total. */
  readonly isBesidePlan?: boolean;
}

export interface SimulationInput {
  readonly accounts: readonly Account[];
  /** Months simulated. */
  readonly horizon: number;
  /** Taken from every account in twelve parts a year, as a fraction; none unless given. */
  readonly annualFee?: number;
  /** The part of every account that is in equity during the month that begins at a time step. */
  readonly equityShareAt: (timeStep: number) => number;
  /** Time steps at which the plan's total is kept, after the transactions of that step. */
  readonly totalSteps?: readonly number[];
  /** Time steps at which the balance of every account is kept, after the transactions of that step. */
  readonly balanceSteps?: readonly number[];
  readonly assumptions: Assumptions;
  readonly scenarios: number;
  readonly seed: number;
}

/** What a simulation kept: one number a scenario. */
export interface Simulation {
  totalAt(timeStep: number): Float64Array;
  balanceAt(accountId: string, timeStep: number): Float64Array;
}

/**
 * Runs every account through every month of every scenario: transactions first, then the month's return.
 * All accounts of a scenario see the same market.
 */
export function simulate(input: SimulationInput): Simulation {
  const { accounts, horizon, totalSteps = [], balanceSteps = [], scenarios, annualFee = 0 } = input;
  const equity = monthlyLogReturn(input.assumptions.equity);
  const bonds = monthlyLogReturn(input.assumptions.bonds);
  const { correlation } = input.assumptions;
  const independence = Math.sqrt(1 - correlation ** 2);

  const equityShares = Float64Array.from({ length: horizon }, (_, t) => input.equityShareAt(t));
  const totals = totalSteps.map(() => new Float64Array(scenarios));
  const totalIndex = Int32Array.from({ length: horizon + 1 }, (_, t) => totalSteps.indexOf(t));
  const balances = balanceSteps.map(() => accounts.map(() => new Float64Array(scenarios)));
  const balanceIndex = Int32Array.from({ length: horizon + 1 }, (_, t) => balanceSteps.indexOf(t));
  // All accounts' transactions of a month lie side by side.
  const count = accounts.length;
  const transactions = Float64Array.from(
    { length: (horizon + 1) * count },
    (_, index) => accounts[index % count]?.transactions[Math.floor(index / count)] ?? 0,
  );
  const isInPlan = Uint8Array.from(accounts, ({ isBesidePlan }) => (isBesidePlan ? 0 : 1));

  const drawNormals = normalPairGenerator(input.seed);
  const normals = new Float64Array(2);
  const balance = new Float64Array(count);
  for (let scenario = 0; scenario < scenarios; scenario++) {
    balance.fill(0);
    for (let t = 0; t <= horizon; t++) {
      for (let a = 0; a < count; a++) {
        balance[a] = (balance[a] as number) + (transactions[t * count + a] as number);
      }
      const keptTotal = totalIndex[t] as number;
      if (keptTotal >= 0) {
        let total = 0;
        for (let a = 0; a < count; a++) if (isInPlan[a]) total += balance[a] as number;
        (totals[keptTotal] as Float64Array)[scenario] = total;
      }
      const keptBalance = balanceIndex[t] as number;
      if (keptBalance >= 0) {
        const kept = balances[keptBalance] as Float64Array[];
        for (let a = 0; a < count; a++) (kept[a] as Float64Array)[scenario] = balance[a] as number;
      }
      if (t === horizon) break;
      drawNormals(normals);
      const first = normals[0] as number;
      const second = correlation * first + independence * (normals[1] as number);
      const equityGrowth = Math.exp(equity.mean + equity.standardDeviation * first);
      const bondGrowth = Math.exp(bonds.mean + bonds.standardDeviation * second);
      const share = equityShares[t] as number;
      const growth = 1 + share * (equityGrowth - 1) + (1 - share) * (bondGrowth - 1) - annualFee / 12;
      for (let a = 0; a < count; a++) balance[a] = (balance[a] as number) * growth;
    }
  }

  return {
    totalAt: (timeStep) => kept(totals[totalSteps.indexOf(timeStep)], `total at ${timeStep}`),
    balanceAt: (accountId, timeStep) => {
      const account = accounts.findIndex(({ id }) => id === accountId);
      return kept(balances[balanceSteps.indexOf(timeStep)]?.[account], `${accountId} at ${timeStep}`);
    },
  };
}

function kept(values: Float64Array | undefined, what: string): Float64Array {
  if (!values) throw new Error(`not observed: ${what}`);
  return values;
}

/** The sum of several accounts at an observed time step, one number a scenario. */
export function sumOf(simulation: Simulation, accountIds: readonly string[], timeStep: number): Float64Array {
  const [first, ...others] = accountIds.map((id) => simulation.balanceAt(id, timeStep));
  const sum = Float64Array.from(first ?? []);
  for (const values of others) {
    for (let s = 0; s < sum.length; s++) sum[s] = (sum[s] as number) + (values[s] as number);
  }
  return sum;
}
