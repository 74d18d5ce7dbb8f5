import type { CalculatedPlan } from "#client/session/session-state.ts";
import type { KeptPlan } from "#shared/contract/kept-plan.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";

/**
 * Returns a plan as it was sent and its result as it was answered, as JSON. Neither holds contact data.
 * @param start the month of the calculation, in which the plan starts
 */
export function planJson(
  { calculator, modelVersion, savedMonth }: Pick<KeptPlan, "calculator" | "modelVersion" | "savedMonth">,
  outcome: CalculatedPlan<unknown, unknown> | undefined,
  start: PlanMonth,
): string {
  const file = { calculator, month: isoMonth(start), savedMonth, modelVersion, ...outcome };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** @example isoMonth({ year: 2026, month: 3 }) // "2026-03" */
export function isoMonth({ year, month }: PlanMonth): string {
  return `${year}-${String(month).padStart(2, "0")}`;
}
