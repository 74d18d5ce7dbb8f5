import type { StretchGrowth } from "./stretch-growth.ts";

/**
 * How many linear bins there are. A value falls into bin `round(1 + (value − low)·scale)`, half to even; the first and
 * the last take what lies outside.
 */
export const BINS = 1024;

/**
 * The loops over all scenarios that the engine spends its time in. Their arrays lie in `memory` and have one entry a
 * scenario, of which there are an even number. Both implementations give the same results to the last bit.
 */
export interface Kernels {
  /** Zeros at first. */
  readonly memory: ArrayBuffer;

  /**
   * A stretch of months: `values = values·growth + (amount·annuity + last)`.
   * @param amount paid at the start of each month but the first, USD
   * @param last paid at the end, USD
   */
  advance(values: Float64Array, stretch: StretchGrowth, amount: number, last: number): void;

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

  /** How many scenarios have `rest + item ≥ target`. */
  countReaching(rest: Float64Array, item: Float64Array, target: number): number;
}

/** @param bytes least size of the kernels' memory */
export type CreateKernels = (bytes: number) => Kernels;
