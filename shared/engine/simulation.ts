import { MAXIMUM_ACCOUNTS, MAXIMUM_TIME_STEP } from "#shared/planning/planning-limits.ts";
import { Arena, arenaBytes } from "./arena.ts";
import { BreakEven } from "./break-even.ts";
import { GrowthTable, growthTableBytes, type ScenarioModel } from "./growth-table.ts";
import { BINS, type CreateKernels, type Kernels } from "./kernels.ts";
import { PercentileSelector } from "./percentile-selector.ts";
import { StretchGrowthCache } from "./stretch-growth.ts";

/** Enough for three funds over sixty years with a fee and without, for divided years, and for some glide paths. */
const CACHED_STRETCHES = 1_000;
/** Arrays of a request: one per account, and two for their sums. */
const BALANCES = MAXIMUM_ACCOUNTS + 2;
/** The arrays that stretches are collapsed, and percentiles and break-evens found in. */
const SCRATCH = 5;
/** Arrays that one request may keep for the next. */
export const KEPT_ARRAYS = 16;

/** The arrays of all walks through the scenarios, in the memory of the kernels if they have one. */
export class Simulation {
  readonly table: GrowthTable;
  readonly kernels: Kernels;
  readonly stretches: StretchGrowthCache;
  readonly arrays: BalanceArrays;
  readonly percentiles: PercentileSelector;
  readonly breakEven: BreakEven;

  constructor(model: ScenarioModel, createKernels: CreateKernels, cachedStretches = CACHED_STRETCHES) {
    const { scenarios } = model;
    this.kernels = createKernels(
      growthTableBytes(scenarios, MAXIMUM_TIME_STEP) +
        arenaBytes(2 * cachedStretches, 4 * scenarios) +
        arenaBytes(BALANCES + SCRATCH + KEPT_ARRAYS, 8 * scenarios) +
        arenaBytes(1, 4 * BINS),
    );
    const arena = new Arena(this.kernels.memory);
    this.table = new GrowthTable(model, this.kernels, arena);
    this.stretches = new StretchGrowthCache(this.table, this.kernels, arena, cachedStretches);
    this.arrays = new BalanceArrays(arena, scenarios);
    this.percentiles = new PercentileSelector(scenarios, this.kernels, arena);
    this.breakEven = new BreakEven(scenarios, this.kernels, arena, this.percentiles);
  }
}

/** Arrays of one number a scenario for the balances of a request, used again by the next. */
class BalanceArrays {
  readonly #arena: Arena;
  readonly #scenarios: number;
  readonly #arrays: Float64Array[] = [];
  #taken = 0;

  constructor(arena: Arena, scenarios: number) {
    this.#arena = arena;
    this.#scenarios = scenarios;
  }

  /** @returns an array with arbitrary contents */
  take(): Float64Array {
    const array = this.#arrays[this.#taken] ?? this.#arena.float64(this.#scenarios);
    this.#arrays[this.#taken++] = array;
    return array;
  }

  /**
   * @returns an array with arbitrary contents that is never taken back
   * @throws {RangeError} if `KEPT_ARRAYS` are kept
   */
  keep(): Float64Array {
    return this.#arena.float64(this.#scenarios);
  }

  /** Ends the use of all arrays taken so far. */
  takeBack(): void {
    this.#taken = 0;
  }
}
