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

/** Parts of plans with one goal and with several. */
export const GoalTypeSchema = Type.Enum([...GOAL_TYPES], { description: "Kind of goal." });
export const ChildRiskSchema = Type.Enum([...CHILD_RISKS], { description: "Risk preference." });
export const PLAN_OPTIONS = { ...CLOSED, allOf: MONTHLY_INVESTMENT_BY_CURRENCY };

const PLAN_FIELDS = {
  type: GoalTypeSchema,
  age: ChildAgeSchema,
  ...EXPENSE_FIELDS,
  ...SAVINGS_FIELDS,
  risk: ChildRiskSchema,
};

/** Request of `Calculate` for one child goal. */
export const ChildGoalPlanSchema = Type.Object(PLAN_FIELDS, PLAN_OPTIONS);

export type ChildGoalPlan = Type.Static<typeof ChildGoalPlanSchema>;

/** The common fields of plans with one goal and with several. */
export type SavedPlan = Pick<
  ChildGoalPlan,
  "currency" | "risk" | "monthlyInvestment" | "currentAdditional" | "targetChance"
>;

/** The whole state of a child goal's form, as the `payload` parameter carries it. */
export const ChildGoalFormSchema = Type.Object({ ...CONTACT_FIELDS, ...PLAN_FIELDS }, PLAN_OPTIONS);

export type ChildGoalForm = Type.Static<typeof ChildGoalFormSchema>;

const AfterPaymentSchema = (percentile: string) =>
  Type.Number({ description: `${percentile} of the plan's value right after the payment.` });

const PaymentSchema = Type.Object(
  {
    timeStep: Type.Integer({ minimum: 0, description: "Months from the start of the plan." }),
    amount: Type.Number({ description: "All that is paid then." }),
    valueAt10th: AfterPaymentSchema("10th percentile"),
    valueAt50th: AfterPaymentSchema("Median"),
    valueAt90th: AfterPaymentSchema("90th percentile"),
  },
  CLOSED,
);

export type ExpensePayment = Type.Static<typeof PaymentSchema>;

/** Fields of every answer about child goals, one or several. */
export const GOAL_RESULT_FIELDS = {
  ...FORECAST_FIELDS,
  payments: Type.Array(PaymentSchema, {
    description: "Every payment still to come, in the order of time; nominal, plan currency.",
  }),
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
