import { ChildGoalFormSchema, ChildGoalPlanSchema, GoalResultSchema } from "./child-goal/schemas.ts";
import { CheckInRequestSchema, CheckInSchema } from "./contract/check-in-schemas.ts";
import { FuturesSchema } from "./contract/futures.ts";
import { InsightsSchema } from "./contract/insights.ts";
import { ProblemSchema } from "./contract/problem.ts";
import { ReportReceiptSchema, ReportRequestSchema } from "./contract/report-request.ts";
import { ScriptFaultSchema } from "./contract/script-fault.ts";
import { FamilyInsightsSchema } from "./family/insights-schemas.ts";
import { FamilyFormSchema, FamilyPlanSchema, FamilyResultSchema } from "./family/schemas.ts";
import { KidsSaverFormSchema, KidsSaverPlanSchema, MultiGoalResultSchema } from "./kids-saver/schemas.ts";
import { EndOfServiceRequestSchema } from "./pension/end-of-service-schemas.ts";
import { ReplayRequestSchema, ReplaySchema } from "./pension/replay-schemas.ts";
import { PensionFormSchema, PensionPlanSchema, RetirementResultSchema } from "./pension/schemas.ts";

/** All schemas of the contract by name: the source of the generated validators and the OpenAPI document. */
export const CONTRACT_SCHEMAS = {
  PensionPlan: PensionPlanSchema,
  PensionForm: PensionFormSchema,
  ChildGoalPlan: ChildGoalPlanSchema,
  ChildGoalForm: ChildGoalFormSchema,
  KidsSaverPlan: KidsSaverPlanSchema,
  KidsSaverForm: KidsSaverFormSchema,
  RetirementResult: RetirementResultSchema,
  GoalResult: GoalResultSchema,
  MultiGoalResult: MultiGoalResultSchema,
  Insights: InsightsSchema,
  FamilyPlan: FamilyPlanSchema,
  FamilyForm: FamilyFormSchema,
  FamilyResult: FamilyResultSchema,
  FamilyInsights: FamilyInsightsSchema,
  Futures: FuturesSchema,
  CheckInRequest: CheckInRequestSchema,
  CheckIn: CheckInSchema,
  ReplayRequest: ReplayRequestSchema,
  Replay: ReplaySchema,
  EndOfServiceRequest: EndOfServiceRequestSchema,
  ReportRequest: ReportRequestSchema,
  ReportReceipt: ReportReceiptSchema,
  ScriptFault: ScriptFaultSchema,
  Problem: ProblemSchema,
} as const;
