import { PlanningError } from "./planning-error.ts";
import type { ForecastAnswer, GapAnswer } from "./planning-schemas.ts";

/** The contribution, in the plan's currency a month, whose multiple is the required monthly investment. */
export const TEST_CONTRIBUTION = 1000;

/**
 * The chance of reaching the goal in percent: that of the observed time step where it is smallest.
 * @throws {PlanningError} if the answer is empty
 */
export function chanceOfReachingTarget({ gapFactors }: GapAnswer): number {
  if (gapFactors.length === 0) throw new PlanningError("invalid-answer", "gap answer without time steps");
  return 100 * Math.min(...gapFactors.map((gap) => gap.probabilityOfReachingTargetUsingExistingFunds));
}

/**
 * The factor on contributions that reaches the target at every observed time step, at least 0; null where no factor does.
 * @throws {PlanningError} if the answer is empty
 */
export function requiredSavingsFactor({ gapFactors }: GapAnswer): number | null {
  if (gapFactors.length === 0) throw new PlanningError("invalid-answer", "gap answer without time steps");
  const factors = gapFactors.map(({ factor }) => factor).filter((factor) => factor !== null);
  return factors.length < gapFactors.length ? null : Math.max(0, ...factors);
}

/** The required monthly investment in the plan's currency; null where no factor reaches the target. */
export function requiredMonthlyInvestment(factor: number | null): number | null {
  return factor === null ? null : TEST_CONTRIBUTION * factor;
}

/**
 * The values of one percentile, USD by time step.
 * @throws {PlanningError} if the forecast lacks the percentile
 */
export function percentilePath(
  { percentileForecast }: ForecastAnswer,
  percentile: number,
): readonly { readonly timeStep: number; readonly value: number }[] {
  const found = percentileForecast.find((forecast) => Math.abs(forecast.percentile - percentile) < 1e-9);
  if (found === undefined)
    throw new PlanningError("invalid-answer", `forecast without percentile ${percentile}`);
  return found.outcomes;
}

/**
 * The value of a percentile at a time step, USD.
 * @throws {PlanningError} if the forecast lacks it
 */
export function valueAt(answer: ForecastAnswer, percentile: number, timeStep: number): number {
  const found = percentilePath(answer, percentile).find((outcome) => outcome.timeStep === timeStep);
  if (found === undefined)
    throw new PlanningError("invalid-answer", `forecast without time step ${timeStep}`);
  return found.value;
}
