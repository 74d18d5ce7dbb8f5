import { calculateKidsSaver } from "#client/api/calculate-kids-saver.ts";
import type { PlanSource } from "#client/features/plan/plan-source.ts";
import type { KidsSaverForm, KidsSaverPlan } from "#shared/contract/schemas/kids-saver.ts";
import type { MultiGoalResult } from "#shared/contract/schemas/results.ts";
import { KIDS_SAVER_REPORT } from "#shared/report/kids-saver-report.ts";
import { kidsSaverMemory } from "./kids-saver-memory.ts";

/** The Kids Saver, to the pages behind its form. */
export const KIDS_SAVER_SOURCE: PlanSource<KidsSaverForm, KidsSaverPlan, MultiGoalResult> = {
  kind: KIDS_SAVER_REPORT,
  calculate: calculateKidsSaver,
  memoryOf: kidsSaverMemory,
};
