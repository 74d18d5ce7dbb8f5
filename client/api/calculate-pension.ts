import * as validators from "#shared/contract/generated/validators.js";
import type { PensionPlan } from "#shared/contract/schemas/pension.ts";
import type { RetirementResult } from "#shared/contract/schemas/results.ts";
import { postJson } from "./post-json.ts";

/** Calculates a pension. The plan holds no contact data: the calculation never gets to know who asks. */
export function calculatePension(plan: PensionPlan, signal: AbortSignal): Promise<RetirementResult> {
  return postJson("Calculate", plan, isRetirementResult, signal);
}

function isRetirementResult(answer: unknown): answer is RetirementResult {
  return validators.RetirementResult(answer);
}
