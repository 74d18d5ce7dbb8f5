import Type from "typebox";
import { GOAL_TYPES, type GoalType } from "#shared/domain/goal-types.ts";
import { CHILD_RISKS } from "#shared/domain/risk-strategies.ts";
import {
  ChildAgeSchema,
  CLOSED,
  CONTACT_FIELDS,
  EXPENSE_FIELDS,
  MONTHLY_INVESTMENT_BY_CURRENCY,
  SAVINGS_FIELDS,
} from "./fields.ts";

const SAVER_FIELDS = {
  age: ChildAgeSchema,
  ...SAVINGS_FIELDS,
  risk: Type.Enum([...CHILD_RISKS], { description: "Risk preference." }),
};

const OPTIONS = { ...CLOSED, allOf: MONTHLY_INVESTMENT_BY_CURRENCY };

const GoalSchema = Type.Object(
  { type: Type.Enum([...GOAL_TYPES], { description: "Kind of goal." }), ...EXPENSE_FIELDS },
  CLOSED,
);

/** Request of `CalculateMultiGoal`: the enabled goals, each type at most once. */
export const KidsSaverPlanSchema = Type.Object(
  { ...SAVER_FIELDS, goals: Type.Array(GoalSchema, { minItems: 1, maxItems: GOAL_TYPES.length }) },
  OPTIONS,
);

export type KidsSaverPlan = Type.Static<typeof KidsSaverPlanSchema>;

const formGoal = <T extends GoalType>(type: T) =>
  Type.Object({ type: Type.Literal(type), ...EXPENSE_FIELDS }, CLOSED);

/** The whole state of the Kids Saver, as the `payload` parameter carries it. */
export const KidsSaverFormSchema = Type.Object(
  {
    ...CONTACT_FIELDS,
    ...SAVER_FIELDS,
    educationGoalEnabled: Type.Boolean(),
    helpKidsGoalEnabled: Type.Boolean(),
    healthcareGoalEnabled: Type.Boolean(),
    activitiesGoalEnabled: Type.Boolean(),
    educationGoal: formGoal("Education"),
    helpKidsGoal: formGoal("HelpKids"),
    healthcareGoal: formGoal("Healthcare"),
    activitiesGoal: formGoal("Activities"),
  },
  OPTIONS,
);

export type KidsSaverForm = Type.Static<typeof KidsSaverFormSchema>;
