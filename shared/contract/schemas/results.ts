import Type from "typebox";
import { COMPARED_ANNUAL_FEE } from "#shared/domain/annual-fee.ts";
import { GOAL_TYPES, type GoalType } from "#shared/domain/child-goals.ts";
import { CLOSED, CurrencySchema } from "./fields.ts";

const OutcomesSchema = (percentile: string) =>
  Type.Array(
    Type.Object(
      {
        age: Type.Number({ description: "Age in years (of the child, for a child goal)." }),
        value: Type.Number({ description: "Value of the plan at that age, nominal, plan currency." }),
      },
      CLOSED,
    ),
    { description: `${percentile} percentile of the plan's value, one entry a year.` },
  );

export type Outcome = Type.Static<ReturnType<typeof OutcomesSchema>>[number];

const FORECAST_FIELDS = {
  currency: CurrencySchema,
  requiredMonthlyInvestment: Type.Union([Type.Number(), Type.Null()], {
    description:
      "Monthly investment that reaches the goal in half of the scenarios; null if none does, or no month is left.",
  }),
  requiredSavingsFactor: Type.Union([Type.Number(), Type.Null()], {
    description: "requiredMonthlyInvestment as a multiple of a test contribution of 1000.",
  }),
  chanceToReachLifestyleGoal: Type.Number({
    minimum: 0,
    maximum: 100,
    description: "Share of scenarios that reach the goal, in percent.",
  }),
  chanceWithFee: Type.Number({
    minimum: 0,
    maximum: 100,
    description: `The same if a fee of ${100 * COMPARED_ANNUAL_FEE} % a year were charged; the other figures hold without fees.`,
  }),
  outcomesAt10th: OutcomesSchema("10th"),
  outcomesAt50th: OutcomesSchema("50th"),
  outcomesAt90th: OutcomesSchema("90th"),
  valueAtRetirement: Type.Number({
    description:
      "Median value at retirement (child goals: when the expense starts, before the first payment).",
  }),
  modelVersion: Type.String({ description: "Assumptions, seed and scenarios the result was made with." }),
};

/** Answer of `Calculate` for a pension. */
export const RetirementResultSchema = Type.Object(
  {
    ...FORECAST_FIELDS,
    desiredSpendingAbility: Type.Number({
      description: "Living cost of the chosen lifestyle, a year, in today's money.",
    }),
    spendingAbility: Type.Number({
      description:
        "Spending that the plan sustains until the horizon in half of the scenarios, a year, in today's money.",
    }),
    endOfServiceBenefit: Type.Number({ description: "End-of-service benefit paid at retirement, nominal." }),
  },
  CLOSED,
);

export type RetirementResult = Type.Static<typeof RetirementResultSchema>;

const GOAL_FIELDS = {
  ...FORECAST_FIELDS,
  valueAtRetirementAt10th: Type.Number({
    description: "10th percentile of the value when the expense starts, before the first payment.",
  }),
};

/** Answer of `Calculate` for one child goal. */
export const GoalResultSchema = Type.Object(GOAL_FIELDS, CLOSED);

export type GoalResult = Type.Static<typeof GoalResultSchema>;

const RequiredAloneSchema = Type.Union([Type.Number(), Type.Null()], {
  description:
    "Required monthly investment of that goal alone; null where it is not enabled, or no month is left.",
});

/** What each goal requires alone. */
const REQUIRED_ALONE = Object.fromEntries(
  GOAL_TYPES.map((type) => [`requiredMonthlyInvestment${type}`, RequiredAloneSchema]),
) as { [T in GoalType as `requiredMonthlyInvestment${T}`]: typeof RequiredAloneSchema };

/** Answer of `CalculateMultiGoal`. */
export const MultiGoalResultSchema = Type.Object(
  {
    ...GOAL_FIELDS,
    ...REQUIRED_ALONE,
  },
  CLOSED,
);

export type MultiGoalResult = Type.Static<typeof MultiGoalResultSchema>;
