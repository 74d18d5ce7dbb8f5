import { roundingAllowances } from "#shared/planning/cash-flows.ts";
import type {
  ForecastAnswer,
  GapAnswer,
  GapRequest,
  PlanningRequest,
} from "#shared/planning/planning-schemas.ts";
import type { ChanceAnswer } from "#shared/planning/planning-service.ts";
import { observeBalances } from "./balance.ts";
import { checkRequest, PlanningRequestError } from "./check-request.ts";
import type { ScenarioModel } from "./growth-table.ts";
import type { CreateKernels } from "./kernels.ts";
import { RecentWalks } from "./recent-walks.ts";
import { joinedByStrategy, simulatedAccounts, TotalBalance } from "./simulated-accounts.ts";
import { Simulation } from "./simulation.ts";
import type { FundMixes } from "./strategy.ts";

/**
 * The embedded planning engine: forecasts a plan over fixed scenarios. Everything is linear in the transactions, so a
 * forecast is one walk through the years and a gap factor needs no search. Deterministic; not concurrent.
 */
export class Engine {
  readonly #fundMixes: FundMixes;
  readonly #simulation: Simulation;
  readonly #walks: RecentWalks;

  /** @param cachedStretches limit of collapsed stretches that are kept; an entry takes 80 kB with 10,000 scenarios */
  constructor(
    model: ScenarioModel,
    fundMixes: FundMixes,
    createKernels: CreateKernels,
    cachedStretches?: number,
  ) {
    this.#fundMixes = fundMixes;
    this.#simulation = new Simulation(model, createKernels, cachedStretches);
    this.#walks = new RecentWalks(this.#simulation);
  }

  /**
   * Draws one more year of scenarios if a plan of so many months needs it. Without it, the first plan that reaches a year
   * waits for that year.
   * @returns false if it needs none
   */
  drawYearFor(months: number): boolean {
    return this.#simulation.table.drawYearFor(months);
  }

