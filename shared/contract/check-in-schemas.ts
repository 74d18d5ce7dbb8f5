import Type from "typebox";
import { SAVED_AMOUNT_LIMITS } from "#shared/domain/limits.ts";
import { LONGEST_SINCE_MADE } from "#shared/domain/months.ts";
import { CLOSED, IntegerIn, NumberIn, Percent } from "./fields.ts";
import { FORECAST_FIELDS } from "./forecast-result.ts";

/** A plan of any calculator as it was, and what has been saved for it since. The calculator checks the plan. */
export const CheckInRequestSchema = Type.Object(
  {
    plan: Type.Object({}),
    months: IntegerIn(
      { minimum: 1, maximum: LONGEST_SINCE_MADE, step: 1 },
      "Whole months since the plan was made; not after its retirement or, without one, its last payment.",
    ),
    saved: NumberIn(
      SAVED_AMOUNT_LIMITS,
      "Savings held for the plan by now, before anything of this month is paid in or out; plan currency.",
    ),
  },
  CLOSED,
);

/** Where savings lie among the scenarios of the plan as it was. */
export const CheckInSchema = Type.Object(
  {
    shareWithLess: Percent("Share of scenarios in which the plan holds less by then, percent."),
    modelVersion: FORECAST_FIELDS.modelVersion,
  },
  CLOSED,
);

export type CheckIn = Type.Static<typeof CheckInSchema>;
