import Type from "typebox";
import { CLOSED, CurrencySchema } from "#shared/contract/fields.ts";
import { OutcomesSchema } from "#shared/contract/forecast-result.ts";
import { PensionPlanSchema } from "./schemas.ts";

const MonthSchema = (description: string) =>
  Type.String({ pattern: "^\\d{4}-(0[1-9]|1[0-2])$", description });

/** A plan, and the month of the history in which the path to be shown begins. */
export const ReplayRequestSchema = Type.Object(
  { plan: PensionPlanSchema, start: Type.Optional(MonthSchema("Year and month; the worst unless given.")) },
  CLOSED,
);

export type ReplayRequest = Type.Static<typeof ReplayRequestSchema>;

/** How a pension would have done in the history of the US markets, begun in every month that leaves enough years. */
export const ReplaySchema = Type.Object(
  {
    currency: CurrencySchema,
    first: MonthSchema("The first start."),
    last: MonthSchema("The last start that leaves enough years."),
    starts: Type.Integer({ minimum: 1, description: "Number of months from the first start to the last." }),
    worked: Type.Integer({ minimum: 0, description: "Number of starts from which the savings sufficed." }),
    inflation: Type.Number({ description: "Yearly rise of prices in the history, as a fraction." }),
    worst: MonthSchema(
      "The start after which savings were used up first; if they always sufficed, the one that left the least.",
    ),
    path: Type.Object(
      {
        start: MonthSchema("Where the path begins."),
        worked: Type.Boolean({ description: "True if the savings sufficed." }),
        outcomes: OutcomesSchema(
          "Value of the plan, one entry a year: its buying power in the history, at the prices that the plan assumes, so that it can stand beside a forecast.",
        ),
      },
      CLOSED,
    ),
  },
  CLOSED,
);

export type Replay = Type.Static<typeof ReplaySchema>;
