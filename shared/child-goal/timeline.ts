import { CHILD_GOALS, forcedInputsOf } from "#shared/domain/child-goals.ts";
import { type GoalTiming, goalTiming, likelyAge } from "#shared/domain/goal-timing.ts";
import { MONTHS_PER_YEAR, type PlanMonth, yearOf } from "#shared/domain/plan-month.ts";
import type { ChildGoalPlan } from "./schemas.ts";

/** The payment dates of one child goal, or of several saved for together. */
export interface ExpenseTimeline {
  /** Each goal's payment dates, in the order of the goals. */
  readonly timings: readonly GoalTiming[];
  /** Months from the start of the plan to the first payment still to come, and its calendar year. */
  readonly startTimeStep: number;
  readonly firstYear: number;
  /** The child's age in years at that payment; payments fall between birthdays. */
  readonly startAge: number;
  /** True if that payment is in a later month. */
  readonly isAhead: boolean;
  readonly upcoming: UpcomingPayment;
  /** Number of payments still to come. */
  readonly payments: number;
  /** Returns the child's likeliest age in whole years at a time step. */
  readonly ageAt: (timeStep: number) => number;
}

/** The first payment still to come: the only one, the first of several, or the next one after some are over. */
export type UpcomingPayment = "only" | "first" | "next";

/** Returns the payment dates of goals in a plan that starts in the given month. */
export function expenseTimeline(
  ageToday: number,
  goals: readonly Pick<ChildGoalPlan, "type" | "startYear" | "numberOfYears">[],
  start: PlanMonth,
): ExpenseTimeline {
  const timings = goals.map((goal) => goalTiming(goal, start));
  const first = timings.reduce((one, other) => (other.startTimeStep < one.startTimeStep ? other : one));
  const { startTimeStep, firstYear } = first;
  const payments = timings.reduce((sum, { years }) => sum + years, 0);
  const hasBegun = goals.some(({ startYear }, index) => (timings[index]?.firstYear ?? startYear) > startYear);
  return {
    timings,
    startTimeStep,
    firstYear,
    startAge: ageToday + startTimeStep / MONTHS_PER_YEAR,
    isAhead: startTimeStep > 0,
    upcoming: hasBegun ? "next" : payments > 1 ? "first" : "only",
    payments,
    ageAt: (timeStep) => likelyAge(ageToday, timeStep),
  };
}

/** The payment dates of a child goal, with their positions on the chart. */
export interface ChildGoalTimeline extends ExpenseTimeline {
  readonly axis: "age" | "year";
  /** Calendar year of the last payment. */
  readonly lastYear: number;
  /** Returns the age or calendar year that represents a forecast age on the chart. */
  readonly positionOf: (age: number) => number;
  /** Returns the age or calendar year of a payment at a time step. */
  readonly untilOf: (timeStep: number) => number;
}

/** @param start month in which the plan starts */
export function childGoalTimeline(plan: ChildGoalPlan, start: PlanMonth): ChildGoalTimeline {
  const ageToday = forcedInputsOf(plan.type).age ?? plan.age;
  const timeline = expenseTimeline(ageToday, [plan], start);
  const { axis } = CHILD_GOALS[plan.type];
  const offset = { age: 0, year: start.year - ageToday }[axis];
  return {
    ...timeline,
    axis,
    lastYear: timeline.firstYear + timeline.payments - 1,
    positionOf: (age) => age + offset,
    untilOf: { age: timeline.ageAt, year: (timeStep: number) => yearOf(timeStep, start) }[axis],
  };
}
