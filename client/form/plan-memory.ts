import type { FormMemory } from "./form-memory.ts";

/** A result and the plan it belongs to. */
export interface Outcome<P, R> {
  readonly plan: P;
  readonly result: R;
}

/** The form of a calculator as it was left and its last result, for the way back. */
export interface PlanMemory<D, F extends D, P, R> extends FormMemory<D, F> {
  outcome?: Outcome<P, R>;
}
