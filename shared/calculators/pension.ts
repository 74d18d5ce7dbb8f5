import type { PensionPlan } from "#shared/contract/schemas/pension.ts";
import type { RetirementResult } from "#shared/contract/schemas/results.ts";
import type { PlanningContext } from "#shared/planning/planning-context.ts";

export async function calculatePension(
  _plan: PensionPlan,
  _context: PlanningContext,
): Promise<RetirementResult> {
  throw new Error("coming");
}
