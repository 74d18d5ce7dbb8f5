import Type from "typebox";
import { COMPARED_ANNUAL_FEE } from "#shared/domain/insights.ts";
import { CLOSED, CurrencySchema } from "./fields.ts";

export const OutcomesSchema = (description: string) =>
  Type.Array(
    Type.Object(
      {
        age: Type.Number({ description: "Age in years (of the child, for a child goal)." }),
        value: Type.Number({ description: "Value of the plan at that age, nominal, plan currency." }),
      },
      CLOSED,
    ),
    { description },
  );

const percentileOf = (percentile: string) =>
  `${percentile} percentile of the plan's value, one entry a year.`;

export type Outcome = Type.Static<ReturnType<typeof OutcomesSchema>>[number];

/** Fields of every answer. */
export const FORECAST_FIELDS = {
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
  outcomesAt10th: OutcomesSchema(percentileOf("10th")),
  outcomesAt50th: OutcomesSchema(percentileOf("50th")),
  outcomesAt90th: OutcomesSchema(percentileOf("90th")),
  valueAtRetirement: Type.Number({
    description:
      "Median value at retirement (child goals: when the expense starts, before the first payment).",
  }),
  modelVersion: Type.String({ description: "Assumptions, seed and scenarios the result was made with." }),
};
