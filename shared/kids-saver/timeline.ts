import { type UpcomingPayment, upcomingPayment } from "#shared/child-goal/timeline.ts";
import { type GoalTiming, goalTiming, likelyAge } from "#shared/domain/goal-timing.ts";
import { MONTHS_PER_YEAR, type PlanMonth } from "#shared/domain/plan-month.ts";
import type { KidsSaverPlan } from "./schemas.ts";

/** The payment dates of a Kids Saver's goals. */
export interface KidsSaverTimeline {
  /** The child's age in years at the first payment still to come for any goal. */
  readonly startAge: number;
  /** Returns the child's likeliest age in whole years at a time step. */
  readonly ageAt: (timeStep: number) => number;
  /** Months from the start of the plan to the first payment. */
  readonly startTimeStep: number;
  /** True if the first payment is in a later month. */
  readonly isAhead: boolean;
  /** Kind of the first payment, for one goal or several. */
  readonly upcoming: UpcomingPayment;
  /** Calendar year of the first payment. */
  readonly firstYear: number;
  /** Number of payments still to come for all goals. */
  readonly payments: number;
  /** The last payment of each goal, in the order of the plan's goals, and the last of all. */
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
  const payments = timings.reduce((sum, { years }) => sum + years, 0);
  const hasBegun = goals.some(({ startYear }, index) => (timings[index]?.firstYear ?? startYear) > startYear);
  return {
    startAge: age + first.startTimeStep / MONTHS_PER_YEAR,
    ageAt: (timeStep) => likelyAge(age, timeStep),
    startTimeStep: first.startTimeStep,
    isAhead: first.startTimeStep > 0,
    upcoming: upcomingPayment(payments, hasBegun),
    firstYear: first.firstYear,
    payments,
    lastOfGoals,
    last: lastOfGoals.reduce((one, other) => (other.timeStep > one.timeStep ? other : one)),
  };
}

function lastPayment({ startTimeStep, firstYear, years }: GoalTiming): LastPayment {
  return { year: firstYear + years - 1, timeStep: startTimeStep + MONTHS_PER_YEAR * (years - 1) };
}
