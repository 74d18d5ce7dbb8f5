import * as validators from "#shared/contract/generated/validators.js";
import type { PensionPlan, RetirementResult } from "#shared/pension/schemas.ts";
import { postJson } from "./post-json.ts";

/** Calculates a pension. The plan holds no contact data: the calculation never gets to know who asks. */
export function calculatePension(plan: PensionPlan, signal: AbortSignal): Promise<RetirementResult> {
  return postJson("Calculate", plan, validators.RetirementResult, signal);
}
