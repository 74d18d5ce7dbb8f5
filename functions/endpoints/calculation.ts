import { invalidInput } from "#functions/http/invalid-input.ts";
import type { Validated } from "#shared/contract/validation.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { PlanningContext } from "#shared/planning/planning-context.ts";

/** A plan takes less than 2 KB; this leaves room for every way to write one. */
export const MAXIMUM_PLAN_BYTES = 16 * 1024;

/** What every calculation needs from outside. */
export interface PlanningDependencies extends Omit<PlanningContext, "start"> {
  /** The month in which a plan starts that is calculated now. */
  readonly currentMonth: () => PlanMonth;
}

/** Checks an input and calculates it. @throws {HttpProblem} that names every fault of the input */
export type Calculation = (input: unknown, dependencies: PlanningDependencies) => Promise<object>;

/** Joins a contract's validator and its calculator. */
export function calculation<Plan>(
  validate: (input: unknown, start: PlanMonth) => Validated<Plan>,
  calculatePlan: (plan: Plan, context: PlanningContext) => Promise<object>,
): Calculation {
  return (input, { planning, funds, currentMonth }) => {
    const start = currentMonth();
    const plan = validate(input, start);
    if (!plan.ok) throw invalidInput(plan.faults);
    return calculatePlan(plan.value, { planning, funds, start });
  };
}
