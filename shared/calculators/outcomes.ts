import type { Outcome } from "#shared/contract/schemas/results.ts";
import { type Currency, fromUsd } from "#shared/domain/currencies.ts";
import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
import { percentilePath } from "#shared/planning/planning-answers.ts";
import type { ForecastAnswer } from "#shared/planning/planning-schemas.ts";

interface Outcomes {
  outcomesAt10th: Outcome[];
  outcomesAt50th: Outcome[];
  outcomesAt90th: Outcome[];
}

/** The percentiles of a forecast by age, in the plan's currency. `ageYears` is the age at time step 0. */
export function outcomesByAge(answer: ForecastAnswer, ageYears: number, currency: Currency): Outcomes {
  const outcomes = (percentile: number): Outcome[] =>
    percentilePath(answer, percentile).map(({ timeStep, value }) => ({
      age: ageYears + timeStep / MONTHS_PER_YEAR,
      value: fromUsd(value, currency),
    }));
  return { outcomesAt10th: outcomes(0.1), outcomesAt50th: outcomes(0.5), outcomesAt90th: outcomes(0.9) };
}
