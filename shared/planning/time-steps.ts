import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";

/** Every whole year from the start of the plan to a time step, both included. */
export function yearlyTimeSteps(lastTimeStep: number): readonly number[] {
  return Array.from(
    { length: Math.floor(lastTimeStep / MONTHS_PER_YEAR) + 1 },
    (_, year) => year * MONTHS_PER_YEAR,
  );
}
