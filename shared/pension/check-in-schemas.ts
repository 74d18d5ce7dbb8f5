import Type from "typebox";
import { CLOSED, IntegerIn, NumberIn, Percent } from "#shared/contract/fields.ts";
import { FORECAST_FIELDS } from "#shared/contract/forecast-result.ts";
import { SAVED_AMOUNT_LIMITS } from "#shared/domain/limits.ts";
import { LONGEST_SINCE_MADE } from "#shared/domain/months.ts";
import { PensionPlanSchema } from "./schemas.ts";

/** A pension as it was, and what has been saved for it since. */
export const CheckInRequestSchema = Type.Object(
  {
    plan: PensionPlanSchema,
    months: IntegerIn(
      { minimum: 1, maximum: LONGEST_SINCE_MADE, step: 1 },
      "Whole months since the plan was made; not after its retirement.",
    ),
    saved: NumberIn(SAVED_AMOUNT_LIMITS, "Savings held for the plan by now, plan currency."),
  },
  CLOSED,
);

export type CheckInRequest = Type.Static<typeof CheckInRequestSchema>;

/** Where savings lie among the scenarios of the plan as it was. */
export const CheckInSchema = Type.Object(
  {
    shareWithLess: Percent("Share of scenarios in which the plan holds less by then, percent."),
    modelVersion: FORECAST_FIELDS.modelVersion,
  },
  CLOSED,
);

export type CheckIn = Type.Static<typeof CheckInSchema>;
