import { CHILD_GOALS, forcedInputsOf } from "#shared/domain/child-goals.ts";
import { goalTiming, likelyAge } from "#shared/domain/goal-timing.ts";
import { MONTHS_PER_YEAR, type PlanMonth, yearOf } from "#shared/domain/plan-month.ts";
import type { ChildGoalPlan } from "./schemas.ts";

/** The payment dates of a child goal in ages of its forecast, with their positions on the chart. */
export interface ChildGoalTimeline {
  readonly axis: "age" | "year";
  /** Age in years at the first payment still to come; payments fall between birthdays. */
  readonly startAge: number;
  /** Age at that payment in whole years. */
  readonly startAgeYears: number;
  /** True if the first payment is in a later month. */
  readonly isAhead: boolean;
  /** Kind of the first payment still to come. */
  readonly upcoming: UpcomingPayment;
  /** Number of payments still to come. */
  readonly payments: number;
  /** Months from the start of the plan to the first payment still to come. */
  readonly startTimeStep: number;
  /** Calendar years of the first payment still to come, and of the last. */
  readonly firstYear: number;
  readonly lastYear: number;
  /** Returns the age or calendar year that represents a forecast age on the chart. */
  readonly positionOf: (age: number) => number;
  /** Returns the age or calendar year of a payment at a time step. */
  readonly untilOf: (timeStep: number) => number;
}

/** The first payment still to come: the only one, the first of several, or the next one after some are over. */
export type UpcomingPayment = "only" | "first" | "next";

/** Returns the kind of the next of the `payments` to come. @param hasBegun true if some are over */
export function upcomingPayment(payments: number, hasBegun: boolean): UpcomingPayment {
  if (hasBegun) return "next";
  return payments > 1 ? "first" : "only";
}

/** @param start month in which the plan starts */
export function childGoalTimeline(plan: ChildGoalPlan, start: PlanMonth): ChildGoalTimeline {
  const ageToday = forcedInputsOf(plan.type).age ?? plan.age;
  const { startTimeStep, years, firstYear } = goalTiming(plan, start);
  const { axis } = CHILD_GOALS[plan.type];
  const offset = { age: 0, year: start.year - ageToday }[axis];
  const untilOf = {
    age: (timeStep: number) => likelyAge(ageToday, timeStep),
    year: (timeStep: number) => yearOf(timeStep, start),
  }[axis];
  return {
    axis,
    startAge: ageToday + startTimeStep / MONTHS_PER_YEAR,
    startAgeYears: likelyAge(ageToday, startTimeStep),
    isAhead: startTimeStep > 0,
    upcoming: upcomingPayment(years, firstYear > plan.startYear),
    payments: years,
    startTimeStep,
    firstYear,
    lastYear: firstYear + years - 1,
    positionOf: (age) => age + offset,
    untilOf,
  };
}
