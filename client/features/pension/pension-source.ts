import { calculatePension } from "#client/api/calculate-pension.ts";
import type { PlanSource } from "#client/form/plan-source.ts";
import { PENSION_REPORT } from "#shared/pension/report.ts";
import type { PensionForm, PensionPlan, RetirementResult } from "#shared/pension/schemas.ts";
import { PENSION_MEMORY } from "./pension-memory.ts";

/** The pension calculator, to the pages behind its form. */
export const PENSION_SOURCE: PlanSource<PensionForm, PensionPlan, RetirementResult> = {
  kind: PENSION_REPORT,
  calculate: calculatePension,
  memoryOf: () => PENSION_MEMORY,
};
