import type { GrowthTable } from "./growth-table.ts";
import type { Holding, Strategy } from "./strategy.ts";
import { monthlyGrowth, type YearGrowthCache } from "./year-growth.ts";

/** The growth of every scenario, month by month and year by year. */
export interface Growth {
  readonly table: GrowthTable;
  readonly years: YearGrowthCache;
}

/** The value, in every scenario, of transactions held in one strategy; advances through time. */
export class Balance {
  /** Value in each scenario after all transactions so far, USD. */
  readonly values: Float64Array;
  readonly #growth: Growth;
  readonly #strategy: Strategy;
  readonly #flow: Float64Array;
  #isEmpty: boolean;

  /** @param flow amounts by time step from 0 on, USD */
  constructor(strategy: Strategy, flow: Float64Array, growth: Growth) {
    this.#strategy = strategy;
    this.#flow = flow;
    this.#growth = growth;
    this.values = new Float64Array(growth.table.scenarios).fill(flow[0] as number);
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
    const { growth, annuity } = this.#growth.years.get(planYear, holding);
    if (amount === 0) grow(this.values, growth, last);
    else growAndPay(this.values, growth, annuity, amount, last);
  }

  /** From time step `month` to `month + 1`. */
  advanceMonth(month: number): void {
    const amount = this.#flow[month + 1] as number;
    if (this.#isEmpty && amount === 0) return;
    this.#isEmpty = false;
    const growth = new Float64Array(this.values.length);
    monthlyGrowth(this.#growth.table, month, this.#holdingAt(month), growth);
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
  const last = Math.max(...timeSteps);
  if (observed.has(0)) observe(0);
  for (let start = 0; start < last; start += 12) {
    const inside = Array.from({ length: 11 }, (_, index) => start + 1 + index);
    if (start + 12 <= last && !inside.some((t) => observed.has(t))) {
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

// The engine spends most of its time in these two loops; as functions of arrays alone they compile to tight code.

function grow(values: Float64Array, growth: Float32Array, last: number): void {
  for (let s = 0; s < values.length; s++) values[s] = (values[s] as number) * (growth[s] as number) + last;
}

function growAndPay(
  values: Float64Array,
  growth: Float32Array,
  annuity: Float32Array,
  amount: number,
  last: number,
): void {
  for (let s = 0; s < values.length; s++) {
    values[s] = (values[s] as number) * (growth[s] as number) + (amount * (annuity[s] as number) + last);
  }
}
