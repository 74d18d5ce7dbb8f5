import type { Simulation } from "./simulation.ts";
import type { Holding, Strategy } from "./strategy.ts";
import { monthlyGrowth } from "./year-growth.ts";

/** The value, in every scenario, of transactions held in one strategy; advances through time. */
export class Balance {
  /** Value in each scenario after all transactions so far, USD. */
  readonly values: Float64Array;
  readonly #simulation: Simulation;
  readonly #strategy: Strategy;
  readonly #flow: Float64Array;
  #isEmpty: boolean;

  /** @param flow amounts by time step from 0 on, USD */
  constructor(strategy: Strategy, flow: Float64Array, simulation: Simulation) {
    this.#strategy = strategy;
    this.#flow = flow;
    this.#simulation = simulation;
    this.values = simulation.arrays.take().fill(flow[0] as number);
    this.#isEmpty = flow[0] === 0;
  }

  /** From time step `12·planYear` to `12·(planYear + 1)`: one step where amounts and holding are the same all year. */
  advanceYear(planYear: number): void {
    const start = 12 * planYear;
    const holding = this.#holdingThrough(start, start + 11);
    const amount = this.#amountThrough(start + 1, start + 11);
    if (holding === undefined || amount === undefined) {
      for (let month = start; month < start + 12; month++) this.advanceMonth(month);
      return;
    }
    const last = this.#flow[start + 12] as number;
    if (this.#isEmpty && amount === 0 && last === 0) return;
    this.#isEmpty = false;
    const { years, kernels } = this.#simulation;
    kernels.advanceYear(this.values, years.get(planYear, holding), amount, last);
  }

  /** From time step `month` to `month + 1`. */
  advanceMonth(month: number): void {
    const amount = this.#flow[month + 1] as number;
    if (this.#isEmpty && amount === 0) return;
    this.#isEmpty = false;
    const growth = new Float64Array(this.values.length);
    monthlyGrowth(this.#simulation.table, month, this.#holdingAt(month), growth);
    for (let s = 0; s < growth.length; s++) {
      this.values[s] = (this.values[s] as number) * (growth[s] as number) + amount;
    }
  }

  #holdingAt(month: number): Holding {
    const step = this.#strategy.findLast(({ fromMonth }) => fromMonth <= month);
    if (step === undefined) throw new RangeError("a strategy starts at month 0");
    return step.holding;
  }

  #holdingThrough(firstMonth: number, lastMonth: number): Holding | undefined {
    const isSwitched = this.#strategy.some(
      ({ fromMonth }) => fromMonth > firstMonth && fromMonth <= lastMonth,
    );
    return isSwitched ? undefined : this.#holdingAt(firstMonth);
  }

  #amountThrough(firstStep: number, lastStep: number): number | undefined {
    const amount = this.#flow[firstStep];
    for (let t = firstStep + 1; t <= lastStep; t++) if (this.#flow[t] !== amount) return undefined;
    return amount;
  }
}

/**
 * Advances balances together and reports each observed time step, in ascending order.
 * @param timeSteps whole months, in any order, repeats allowed
 */
export function observeBalances(
  balances: readonly Balance[],
  timeSteps: readonly number[],
  observe: (timeStep: number) => void,
): void {
  const observed = new Set(timeSteps);
  const dividedYears = new Set(timeSteps.filter((t) => t % 12 !== 0).map((t) => Math.floor(t / 12)));
  const last = Math.max(...timeSteps);
  if (observed.has(0)) observe(0);
  for (let start = 0; start < last; start += 12) {
    if (!dividedYears.has(start / 12)) {
      for (const balance of balances) balance.advanceYear(start / 12);
      if (observed.has(start + 12)) observe(start + 12);
      continue;
    }
    for (let month = start; month < Math.min(start + 12, last); month++) {
      for (const balance of balances) balance.advanceMonth(month);
      if (observed.has(month + 1)) observe(month + 1);
    }
  }
}
