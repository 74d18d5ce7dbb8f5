import type { MarketAssumptions } from "#shared/domain/market-assumptions.ts";
import { monthlyLogReturn } from "#shared/engine/log-return.ts";
import { simulatedAccounts } from "#shared/engine/simulated-accounts.ts";
import type { FundMixes } from "#shared/engine/strategy.ts";
import type { PlanningRequest } from "#shared/planning/planning-schemas.ts";
import type { PlanningService } from "#shared/planning/planning-service.ts";

/** Value of one account at each observed time step: `[observation][scenario]`. */
type AccountValues = readonly Float64Array[];

/** The naive baseline of the engine: each request draws its own scenarios, walks every account and month, and sorts. */
export function createNaivePlanningService(
  market: MarketAssumptions,
  fundMixes: FundMixes,
  scenarios: number,
): PlanningService {
  return {
    modelVersion: "naive",
    forecast: async (request) => {
      const values = [...simulate(request, market, fundMixes, scenarios).values()];
      const { observationTimeSteps, percentiles } = request.simulationSettings;
      return {
        percentileForecast: percentiles.map((percentile) => ({
          percentile,
          outcomes: observationTimeSteps.map((timeStep, index) => ({
            timeStep,
            value: quantile(total(values, index), percentile),
          })),
        })),
      };
    },
    gap: async (request) => {
      const values = simulate(request, market, fundMixes, scenarios);
      const itemId = request.itemIdForFactorInAssetsAndDebts;
      const others = [...values].filter(([id]) => id !== itemId).map(([, account]) => account);
      return {
        gapFactors: request.simulationSettings.observationTimeSteps.map((timeStep, index) => {
          const item = values.get(itemId)?.[index] ?? new Float64Array(scenarios);
          const rest = total(others, index);
          const breakEven = rest.map((value, s) => (request.targetValue - value) / (item[s] as number));
          const isSpending = (item[0] as number) < 0;
          return {
            timeStep,
            factor: quantile(breakEven, isSpending ? request.targetPercentile : 1 - request.targetPercentile),
            probabilityOfReachingTargetUsingExistingFunds:
              rest.filter((value, s) => value + (item[s] as number) >= request.targetValue).length /
              scenarios,
          };
        }),
      };
    },
  };
}

function simulate(
  request: PlanningRequest,
  market: MarketAssumptions,
  fundMixes: FundMixes,
  scenarios: number,
): ReadonlyMap<string, AccountValues> {
  const { observationTimeSteps } = request.simulationSettings;
  const last = Math.max(...observationTimeSteps);
  const accounts = simulatedAccounts(request, fundMixes).map((account) => ({
    ...account,
    values: observationTimeSteps.map(() => new Float64Array(scenarios)),
  }));
  const equity = monthlyLogReturn(market.equity);
  const bonds = monthlyLogReturn(market.bonds);
  for (let scenario = 0; scenario < scenarios; scenario++) {
    const balances = accounts.map(() => 0);
    for (let t = 0; t <= last; t++) {
      const observation = observationTimeSteps.indexOf(t);
      const equityShock = normal();
      const bondShock = market.correlation * equityShock + Math.sqrt(1 - market.correlation ** 2) * normal();
      const equityGrowth = Math.exp(equity.mean + equity.standardDeviation * equityShock);
      const bondGrowth = Math.exp(bonds.mean + bonds.standardDeviation * bondShock);
      accounts.forEach(({ strategy, flow, values }, index) => {
        const balance = (balances[index] as number) + (flow[t] as number);
        if (observation >= 0) (values[observation] as Float64Array)[scenario] = balance;
        const holding = strategy.findLast(({ fromMonth }) => fromMonth <= t)?.holding;
        if (holding === undefined) throw new RangeError("a strategy starts at month 0");
        balances[index] =
          balance * (holding.equity * equityGrowth + holding.bonds * bondGrowth + holding.cash);
      });
    }
  }
  return new Map(accounts.map(({ id, values }) => [id, values]));
}

/** Draws from the standard normal distribution by the Box–Muller method. */
function normal(): number {
  return Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random());
}

function total(accounts: readonly AccountValues[], observation: number): Float64Array {
  const sum = new Float64Array(accounts[0]?.[observation]?.length ?? 0);
  for (const account of accounts) {
    account[observation]?.forEach((value, s) => {
      sum[s] = (sum[s] as number) + value;
    });
  }
  return sum;
}

function quantile(values: Float64Array, probability: number): number {
  const sorted = Float64Array.from(values).sort();
  const rank = probability * (sorted.length - 1);
  const below = sorted[Math.floor(rank)] as number;
  return below + (rank % 1) * ((sorted[Math.ceil(rank)] as number) - below);
}
