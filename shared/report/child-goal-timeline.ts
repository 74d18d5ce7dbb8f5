import type { ChildGoalPlan } from "#shared/contract/schemas/child-goal.ts";
import { CHILD_GOALS, forcedInputsOf } from "#shared/domain/child-goals.ts";
import { goalTiming } from "#shared/domain/goal-timing.ts";
import { MONTHS_PER_YEAR, type PlanMonth } from "#shared/domain/plan-month.ts";

/** When a goal is paid, by the ages its forecast is told in, and where these are on its chart. */
export interface ChildGoalTimeline {
  readonly axis: "age" | "year";
  /** Age in years at the first payment that is still to come. */
  readonly startAge: number;
  /** Age in years at the last payment. */
  readonly endAge: number;
  /** Whether the first payment is in a later year. */
  readonly isAhead: boolean;
  /** The age, or the calendar year, that an age of the forecast is shown as. */
  readonly positionOf: (age: number) => number;
}

/** @param start month in which the plan starts */
export function childGoalTimeline(plan: ChildGoalPlan, start: PlanMonth): ChildGoalTimeline {
  const ageToday = forcedInputsOf(plan.type).age ?? plan.age;
  const { startTimeStep, years } = goalTiming(plan, start.year);
  const startAge = ageToday + startTimeStep / MONTHS_PER_YEAR;
  const { axis } = CHILD_GOALS[plan.type];
  const offset = { age: 0, year: start.year - ageToday }[axis];
  return {
    axis,
    startAge,
    endAge: startAge + years - 1,
    isAhead: startTimeStep > 0,
    positionOf: (age) => age + offset,
  };
}
