import { type Currency, fromUsd } from "#shared/domain/currencies.ts";
import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
import { cashFlowsByAccount, roundingAllowances } from "./cash-flows.ts";
import type { ForecastAnswer, GapAnswer, GapRequest } from "./planning-schemas.ts";
import { type ChanceAnswer, PlanningError } from "./planning-service.ts";

/** The test contribution, of which the required monthly investment is a multiple. Unit: plan currency a month. */
export const TEST_CONTRIBUTION = 1000;

/** Returns the chance, in percent: the smallest of all time steps. @throws {PlanningError} if the answer is empty */
export function chanceOfReachingTarget({ gapFactors }: ChanceAnswer): number {
  if (gapFactors.length === 0) throw new PlanningError("invalid-answer", "gap answer without time steps");
  return 100 * Math.min(...gapFactors.map((gap) => gap.probabilityOfReachingTargetUsingExistingFunds));
}

/** Returns the largest factor that reaches the target everywhere. @throws {PlanningError} if a time step has none */
export function affordableFactor({ gapFactors }: GapAnswer): number {
  const factors = gapFactors.map(({ factor }) => factor).filter((factor) => factor !== null);
  if (gapFactors.length === 0 || factors.length < gapFactors.length) {
    throw new PlanningError("invalid-answer", "gap answer without a factor");
  }
  return Math.min(...factors);
}

/** The monthly saving that reaches the goal; null if no month is left or no amount reaches the goal. */
export interface Requirement {
  /** As a multiple of the contribution in the request. */
  readonly requiredSavingsFactor: number | null;
  /** In the plan's currency. */
  readonly requiredMonthlyInvestment: number | null;
}

export const NO_REQUIREMENT: Requirement = { requiredSavingsFactor: null, requiredMonthlyInvestment: null };

/**
 * Returns the contribution, at least 0, that reaches the target at every observed time step. Removes rounding errors
 * from whole amounts, so that rounding up does not add one more.
 * @param answer with the factors on the plan's contribution
 * @param request of that answer
 * @param contribution in the plan's currency a month
 * @throws {PlanningError} if the answer is empty
 */
export function requirement(
  { gapFactors }: GapAnswer,
  request: GapRequest,
  contribution: number = TEST_CONTRIBUTION,
): Requirement {
  if (gapFactors.length === 0) throw new PlanningError("invalid-answer", "gap answer without time steps");
  const factors = gapFactors.map(({ factor }) => factor).filter((factor) => factor !== null);
  if (factors.length < gapFactors.length) return NO_REQUIREMENT;
  const requiredSavingsFactor = Math.max(0, ...factors);
  const amount = contribution * requiredSavingsFactor;
  const whole = Math.round(amount);
  const allowance = contribution * factorAllowance(request);
  return {
    requiredSavingsFactor,
    requiredMonthlyInvestment: Math.abs(amount - whole) <= allowance ? whole : amount,
  };
}

/** Returns the rounding error of a factor: the total's allowance as a fraction of all that was paid in until then. */
function factorAllowance(request: GapRequest): number {
  const lastTimeStep = Math.max(...request.simulationSettings.observationTimeSteps);
  const flows = cashFlowsByAccount(request, lastTimeStep);
  const allowance = roundingAllowances([...flows.values()]).at(-1) ?? 0;
  const item = flows.get(request.itemIdForFactorInAssetsAndDebts) ?? new Float64Array();
  const paidIn = item.reduce((sum, amount) => sum + amount, 0);
  return paidIn > 0 ? allowance / paidIn : 0;
}

/** Returns a percentile's values, USD by time step. @throws {PlanningError} if the forecast lacks the percentile */
export function percentilePath(
  { percentileForecast }: ForecastAnswer,
  percentile: number,
): readonly { readonly timeStep: number; readonly value: number }[] {
  const found = percentileForecast.find((forecast) => Math.abs(forecast.percentile - percentile) < 1e-9);
  if (found === undefined)
    throw new PlanningError("invalid-answer", `forecast without percentile ${percentile}`);
  return found.outcomes;
}

/** Returns the value of a percentile at a time step, USD. @throws {PlanningError} if the forecast lacks it */
export function valueAt(answer: ForecastAnswer, percentile: number, timeStep: number): number {
  const found = percentilePath(answer, percentile).find((outcome) => outcome.timeStep === timeStep);
  if (found === undefined)
    throw new PlanningError("invalid-answer", `forecast without time step ${timeStep}`);
  return found.value;
}

/** One value a year, by age in years, in the plan's currency. */
type Path = { age: number; value: number }[];

/**
 * Returns a forecast's percentiles at every whole year by age, plan currency; savings used up exactly are zero.
 * @param allowances amount by which a total may miss zero at each time step, USD
 */
export function outcomesByAge(
  answer: ForecastAnswer,
  ageYears: number,
  currency: Currency,
  allowances: Float64Array,
): Record<"outcomesAt10th" | "outcomesAt50th" | "outcomesAt90th", Path> {
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
