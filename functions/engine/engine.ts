import type {
  ForecastAnswer,
  GapAnswer,
  GapRequest,
  PlanningRequest,
} from "#shared/planning/planning-schemas.ts";
import { type Growth, observeBalances } from "./balance.ts";
import { breakEvenFactor } from "./break-even.ts";
import { checkRequest, PlanningRequestError } from "./check-request.ts";
import { GrowthTable, type ScenarioModel } from "./growth-table.ts";
import { PercentileSelector } from "./percentile-selector.ts";
import { planAccounts, TotalBalance } from "./plan-accounts.ts";
import type { FundMixes } from "./strategy.ts";
import { YearGrowthCache } from "./year-growth.ts";

/** Enough for three funds over sixty years and some hundred glide paths' years. */
const CACHED_YEARS = 480;

/**
 * The embedded planning engine: forecasts a plan over fixed scenarios. Everything is linear in the transactions, so a
 * forecast is one walk through the years and a gap factor needs no search. Deterministic; not concurrent.
 */
export class Engine {
  readonly #fundMixes: FundMixes;
  readonly #growth: Growth;
  readonly #percentiles: PercentileSelector;

  constructor(model: ScenarioModel, fundMixes: FundMixes) {
    const table = new GrowthTable(model);
    this.#fundMixes = fundMixes;
    this.#growth = { table, years: new YearGrowthCache(table, CACHED_YEARS) };
    this.#percentiles = new PercentileSelector(model.scenarios);
  }

  /**
   * Percentiles of the total over all accounts at each observed time step, USD, nominal.
   * @throws {PlanningRequestError}
   */
  forecast(request: PlanningRequest): ForecastAnswer {
    checkRequest(request, this.#fundMixes);
    const { observationTimeSteps, percentiles } = request.simulationSettings;
    const total = new TotalBalance(planAccounts(request, this.#fundMixes), this.#growth);
    const observed = new Map<number, readonly number[]>();
    observeBalances(total.balances, observationTimeSteps, (timeStep) => {
      observed.set(timeStep, this.#percentiles.select(total.values(), percentiles));
    });
    return {
      percentileForecast: percentiles.map((percentile, index) => ({
        percentile,
        outcomes: observationTimeSteps.map((timeStep) => ({
          timeStep,
          value: observed.get(timeStep)?.[index] as number,
        })),
      })),
    };
  }

  /**
   * At each observed time step, the factor on one account with which the target percentile of the total equals the
   * target, and the share of scenarios in which the plan as sent reaches it.
   * @throws {PlanningRequestError}
   */
  gap(request: GapRequest): GapAnswer {
    checkRequest(request, this.#fundMixes);
    const { itemIdForFactorInAssetsAndDebts: itemId, targetValue, targetPercentile } = request;
    const accounts = planAccounts(request, this.#fundMixes);
    if (!accounts.some(({ id }) => id === itemId)) {
      throw new PlanningRequestError([
        { path: "/itemIdForFactorInAssetsAndDebts", message: "is not the id of an account" },
      ]);
    }
    const item = new TotalBalance(
      accounts.filter(({ id }) => id === itemId),
      this.#growth,
    );
    const rest = new TotalBalance(
      accounts.filter(({ id }) => id !== itemId),
      this.#growth,
    );
    const { observationTimeSteps } = request.simulationSettings;
    const observed = new Map<number, Omit<GapAnswer["gapFactors"][number], "timeStep">>();
    observeBalances([...item.balances, ...rest.balances], observationTimeSteps, (timeStep) => {
      const itemValues = item.values();
      const restValues = rest.values();
      observed.set(timeStep, {
        factor: breakEvenFactor(restValues, itemValues, targetValue, targetPercentile, this.#percentiles),
        probabilityOfReachingTargetUsingExistingFunds: shareReaching(restValues, itemValues, targetValue),
      });
    });
    return {
      gapFactors: observationTimeSteps.map((timeStep) => ({
        timeStep,
        ...(observed.get(timeStep) as Omit<GapAnswer["gapFactors"][number], "timeStep">),
      })),
    };
  }
}

function shareReaching(rest: Float64Array, item: Float64Array, target: number): number {
  let reaching = 0;
  for (let s = 0; s < rest.length; s++) {
    if ((rest[s] as number) + (item[s] as number) >= target) reaching++;
  }
  return reaching / rest.length;
}
