import { CHILD_GOALS, forcedInputsOf } from "#shared/domain/child-goals.ts";
import { goalTiming, likelyAge, PAYMENT_MONTH } from "#shared/domain/goal-timing.ts";
import { MONTHS_PER_YEAR, type PlanMonth } from "#shared/domain/plan-month.ts";
import type { ChildGoalPlan } from "./schemas.ts";

/** When a child goal is paid, by the ages its forecast is told in, and where these are on its chart. */
export interface ChildGoalTimeline {
  readonly axis: "age" | "year";
  /** Age in years at the first payment that is still to come; payments fall between birthdays. */
  readonly startAge: number;
  /** The child's age then, in whole years. */
  readonly startAgeYears: number;
  /** Whether the first payment is in a later month. */
  readonly isAhead: boolean;
  /** Whether payments are over already. */
  readonly hasBegun: boolean;
  /** How many payments are still to come. */
  readonly payments: number;
  /** Months from the start of the plan to the first payment still to come. */
  readonly startTimeStep: number;
  /** Calendar years of the first payment still to come, and of the last. */
  readonly firstYear: number;
  readonly lastYear: number;
  /** The age, or the calendar year, that an age of the forecast is shown as. */
  readonly positionOf: (age: number) => number;
  /** The age, or the year of the last payment, until which savings last that are used up after an age. */
  readonly untilOf: (age: number) => number;
}

/** @param start month in which the plan starts */
export function childGoalTimeline(plan: ChildGoalPlan, start: PlanMonth): ChildGoalTimeline {
  const ageToday = forcedInputsOf(plan.type).age ?? plan.age;
  const { startTimeStep, years, firstYear } = goalTiming(plan, start);
  const { axis } = CHILD_GOALS[plan.type];
  const offset = { age: 0, year: start.year - ageToday }[axis];
  const yearsSincePayment = { age: 0, year: start.month < PAYMENT_MONTH ? 1 : 0 }[axis];
  return {
    axis,
    startAge: ageToday + startTimeStep / MONTHS_PER_YEAR,
    startAgeYears: likelyAge(ageToday, startTimeStep),
    isAhead: startTimeStep > 0,
    hasBegun: firstYear > plan.startYear,
    payments: years,
    startTimeStep,
    firstYear,
    lastYear: firstYear + years - 1,
    positionOf: (age) => age + offset,
    untilOf: (age) => age + offset - yearsSincePayment,
  };
}
