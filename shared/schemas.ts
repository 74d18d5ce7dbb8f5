import { ChildGoalFormSchema, ChildGoalPlanSchema, GoalResultSchema } from "./child-goal/schemas.ts";
import { InsightsSchema } from "./contract/insights.ts";
import { ProblemSchema } from "./contract/problem.ts";
import { ReportReceiptSchema, ReportRequestSchema } from "./contract/report-request.ts";
import { KidsSaverFormSchema, KidsSaverPlanSchema, MultiGoalResultSchema } from "./kids-saver/schemas.ts";
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
  ReportRequest: ReportRequestSchema,
  ReportReceipt: ReportReceiptSchema,
  Problem: ProblemSchema,
} as const;
