import Type from "typebox";
import {
  ChildRiskSchema,
  GOAL_RESULT_FIELDS,
  GoalTypeSchema,
  PLAN_OPTIONS,
} from "#shared/child-goal/schemas.ts";
import {
  ChildAgeSchema,
  CLOSED,
  CONTACT_FIELDS,
  EXPENSE_FIELDS,
  SAVINGS_FIELDS,
} from "#shared/contract/fields.ts";
import {
  CHILD_GOALS,
  enabledKeyOf,
  GOAL_TYPES,
  type GoalType,
  type KidsSaverGoalKey,
} from "#shared/domain/child-goals.ts";

const SAVER_FIELDS = { age: ChildAgeSchema, ...SAVINGS_FIELDS, risk: ChildRiskSchema };

const GoalSchema = Type.Object({ type: GoalTypeSchema, ...EXPENSE_FIELDS }, CLOSED);

/** Request of `CalculateMultiGoal`: the enabled goals, each type at most once. */
export const KidsSaverPlanSchema = Type.Object(
  { ...SAVER_FIELDS, goals: Type.Array(GoalSchema, { minItems: 1, maxItems: GOAL_TYPES.length }) },
  PLAN_OPTIONS,
);

export type KidsSaverPlan = Type.Static<typeof KidsSaverPlanSchema>;

const formGoal = <T extends GoalType>(type: T) =>
  Type.Object({ type: Type.Literal(type), ...EXPENSE_FIELDS }, CLOSED);

/** Each goal under its key, enabled or not. */
const GOAL_FIELDS = Object.fromEntries(
  GOAL_TYPES.map((type) => [CHILD_GOALS[type].kidsSaver.key, formGoal(type)]),
) as { [T in GoalType as KidsSaverGoalKey<T>]: ReturnType<typeof formGoal<T>> };

/** One flag for each goal, which includes it in the plan. */
const GOAL_FLAGS = Object.fromEntries(GOAL_TYPES.map((type) => [enabledKeyOf(type), Type.Boolean()])) as {
  [T in GoalType as `${KidsSaverGoalKey<T>}Enabled`]: Type.TBoolean;
};

/** The whole state of the Kids Saver, as the `payload` parameter carries it. */
export const KidsSaverFormSchema = Type.Object(
  { ...CONTACT_FIELDS, ...SAVER_FIELDS, ...GOAL_FLAGS, ...GOAL_FIELDS },
  PLAN_OPTIONS,
);

export type KidsSaverForm = Type.Static<typeof KidsSaverFormSchema>;

const RequiredAloneSchema = Type.Union([Type.Number(), Type.Null()], {
  description:
    "Required monthly investment of that goal alone; null where it is not enabled, or no month is left.",
});

/** The requirement of each goal alone. */
const REQUIRED_ALONE = Object.fromEntries(
  GOAL_TYPES.map((type) => [`requiredMonthlyInvestment${type}`, RequiredAloneSchema]),
) as { [T in GoalType as `requiredMonthlyInvestment${T}`]: typeof RequiredAloneSchema };

/** Answer of `CalculateMultiGoal`. */
export const MultiGoalResultSchema = Type.Object({ ...GOAL_RESULT_FIELDS, ...REQUIRED_ALONE }, CLOSED);

export type MultiGoalResult = Type.Static<typeof MultiGoalResultSchema>;
