import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
import type { Payments } from "./kernels.ts";
import type { Simulation } from "./simulation.ts";
import type { KeyedHolding, Strategy } from "./strategy.ts";

/** A stretch of months in one holding, with what is paid in it. */
interface PaidStretch {
  readonly from: number;
  readonly to: number;
  readonly holding: KeyedHolding;
  readonly payments: Payments;
}

/** The value, in every scenario, of transactions held in one strategy; advances through time, two stretches at once. */
export class Balance {
  readonly #values: Float64Array;
  readonly #simulation: Simulation;
  readonly #strategy: Strategy;
  readonly #flow: Float64Array;
  /** The step of the strategy that was reached: time only goes on. */
  #step = 0;
  #isEmpty: boolean;
  /** A stretch that the values have yet to go through: with the next, or when they are read. */
  #waiting: PaidStretch | undefined;

  /** @param flow amounts by time step from 0 on, USD */
  constructor(strategy: Strategy, flow: Float64Array, simulation: Simulation) {
    this.#strategy = strategy;
    this.#flow = flow;
    this.#simulation = simulation;
    this.#values = simulation.arrays.take().fill(flow[0] as number);
    this.#isEmpty = flow[0] === 0;
  }

  /** Value in each scenario after all transactions so far, USD; to be read before the balance advances. */
  get values(): Float64Array {
    const { stretches, kernels } = this.#simulation;
    const waiting = this.#waiting;
    if (waiting !== undefined) {
      kernels.advance(
        this.#values,
        stretches.get(waiting.from, waiting.to, waiting.holding),
        waiting.payments,
      );
      this.#waiting = undefined;
    }
    return this.#values;
  }

  /** Goes on within one plan year, in as few stretches as amounts and holding allow. */
  advance(from: number, to: number): void {
    for (let start = from; start < to; ) {
      const { holding, until } = this.#holdingFrom(start);
      const end = this.#endOfAmount(start, Math.min(to, until));
      this.#advanceStretch(start, end, holding);
      start = end;
    }
  }

  #advanceStretch(from: number, to: number, holding: KeyedHolding): void {
    // The amount at the end does not grow: a stretch of one month has no other amount.
    const amount = to > from + 1 ? (this.#flow[from + 1] as number) : 0;
    const last = this.#flow[to] as number;
    if (this.#isEmpty && amount === 0 && last === 0) return;
    this.#isEmpty = false;
    this.#goThrough({ from, to, holding, payments: { amount, last } });
  }

  #goThrough(next: PaidStretch): void {
    const waiting = this.#waiting;
    if (waiting === undefined) {
      this.#waiting = next;
      return;
    }
    const { stretches, kernels } = this.#simulation;
    const first = stretches.get(waiting.from, waiting.to, waiting.holding);
    const second = stretches.get(next.from, next.to, next.holding);
    kernels.advanceTwice(this.#values, first, waiting.payments, second, next.payments);
    this.#waiting = undefined;
  }

  /** The holding from a month on, none before one asked for earlier, and the time step at which another takes its place. */
  #holdingFrom(month: number): { readonly holding: KeyedHolding; readonly until: number } {
    while (this.#nextSwitch() <= month) this.#step++;
    const step = this.#strategy[this.#step];
    if (step === undefined) throw new RangeError("a strategy starts at month 0");
    return { holding: step.holding, until: this.#nextSwitch() };
  }

  /** The month from which on another holding takes the place of the one that was reached. */
  #nextSwitch(): number {
    return this.#strategy[this.#step + 1]?.fromMonth ?? Number.POSITIVE_INFINITY;
  }

  /** The last time step, at most `to`, before which the same amount is paid every month. */
  #endOfAmount(from: number, to: number): number {
    const amount = this.#flow[from + 1];
    let end = from + 1;
    while (end < to && this.#flow[end] === amount) end++;
    return end;
  }
}

/**
 * The time steps after the start at which balances stop: the ends of years, and those that are observed.
 * @param observed whole months, in any order, repeats allowed
 * @returns in ascending order
 */
export function stopsOf(observed: readonly number[]): readonly number[] {
  const stops = new Set(observed);
  const last = Math.max(...observed);
  for (let yearEnd = MONTHS_PER_YEAR; yearEnd <= last; yearEnd += MONTHS_PER_YEAR) stops.add(yearEnd);
  stops.delete(0);
  return [...stops].sort((a, b) => a - b);
}

/**
 * Advances balances together, year by year, so that those of one holding share its growth, and reports each observed
 * time step, in ascending order.
 * @param timeSteps whole months, in any order, repeats allowed
 * @param stops those of the time steps
 */
export function observeBalances(
  balances: readonly Balance[],
  timeSteps: readonly number[],
  observe: (timeStep: number) => void,
  stops = stopsOf(timeSteps),
): void {
  const observed = new Set(timeSteps);
  let reached = 0;
  if (observed.has(0)) observe(0);
  for (const stop of stops) {
    for (const balance of balances) balance.advance(reached, stop);
    reached = stop;
    if (observed.has(stop)) observe(stop);
  }
}
