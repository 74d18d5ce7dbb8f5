import { type Currency, fromUsd } from "#shared/domain/currencies.ts";
import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
import { percentilePath } from "./planning-answers.ts";
import type { ForecastAnswer } from "./planning-schemas.ts";

/** One value a year, by age in years, in the plan's currency. */
type Path = { age: number; value: number }[];

interface Outcomes {
  outcomesAt10th: Path;
  outcomesAt50th: Path;
  outcomesAt90th: Path;
}

/**
 * Returns the percentiles of a forecast at every whole year, by age, in the plan's currency. Savings that are used up
 * exactly never end below zero.
 * @param ageYears age at time step 0
 * @param allowances amount by which a total may miss zero at each time step, USD
 */
export function outcomesByAge(
  answer: ForecastAnswer,
  ageYears: number,
  currency: Currency,
  allowances: Float64Array,
): Outcomes {
  const outcomes = (percentile: number): Path =>
    percentilePath(answer, percentile)
      .filter(({ timeStep }) => timeStep % MONTHS_PER_YEAR === 0)
      .map(({ timeStep, value }) => ({
        age: ageYears + timeStep / MONTHS_PER_YEAR,
        value: shownTotal(value, timeStep, currency, allowances),
      }));
  return { outcomesAt10th: outcomes(0.1), outcomesAt50th: outcomes(0.5), outcomesAt90th: outcomes(0.9) };
}

/** Converts a total at a time step to a currency: zero if only rounding errors keep it from zero. @param total USD */
export function shownTotal(
  total: number,
  timeStep: number,
  currency: Currency,
  allowances: Float64Array,
): number {
  return Math.abs(total) <= (allowances[timeStep] ?? 0) ? 0 : fromUsd(total, currency);
}
