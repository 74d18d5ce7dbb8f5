import { type GoalTiming, goalTiming, likelyAge } from "#shared/domain/goal-timing.ts";
import { MONTHS_PER_YEAR, type PlanMonth } from "#shared/domain/plan-month.ts";
import type { KidsSaverPlan } from "./schemas.ts";

/** When the goals of a Kids Saver are paid. */
export interface KidsSaverTimeline {
  /** The child's age in years at the first payment of all that is still to come. */
  readonly startAge: number;
  /** The same in whole years. */
  readonly startAgeYears: number;
  /** Months from the start of the plan to it. */
  readonly startTimeStep: number;
  /** Whether that is in a later month. */
  readonly isAhead: boolean;
  /** Its calendar year. */
  readonly firstYear: number;
  /** How many payments of all goals are still to come. */
  readonly payments: number;
  /** The last payment of each goal, in the order of the plan's goals, and of all. */
  readonly lastOfGoals: readonly LastPayment[];
  readonly last: LastPayment;
}

export interface LastPayment {
  readonly year: number;
  /** Months from the start of the plan. */
  readonly timeStep: number;
}

/** @param start month in which the plan starts */
export function kidsSaverTimeline({ age, goals }: KidsSaverPlan, start: PlanMonth): KidsSaverTimeline {
  const timings = goals.map((goal) => goalTiming(goal, start));
  const first = timings.reduce((one, other) => (other.startTimeStep < one.startTimeStep ? other : one));
  const lastOfGoals = timings.map(lastPayment);
  return {
    startAge: age + first.startTimeStep / MONTHS_PER_YEAR,
    startAgeYears: likelyAge(age, first.startTimeStep),
    startTimeStep: first.startTimeStep,
    isAhead: first.startTimeStep > 0,
    firstYear: first.firstYear,
    payments: timings.reduce((sum, { years }) => sum + years, 0),
    lastOfGoals,
    last: lastOfGoals.reduce((one, other) => (other.timeStep > one.timeStep ? other : one)),
  };
}

function lastPayment({ startTimeStep, firstYear, years }: GoalTiming): LastPayment {
  return { year: firstYear + years - 1, timeStep: startTimeStep + MONTHS_PER_YEAR * (years - 1) };
}
