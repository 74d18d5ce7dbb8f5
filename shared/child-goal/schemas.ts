import Type from "typebox";
import {
  ChildAgeSchema,
  CLOSED,
  CONTACT_FIELDS,
  EXPENSE_FIELDS,
  MONTHLY_INVESTMENT_BY_CURRENCY,
  SAVINGS_FIELDS,
} from "#shared/contract/fields.ts";
import { FORECAST_FIELDS } from "#shared/contract/forecast-result.ts";
import { GOAL_TYPES } from "#shared/domain/child-goals.ts";
import { CHILD_RISKS } from "#shared/domain/risk-strategies.ts";

const PLAN_FIELDS = {
  type: Type.Enum([...GOAL_TYPES], { description: "Kind of goal." }),
  age: ChildAgeSchema,
  ...EXPENSE_FIELDS,
  ...SAVINGS_FIELDS,
  risk: Type.Enum([...CHILD_RISKS], { description: "Risk preference." }),
};

const OPTIONS = { ...CLOSED, allOf: MONTHLY_INVESTMENT_BY_CURRENCY };

/** Request of `Calculate` for one child goal. */
export const ChildGoalPlanSchema = Type.Object(PLAN_FIELDS, OPTIONS);

export type ChildGoalPlan = Type.Static<typeof ChildGoalPlanSchema>;

/** The whole state of a child goal's form, as the `payload` parameter carries it. */
export const ChildGoalFormSchema = Type.Object({ ...CONTACT_FIELDS, ...PLAN_FIELDS }, OPTIONS);

export type ChildGoalForm = Type.Static<typeof ChildGoalFormSchema>;

/** Fields of every answer about child goals, be it of one or of several. */
export const GOAL_RESULT_FIELDS = {
  ...FORECAST_FIELDS,
  valueAtRetirementAt10th: Type.Number({
    description: "10th percentile of the value when the expense starts, before the first payment.",
  }),
  valueAtRetirementAt90th: Type.Number({
    description: "90th percentile of the value when the expense starts, before the first payment.",
  }),
};

/** Answer of `Calculate` for one child goal. */
export const GoalResultSchema = Type.Object(GOAL_RESULT_FIELDS, CLOSED);

export type GoalResult = Type.Static<typeof GoalResultSchema>;
