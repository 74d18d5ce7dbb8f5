import type { Assumptions } from "./assumptions.ts";
import { monthlyLogReturn } from "./log-return.ts";
import { normalPairGenerator } from "./random.ts";

export interface Account {
  readonly id: string;
  /** Transaction at the start of each month; index 0 is the start of the plan, where the current value counts too. */
  readonly transactions: Float64Array;
  /** A test contribution is simulated beside the plan and no part of its total. */
  readonly isBesidePlan?: boolean;
  /** Taken in twelve parts a year, as a fraction; none unless given. */
  readonly annualFee?: number;
  /** Own equity share if it differs from that of all other accounts, and its fee in addition to the one above. */
  readonly own?: {
    readonly equityShareAt: (timeStep: number) => number;
    readonly annualFeeAt: (timeStep: number) => number;
  };
}

export interface SimulationInput {
  readonly accounts: readonly Account[];
  /** Months simulated. */
  readonly horizon: number;
  /** The part of every account that is in equity during the month that begins at a time step. */
  readonly equityShareAt: (timeStep: number) => number;
  /** Time steps at which the plan's total is kept, after the transactions of that step. */
  readonly totalSteps?: readonly number[];
  /** Time steps at which the balance of every account is kept, after the transactions of that step. */
  readonly balanceSteps?: readonly number[];
  readonly assumptions: Assumptions;
  /** Shortfall of every month's return below the assumed one, in twelve parts a year, as a fraction; 0 by default. */
  readonly shortfall?: number;
  readonly scenarios: number;
  readonly seed: number;
}

/** Values kept by a simulation: one number per scenario. */
export interface Simulation {
  totalAt(timeStep: number): Float64Array;
  balanceAt(accountId: string, timeStep: number): Float64Array;
}

/**
 * Runs every account through every month of every scenario: transactions first, then the month's return.
 * All accounts of a scenario see the same market.
 */
export function simulate(input: SimulationInput): Simulation {
  const { accounts, horizon, totalSteps = [], balanceSteps = [], shortfall = 0, scenarios } = input;
  const equity = monthlyLogReturn(input.assumptions.equity);
  const bonds = monthlyLogReturn(input.assumptions.bonds);
  const { correlation } = input.assumptions;
  const independence = Math.sqrt(1 - correlation ** 2);

  const equityShares = Float64Array.from({ length: horizon }, (_, t) => input.equityShareAt(t));
  const ownShares = accounts.map(
    ({ own }) => own && Float64Array.from({ length: horizon }, (_, t) => own.equityShareAt(t)),
  );
  const ownFees = accounts.map(
    ({ own }) => own && Float64Array.from({ length: horizon }, (_, t) => own.annualFeeAt(t)),
  );
  const totals = totalSteps.map(() => new Float64Array(scenarios));
  const totalIndex = Int32Array.from({ length: horizon + 1 }, (_, t) => totalSteps.indexOf(t));
  const balances = accounts.map(() => balanceSteps.map(() => new Float64Array(scenarios)));
  const balanceIndex = Int32Array.from({ length: horizon + 1 }, (_, t) => balanceSteps.indexOf(t));

  const drawNormals = normalPairGenerator(input.seed);
  const normals = new Float64Array(2 * horizon);
  // The month that begins at the horizon is never lived.
  const growth = new Float64Array(horizon + 1);
  const equityReturns = new Float64Array(horizon);
  const bondReturns = new Float64Array(horizon);
  for (let scenario = 0; scenario < scenarios; scenario++) {
    drawNormals(normals);
    for (let t = 0; t < horizon; t++) {
      const first = normals[2 * t] as number;
      const second = correlation * first + independence * (normals[2 * t + 1] as number);
      const equityGrowth = Math.exp(equity.mean + equity.standardDeviation * first);
      const bondGrowth = Math.exp(bonds.mean + bonds.standardDeviation * second);
      equityReturns[t] = equityGrowth - 1;
      bondReturns[t] = bondGrowth - 1;
      const share = equityShares[t] as number;
      growth[t] = 1 + share * (equityGrowth - 1) + (1 - share) * (bondGrowth - 1) - shortfall / 12;
    }
    accounts.forEach(({ transactions, isBesidePlan = false, annualFee = 0 }, account) => {
      const keptBalances = balances[account] as Float64Array[];
      const monthlyFee = annualFee / 12;
      const shares = ownShares[account];
      const fees = ownFees[account];
      let balance = 0;
      for (let t = 0; t <= horizon; t++) {
        balance += transactions[t] as number;
        const total = totalIndex[t] as number;
        if (total >= 0 && !isBesidePlan) addTo(totals[total] as Float64Array, scenario, balance);
        const kept = balanceIndex[t] as number;
        if (kept >= 0) (keptBalances[kept] as Float64Array)[scenario] = balance;
        if (shares === undefined || fees === undefined) {
          balance *= (growth[t] as number) - monthlyFee;
        } else if (t < horizon) {
          const share = shares[t] as number;
          const gain = share * (equityReturns[t] as number) + (1 - share) * (bondReturns[t] as number);
          balance += balance * (gain - shortfall / 12 - (fees[t] as number) / 12 - monthlyFee);
        }
      }
    });
  }

  return {
    totalAt: (timeStep) => kept(totals[totalSteps.indexOf(timeStep)], `total at ${timeStep}`),
    balanceAt: (accountId, timeStep) => {
      const account = accounts.findIndex(({ id }) => id === accountId);
      return kept(balances[account]?.[balanceSteps.indexOf(timeStep)], `${accountId} at ${timeStep}`);
    },
  };
}

function addTo(sums: Float64Array, index: number, value: number): void {
  sums[index] = (sums[index] as number) + value;
}

function kept(values: Float64Array | undefined, what: string): Float64Array {
  if (!values) throw new Error(`not observed: ${what}`);
  return values;
}

/** The same accounts beside the plan, with a fee of 1 % of everything held, as `name with fee`. */
export function withFee(accounts: readonly Account[]): readonly Account[] {
  return accounts.map((account) => ({
    ...account,
    id: idWithFee(account.id),
    isBesidePlan: true,
    annualFee: 0.01,
  }));
}

export const idWithFee = (id: string) => `${id} with fee`;

/** The sum of several accounts at an observed time step, one number a scenario. */
export function sumOf(simulation: Simulation, accountIds: readonly string[], timeStep: number): Float64Array {
  const [first, ...others] = accountIds.map((id) => simulation.balanceAt(id, timeStep));
  const sum = Float64Array.from(first ?? []);
  for (const values of others) {
    for (let s = 0; s < sum.length; s++) sum[s] = (sum[s] as number) + (values[s] as number);
  }
  return sum;
}
