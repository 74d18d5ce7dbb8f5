import type { Outcome } from "#shared/contract/forecast-result.ts";
import { deflated } from "#shared/domain/inflation.ts";
import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";

/** Returns the last age before the value falls below zero, if it does. Source: specification section 4. */
export function savingsLastUntil(outcomes: readonly Outcome[]): number | undefined {
  const shortfall = outcomes.find(({ value }) => value < 0);
  return shortfall && shortfall.age - 1;
}

/** Returns the value at an age, which has one entry a year. @throws {RangeError} if the forecast does not reach it */
export function valueAtAge(outcomes: readonly Outcome[], ageYears: number): number {
  const outcome = outcomes.find(({ age }) => age === ageYears);
  if (outcome === undefined) throw new RangeError(`the forecast has no value at age ${ageYears}`);
  return outcome.value;
}

/** The percentiles of a forecast, each from today on. */
export interface Paths {
  readonly outcomesAt10th: Outcome[];
  readonly outcomesAt50th: Outcome[];
  readonly outcomesAt90th: Outcome[];
}

/** Converts a forecast to today's money, by a yearly rate as a fraction. */
export function pathsInTodaysMoney(
  { outcomesAt10th, outcomesAt50th, outcomesAt90th }: Paths,
  inflationRate: number,
): Paths {
  const inTodaysMoney = (outcomes: readonly Outcome[]) =>
    outcomes.map(({ age, value }) => ({
      age,
      value: deflated(value, inflationRate, MONTHS_PER_YEAR * (age - (outcomes[0]?.age ?? 0))),
    }));
  return {
    outcomesAt10th: inTodaysMoney(outcomesAt10th),
    outcomesAt50th: inTodaysMoney(outcomesAt50th),
    outcomesAt90th: inTodaysMoney(outcomesAt90th),
  };
}
