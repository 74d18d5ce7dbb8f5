import { forcedInputsOf, type GoalType } from "./child-goals.ts";
import { MONTHS_PER_YEAR, type PlanMonth } from "./plan-month.ts";

/**
 * The month in which a year's expense of a child goal falls due: September, when school years begin and their fees are
 * paid, in the UAE and in the countries of study on offer. Source: design of the financial model (docs/model.md).
 * Date: November 2026. Unit: month, from 1.
 */
export const PAYMENT_MONTH = 9;

/** When a goal's expense is paid. */
export interface GoalTiming {
  /** Time step of the first payment still to come, in months from the start of the plan; 0 if it is due this month. */
  readonly startTimeStep: number;
  /** Payments still to come, one a year; zero or less where all years are over. */
  readonly years: number;
  /** Calendar year of the first payment still to come. */
  readonly firstYear: number;
}

/**
 * When a goal is paid in a plan that starts in a month. A year's payment falls due in its September; those before the
 * start are over and cost nothing.
 */
export function goalTiming(
  goal: { readonly type: GoalType; readonly startYear: number; readonly numberOfYears: number },
  start: PlanMonth,
): GoalTiming {
  const numberOfYears = forcedInputsOf(goal.type).numberOfYears ?? goal.numberOfYears;
  const nextDueYear = start.month <= PAYMENT_MONTH ? start.year : start.year + 1;
  const firstYear = Math.max(goal.startYear, nextDueYear);
  return {
    startTimeStep: paymentTimeStep(firstYear, start),
    years: goal.startYear + numberOfYears - firstYear,
    firstYear,
  };
}

/** Months from the start of a plan to the payment of a calendar year; negative where it is over. */
export function paymentTimeStep(year: number, start: PlanMonth): number {
  return MONTHS_PER_YEAR * (year - start.year) + PAYMENT_MONTH - start.month;
}

/**
 * The likeliest age in whole years at a time step: an age is told without its months, so that whoever is 10 today is 18
 * rather than 17 after seven years and ten months.
 */
export function likelyAge(ageToday: number, timeStep: number): number {
  return Math.round(ageToday + timeStep / MONTHS_PER_YEAR);
}
