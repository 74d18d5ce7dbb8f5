import type { Holding } from "./strategy.ts";

/** The surprise in the growth of one unit of each asset class over one month: growth = median · surprise. */
export interface MonthlySurprises {
  /** One entry a pair; its antithetic partner's surprise is the reciprocal. */
  readonly equity: Float32Array;
  readonly bonds: Float32Array;
}

/** Standard normal values of a month, one a pair, and what is added to each. */
export interface Shocks {
  readonly draws: Float64Array;
  readonly corrections: Float64Array;
}

/** Standard deviations of monthly log returns: of equity, and of bonds with equity and on their own. */
export interface Deviations {
  readonly equity: number;
  readonly common: number;
  readonly own: number;
}

/** Growth accumulated over months, one entry per pair. */
export interface PairGrowth {
  /** Growth of one unit, in the pairs and in their antithetic partners. */
  readonly growth: Float64Array;
  readonly partnerGrowth: Float64Array;
  /** The growth so far, added up after every month. */
  readonly annuity: Float64Array;
  readonly partnerAnnuity: Float64Array;
}

/** Linear bins: a value falls into `round(1 + (value − low)·scale)`, half to even; the outer ones take all beyond. */
export const BINS = 1024;

/** A stretch of months in which one holding is kept, in every scenario, so that all of them cost one step. */
export interface StretchGrowth {
  /** Growth of one unit from the start of the stretch to its end. */
  readonly growth: Float32Array;
  /** Value at the end of one unit paid at the start of each month but the first. */
  readonly annuity: Float32Array;
}

/** What is paid during a stretch. Unit: USD. */
export interface Payments {
  /** At the start of each month but the first. */
  readonly amount: number;
  /** At the end. */
  readonly last: number;
}

/**
 * The loops over all scenarios that the engine spends its time in. Their arrays lie in `memory`, each where an `Arena`
 * puts it, and have one entry a scenario, of which there are an even number, or one a pair. Both implementations give the
 * same results to the last bit.
 */
export interface Kernels {
  /** Zeros at first; unset for kernels that take arrays of any memory. */
  readonly memory?: ArrayBuffer;

  /** A stretch of months: `values = values·growth + (amount·annuity + last)`. */
  advance(values: Float64Array, stretch: StretchGrowth, payments: Payments): void;

  /** Two stretches one after the other, which reads and writes the values once: the same bits, and faster. */
  advanceTwice(
    values: Float64Array,
    first: StretchGrowth,
    firstPayments: Payments,
    second: StretchGrowth,
    secondPayments: Payments,
  ): void;

  /** The bin of every value; `counts`, one a bin, rise by the values that fall into each. */
  countBins(values: Float64Array, low: number, scale: number, binOf: Uint16Array, counts: Uint32Array): void;

  /**
   * Copies the values of one bin, in order.
   * @param binOf filled up to a multiple of 8 entries with what is no bin
   * @param members long enough for them
   */
  gatherBin(values: Float64Array, binOf: Uint16Array, bin: number, members: Float64Array): void;

  /**
   * In each scenario the factor `f` with `rest + f·item = target`; not a finite number where the item is zero.
   * @returns 1 if the item is positive in every scenario, −1 if it is negative in every one, otherwise 0
   */
  breakEven(rest: Float64Array, item: Float64Array, target: number, factors: Float64Array): number;

  /** Counts the scenarios with `rest + item ≥ target`. */
  countReaching(rest: Float64Array, item: Float64Array, target: number): number;

  /** Adds a standard normal draw for every pair to `sums`. @param state of a generator (random.ts), which moves on */
  drawNormals(state: Uint32Array, normals: Float64Array, sums: Float64Array): void;

  /** Makes each number the standard normal quantile at it, or at 2⁻³³ or 1 − 2⁻³³ where it is nearer to 0 or 1. */
  toNormals(probabilities: Float64Array): void;

  /** Calculates the paths halfway between two times: `middle = (start + end) / 2 + deviation · middle`. */
  bridge(start: Float64Array, end: Float64Array, deviation: number, middle: Float64Array): void;

  /** Replaces the sums of a year's draws by each month's correction: `((end − start) · √12 − sums) / 12`. */
  correct(start: Float64Array, end: Float64Array, sums: Float64Array): void;

  /** The surprises of a month from its shocks: draws and corrections, added up. */
  surprise(equity: Shocks, bonds: Shocks, deviations: Deviations, surprises: MonthlySurprises): void;

  /** One month more: `growth · (holding.equity · its surprise + holding.bonds · its surprise + holding.cash)`. */
  growByMonth(target: PairGrowth, surprises: MonthlySurprises, holding: Holding): void;
}

/** @param bytes least size of the kernels' memory, if they have one */
export type CreateKernels = (bytes: number) => Kernels;
