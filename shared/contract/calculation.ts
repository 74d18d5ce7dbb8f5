import type { GeneratedValidator } from "./validation.ts";

/** A request about a plan, and the check of its answer. */
export interface Calculation<Result> {
  /** The function that answers it. */
  readonly endpoint:
    | "Calculate"
    | "CalculateMultiGoal"
    | "CalculateFamily"
    | "CalculateFutures"
    | "CalculateReplay"
    | "CalculateCheckIn";
  /** Loads the check of an answer: a page needs it only once it sends a request. */
  readonly loadResultGuard: () => Promise<GeneratedValidator<Result>>;
}
