import type { Outcome } from "#shared/contract/forecast-result.ts";
import { percentileOfSorted } from "./percentile.ts";

export interface Outcomes {
  readonly outcomesAt10th: Outcome[];
  readonly outcomesAt50th: Outcome[];
  readonly outcomesAt90th: Outcome[];
}

/**
 * The three percentile paths of a plan's value.
 * @param ageYears age at the start of the plan
 * @param totalAt the plan's value at a time step, one number a scenario
 */
export function outcomesOf(
  ageYears: number,
  timeSteps: readonly number[],
  totalAt: (timeStep: number) => Float64Array,
): Outcomes {
  const outcomes: Outcomes = { outcomesAt10th: [], outcomesAt50th: [], outcomesAt90th: [] };
  for (const timeStep of timeSteps) {
    const sorted = totalAt(timeStep).slice().sort();
    const age = ageYears + timeStep / 12;
    outcomes.outcomesAt10th.push({ age, value: percentileOfSorted(sorted, 0.1) });
    outcomes.outcomesAt50th.push({ age, value: percentileOfSorted(sorted, 0.5) });
    outcomes.outcomesAt90th.push({ age, value: percentileOfSorted(sorted, 0.9) });
  }
  return outcomes;
}

/** Time steps of every year from today to the horizon, both included. */
export function yearlySteps(horizon: number): number[] {
  return Array.from({ length: horizon / 12 + 1 }, (_, year) => 12 * year);
}

/** The value of a path at an age. */
export function valueAtAge(outcomes: readonly Outcome[], age: number): number {
  const outcome = outcomes.find((candidate) => candidate.age === age);
  if (!outcome) throw new Error(`no outcome at age ${age}`);
  return outcome.value;
}
