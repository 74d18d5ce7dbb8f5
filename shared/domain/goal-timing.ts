import { forcedInputsOf, type GoalType } from "./child-goals.ts";
import type { Country } from "./countries.ts";
import { MONTHS_PER_YEAR, type PlanMonth } from "./plan-month.ts";

/**
 * The month in which a year's expense of a child goal falls due: September, when fees are due in countries where school
 * years begin then. Source: design of the financial model (docs/model.md). Date: November 2026. Unit: month, from 1.
 */
export const PAYMENT_MONTH = 9;

/**
 * Countries where school years begin in late August or September. In India they begin in April or June, in the
 * Philippines in June.
 * Source: calendars of the education ministries (in the UK and the USA: of schools and districts). Date: November 2026.
 */
export const SEPTEMBER_SCHOOL_COUNTRIES: readonly Country[] = ["UK", "USA", "UAE", "Egypt"];

/** The payment dates of a goal's expense. */
export interface GoalTiming {
  /** Time step of the first payment still to come, in months from the start of the plan; 0 if it is due this month. */
  readonly startTimeStep: number;
  /** Payments still to come, one a year; zero or less if all years are over. */
  readonly years: number;
  /** Calendar year of the first payment still to come. */
  readonly firstYear: number;
}

/**
 * Returns the payment dates of a goal in a plan that starts in the given month. Each year's payment is due in
 * September; payments before the start are over and cost nothing.
 * @example goalTiming({ type: "Education", startYear: 2026, numberOfYears: 4 }, { year: 2026, month: 11 })
 *   // { startTimeStep: 10, years: 3, firstYear: 2027 }
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

/** Returns the months from the start of a plan to the payment of a calendar year; negative if it is over. */
export function paymentTimeStep(year: number, start: PlanMonth): number {
  return MONTHS_PER_YEAR * (year - start.year) + PAYMENT_MONTH - start.month;
}

/**
 * Returns the likeliest age in whole years at a time step. Visitors enter ages without months, so a child who is 10
 * today is more likely 18 than 17 after seven years and ten months.
 * @example likelyAge(10, 94) // 18
 */
export function likelyAge(ageToday: number, timeStep: number): number {
  return Math.round(ageToday + timeStep / MONTHS_PER_YEAR);
}
