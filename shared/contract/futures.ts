import Type from "typebox";
import { CLOSED, CurrencySchema } from "./fields.ts";
import { FORECAST_FIELDS } from "./forecast-result.ts";

/** Years, before or after the milestone, that decided whether the savings of a future last. */
const DECISIVE_YEARS = ["before", "after", "both", "neither"] as const;

const AmountSchema = (description: string) =>
  Type.Number({ description: `${description}, nominal, plan currency.` });

/** Savings at the milestone, and what they have to be. */
const MILESTONE_FIELDS = {
  held: AmountSchema("Savings at retirement or before the first payment"),
  needed: AmountSchema("Savings with which they would just last from then on"),
};

const FutureSchema = Type.Object(
  {
    ...MILESTONE_FIELDS,
    values: Type.Array(
      Type.Object(
        {
          timeStep: Type.Integer({ minimum: 0, description: "Months from the start of the plan." }),
          value: AmountSchema("Value of the plan"),
        },
        CLOSED,
      ),
      { description: "One entry a year, and for goals one after each payment, in the order of time." },
    ),
    failsAt: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
      description:
        "Time step of the first whole year of retirement, or of the first payment, that the savings do not cover; null if they last.",
    }),
    decisive: Type.Enum([...DECISIVE_YEARS], {
      description:
        "Years, before or after that moment, whose returns decided it: with those of the middle in their place it would have gone the other way.",
    }),
  },
  CLOSED,
);

/** Answer of `CalculateFutures`: ten scenarios of a plan, one from the middle of each tenth. */
export const FuturesSchema = Type.Object(
  {
    currency: CurrencySchema,
    middle: Type.Object(MILESTONE_FIELDS, { ...CLOSED, description: "The medians of all scenarios." }),
    futures: Type.Array(FutureSchema, {
      minItems: 10,
      maxItems: 10,
      description:
        "From the worst to the best: the sooner the savings are used up the worse, then the less is left.",
    }),
    modelVersion: FORECAST_FIELDS.modelVersion,
  },
  CLOSED,
);

export type Futures = Type.Static<typeof FuturesSchema>;

export type Future = Futures["futures"][number];