  /** Percentiles of the total at each observed time step, USD, nominal. @throws {PlanningRequestError} */
  forecast(request: PlanningRequest): ForecastAnswer {
    checkRequest(request, this.#fundMixes);
    const { observationTimeSteps, percentiles } = request.simulationSettings;
    const { arrays, percentiles: selector } = this.#simulation;
    arrays.takeBack();
    const total = new TotalBalance(
      joinedByStrategy(simulatedAccounts(request, this.#fundMixes)),
      this.#simulation,
    );
    const observed = new Map<number, readonly number[]>();
    observeBalances(total.balances, observationTimeSteps, (timeStep) => {
      observed.set(timeStep, selector.select(total.values(), percentiles));
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
   * target, and the share of scenarios in which the plan as sent reaches it, but for the rounding of its amounts.
   * @param factorTimeSteps time steps to find the factor at, which is null elsewhere; default: all
   * @throws {PlanningRequestError}
   */
  gap(request: GapRequest, factorTimeSteps?: readonly number[]): GapAnswer {
    return this.gaps(request, [request.targetPercentile], factorTimeSteps)[0] as GapAnswer;
  }

  /**
   * The answers of gap requests that differ in their target percentile alone, by one walk.
   * @param percentiles instead of that of the request
   * @param factorTimeSteps as for `gap`
   * @throws {PlanningRequestError}
   */
  gaps(
    request: GapRequest,
    percentiles: readonly number[],
    factorTimeSteps: readonly number[] = request.simulationSettings.observationTimeSteps,
  ): readonly GapAnswer[] {
    checkRequest(request, this.#fundMixes);
    const { itemIdForFactorInAssetsAndDebts: itemId, targetValue } = request;
    const accounts = simulatedAccounts(request, this.#fundMixes);
    if (!accounts.some(({ id }) => id === itemId)) {
      throw new PlanningRequestError([
        { path: "/itemIdForFactorInAssetsAndDebts", message: "is not the id of an account" },
      ]);
    }
    const { arrays, kernels, breakEven, table } = this.#simulation;
    arrays.takeBack();
    const item = accounts.filter(({ id }) => id === itemId);
    const rest = accounts.filter(({ id }) => id !== itemId);
    const allowances = roundingAllowances(accounts.map(({ flow }) => flow));
    const { observationTimeSteps } = request.simulationSettings;
    const asked = new Set(factorTimeSteps);
    const observed = new Map<
      number,
      { readonly factors: readonly (number | null)[]; readonly chance: number }
    >();
    const inOrder = (timeSteps: readonly number[]) => [...new Set(timeSteps)].sort((a, b) => a - b);
    const timeSteps = { observed: inOrder(observationTimeSteps), remembered: inOrder(factorTimeSteps) };
    this.#walks.observe(item, rest, timeSteps, (timeStep, itemValues, restValues) => {
      const least = targetValue - (allowances[timeStep] as number);
      observed.set(timeStep, {
        factors: asked.has(timeStep)
          ? breakEven.factors(restValues, itemValues, targetValue, percentiles)
          : [],
        chance: kernels.countReaching(restValues, itemValues, least) / table.scenarios,
      });
    });
    return percentiles.map((_, index) => ({
      gapFactors: observationTimeSteps.map((timeStep) => ({
        timeStep,
        factor: observed.get(timeStep)?.factors[index] ?? null,
        probabilityOfReachingTargetUsingExistingFunds: observed.get(timeStep)?.chance as number,
      })),
    }));
  }

  /**
   * The chances of a gap answer without its factors: one walk of all accounts, where a gap walks the item beside the
   * others. @throws {PlanningRequestError}
   */
  chances(request: GapRequest): ChanceAnswer {
    checkRequest(request, this.#fundMixes);
    const accounts = simulatedAccounts(request, this.#fundMixes);
    const { arrays, kernels, table } = this.#simulation;
    arrays.takeBack();
    const total = new TotalBalance(joinedByStrategy(accounts), this.#simulation);
    const nothing = arrays.take().fill(0);
    const allowances = roundingAllowances(accounts.map(({ flow }) => flow));
    const { observationTimeSteps } = request.simulationSettings;
    const observed = new Map<number, number>();
    observeBalances(total.balances, observationTimeSteps, (timeStep) => {
      const least = request.targetValue - (allowances[timeStep] as number);
      observed.set(timeStep, kernels.countReaching(total.values(), nothing, least) / table.scenarios);
    });
    return {
      gapFactors: observationTimeSteps.map((timeStep) => ({
        timeStep,
        probabilityOfReachingTargetUsingExistingFunds: observed.get(timeStep) as number,
      })),
    };
  }

  /**
   * The share of scenarios in which no plan's total is below zero at any of its observed time steps, but for the rounding
   * of its amounts. @throws {PlanningRequestError}
   */
  shareOfNoneFailing(plans: readonly PlanningRequest[]): number {
    const { arrays, table } = this.#simulation;
    const hasFailed = new Uint8Array(table.scenarios);
    for (const plan of plans) {
      checkRequest(plan, this.#fundMixes);
      const accounts = simulatedAccounts(plan, this.#fundMixes);
      const allowances = roundingAllowances(accounts.map(({ flow }) => flow));
      arrays.takeBack();
      const total = new TotalBalance(joinedByStrategy(accounts), this.#simulation);
      observeBalances(total.balances, plan.simulationSettings.observationTimeSteps, (timeStep) => {
        const least = -(allowances[timeStep] as number);
        const values = total.values();
        for (let s = 0; s < values.length; s++) if ((values[s] as number) < least) hasFailed[s] = 1;
      });
    }
    const failed = hasFailed.reduce((sum, each) => sum + each, 0);
    return (table.scenarios - failed) / table.scenarios;
  }

  /** The total in every scenario, USD, at each observed time step in their order. @throws {PlanningRequestError} */
  totals(request: PlanningRequest): readonly Float64Array[] {
    checkRequest(request, this.#fundMixes);
    const { observationTimeSteps } = request.simulationSettings;
    this.#simulation.arrays.takeBack();
    const total = new TotalBalance(
      joinedByStrategy(simulatedAccounts(request, this.#fundMixes)),
      this.#simulation,
    );
    const observed = new Map<number, Float64Array>();
    observeBalances(total.balances, observationTimeSteps, (timeStep) => {
      // A copy of its own: the memory of the kernels is used again.
      observed.set(timeStep, new Float64Array(total.values()));
    });
    return observationTimeSteps.map((timeStep) => observed.get(timeStep) as Float64Array);
  }
}
