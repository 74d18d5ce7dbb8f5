import type { FormMemory } from "./form-memory.ts";
import type { Outcome } from "./use-recalculation.ts";

/** The form of a calculator as it was left and its last result, for the way back. */
export interface PlanMemory<D, F extends D, P, R> extends FormMemory<D, F> {
  outcome?: Outcome<P, R>;
}
