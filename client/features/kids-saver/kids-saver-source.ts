import { calculateKidsSaver } from "#client/api/calculate-kids-saver.ts";
import type { PlanSource } from "#client/form/plan-source.ts";
import { KIDS_SAVER_REPORT } from "#shared/kids-saver/report.ts";
import type { KidsSaverForm, KidsSaverPlan, MultiGoalResult } from "#shared/kids-saver/schemas.ts";
import { kidsSaverMemory } from "./kids-saver-memory.ts";

/** The Kids Saver, to the pages behind its form. */
export const KIDS_SAVER_SOURCE: PlanSource<KidsSaverForm, KidsSaverPlan, MultiGoalResult> = {
  kind: KIDS_SAVER_REPORT,
  calculate: calculateKidsSaver,
  memoryOf: kidsSaverMemory,
};
