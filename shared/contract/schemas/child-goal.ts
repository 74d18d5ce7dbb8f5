import Type from "typebox";
import { GOAL_TYPES } from "#shared/domain/child-goals.ts";
import { CHILD_RISKS } from "#shared/domain/risk-strategies.ts";
import {
  ChildAgeSchema,
  CLOSED,
  CONTACT_FIELDS,
  EXPENSE_FIELDS,
  MONTHLY_INVESTMENT_BY_CURRENCY,
  SAVINGS_FIELDS,
} from "./fields.ts";

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
