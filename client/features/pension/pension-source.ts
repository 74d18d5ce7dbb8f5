import { calculatePension } from "#client/api/calculate-pension.ts";
import type { PlanSource } from "#client/features/plan/plan-source.ts";
import type { PensionForm, PensionPlan } from "#shared/contract/schemas/pension.ts";
import type { RetirementResult } from "#shared/contract/schemas/results.ts";
import { PENSION_REPORT } from "#shared/report/pension-report.ts";
import { PENSION_MEMORY } from "./pension-memory.ts";

/** The pension calculator, to the pages behind its form. */
export const PENSION_SOURCE: PlanSource<PensionForm, PensionPlan, RetirementResult> = {
  kind: PENSION_REPORT,
  calculate: calculatePension,
  memoryOf: () => PENSION_MEMORY,
};
