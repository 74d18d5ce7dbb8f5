import type { Arena } from "./arena.ts";

/** Arrays of one number a scenario for the balances of a request, used again by the next. */
export class BalanceArrays {
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

  /** Ends the use of all arrays taken so far. */
  takeBack(): void {
    this.#taken = 0;
  }
}
