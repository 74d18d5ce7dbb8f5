import { ChildGoalFormSchema, ChildGoalPlanSchema } from "./child-goal.ts";
import { KidsSaverFormSchema, KidsSaverPlanSchema } from "./kids-saver.ts";
import { PensionFormSchema, PensionPlanSchema } from "./pension.ts";
import { ProblemSchema } from "./problem.ts";
import { ReportReceiptSchema, ReportRequestSchema } from "./report.ts";
import { GoalResultSchema, MultiGoalResultSchema, RetirementResultSchema } from "./results.ts";

/** Every schema of the contract by name: what validators and the OpenAPI document are generated from. */
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
  ReportRequest: ReportRequestSchema,
  ReportReceipt: ReportReceiptSchema,
  Problem: ProblemSchema,
} as const;
