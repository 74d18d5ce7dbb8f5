import { type Currency, fromUsd } from "#shared/domain/currencies.ts";
import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
import { percentilePath } from "./planning-answers.ts";
import type { ForecastAnswer } from "./planning-schemas.ts";

/** One a year, by age in years; values in the plan's currency. */
type Path = { age: number; value: number }[];

interface Outcomes {
  outcomesAt10th: Path;
  outcomesAt50th: Path;
  outcomesAt90th: Path;
}

/**
 * The percentiles of a forecast at every whole year, by age, in the plan's currency. A value that is zero but for the
 * rounding of amounts is zero: savings that are used up exactly never end below it.
 * @param ageYears age at time step 0
 * @param allowances what a total may miss zero by at each time step, USD
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
        value: Math.abs(value) <= (allowances[timeStep] ?? 0) ? 0 : fromUsd(value, currency),
      }));
  return { outcomesAt10th: outcomes(0.1), outcomesAt50th: outcomes(0.5), outcomesAt90th: outcomes(0.9) };
}
