import { type Currency, fromUsd } from "#shared/domain/currencies.ts";
import type { ForecastAnswer, GapAnswer } from "./planning-schemas.ts";
import { PlanningError } from "./planning-service.ts";

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
 * The largest factor on an account that only takes out with which the target is reached at every observed time step.
 * @throws {PlanningError} if one of them has none
 */
export function affordableFactor({ gapFactors }: GapAnswer): number {
  const factors = gapFactors.map(({ factor }) => factor).filter((factor) => factor !== null);
  if (gapFactors.length === 0 || factors.length < gapFactors.length) {
    throw new PlanningError("invalid-answer", "gap answer without a factor");
  }
  return Math.min(...factors);
}

/** The saving a month that reaches the goal; null where no month is left or no amount reaches the goal. */
export interface Requirement {
  /** As a multiple of the contribution that it was asked with. */
  readonly requiredSavingsFactor: number | null;
  /** In the plan's currency. */
  readonly requiredMonthlyInvestment: number | null;
}

export const NO_REQUIREMENT: Requirement = { requiredSavingsFactor: null, requiredMonthlyInvestment: null };

/**
 * The contribution, at least 0, that reaches the target at every observed time step. One that is a whole amount but for
 * rounding is that amount, so that rounding up shows it and not one more.
 * @param answer of the factor on the plan's contribution
 * @param allowances what a total may miss its target by at each time step, USD
 * @param contribution in the plan's currency a month
 * @throws {PlanningError} if the answer is empty
 */
export function requirement(
  { gapFactors }: GapAnswer,
  currency: Currency,
  allowances: Float64Array,
  contribution: number = TEST_CONTRIBUTION,
): Requirement {
  if (gapFactors.length === 0) throw new PlanningError("invalid-answer", "gap answer without time steps");
  const factors = gapFactors.map(({ factor }) => factor).filter((factor) => factor !== null);
  if (factors.length < gapFactors.length) return NO_REQUIREMENT;
  const requiredSavingsFactor = Math.max(0, ...factors);
  const amount = contribution * requiredSavingsFactor;
  const whole = Math.round(amount);
  const allowance = fromUsd(allowances.at(-1) ?? 0, currency);
  return {
    requiredSavingsFactor,
    requiredMonthlyInvestment: Math.abs(amount - whole) <= allowance ? whole : amount,
  };
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
