import Type from "typebox";
import { GOAL_TYPES } from "#shared/domain/child-goals.ts";
import { CERTAINTY_LEVELS, LONGER_LIVES, MOST_CHANGES } from "#shared/domain/insights.ts";
import { CLOSED, CurrencySchema, Percent } from "./fields.ts";

const ChanceSchema = Type.Number({
  minimum: 0,
  maximum: 100,
  description: "Of the plan as changed, percent.",
});

const AmountOrNone = (description: string) => Type.Union([Type.Number(), Type.Null()], { description });

const SetSchema = Type.Record(Type.String(), Type.Unknown(), {
  description: "Values that replace the same fields in the plan that was sent.",
});

const CertaintySchema = Type.Object(
  {
    chance: Type.Enum([...CERTAINTY_LEVELS], { description: "How sure to be, percent." }),
    requiredMonthlyInvestment: AmountOrNone(
      "Investment a month with which the goal is reached in that share of the scenarios; null where no month is left.",
    ),
    spendingAbility: Type.Optional(
      Type.Number({
        description:
          "Spending that a pension sustains in that share of the scenarios, a year, today's money.",
      }),
    ),
    set: Type.Optional(SetSchema),
  },
  CLOSED,
);

/** The parts of a plan that a change may affect. */
const CHANGE_KINDS = [
  "monthlyInvestment",
  "savingsNow",
  "retirementAge",
  "spending",
  "startYear",
  "numberOfYears",
  "annualExpense",
  "combination",
] as const;

const ChangeSchema = Type.Object(
  {
    kind: Type.Enum([...CHANGE_KINDS]),
    goal: Type.Optional(
      Type.Enum([...GOAL_TYPES], { description: "The goal that changes, if the plan has several." }),
    ),
    set: SetSchema,
    chanceToReachLifestyleGoal: ChanceSchema,
  },
  CLOSED,
);

const TradeSchema = Type.Object(
  {
    kind: Type.Enum(["risk", "country"]),
    set: SetSchema,
    chanceToReachLifestyleGoal: ChanceSchema,
    cautiousSpendingAbility: Type.Optional(
      Type.Number({
        description: "Spending that a pension sustains in 9 of 10 scenarios, a year, today's money.",
      }),
    ),
    cautiousValue: Type.Optional(
      Type.Number({
        description: "Value before a goal's first payment, reached in 9 of 10 scenarios, nominal.",
      }),
    ),
  },
  CLOSED,
);

/** The assumptions that may turn out worse than expected. */
const WORSE_KINDS = [
  "fee",
  "returns",
  "inflation",
  ...LONGER_LIVES.map((age) => `until${age}` as const),
  "contributionsEnd",
  "contributionsStay",
  "gratuity",
  "homeCurrency",
  "higherFee",
  "fasterFees",
] as const;

const WorseSchema = Type.Object(
  { kind: Type.Enum([...WORSE_KINDS]), chanceToReachLifestyleGoal: ChanceSchema },
  CLOSED,
);

/** The assumptions that may turn out better than expected. */
const BETTER_KINDS = ["dollarPrices"] as const;

const BetterSchema = Type.Object(
  { kind: Type.Enum([...BETTER_KINDS]), chanceToReachLifestyleGoal: ChanceSchema },
  CLOSED,
);

const PercentOrNone = (description: string) =>
  Type.Union([Percent(description), Type.Null()], { description });

const LifeSchema = Type.Object(
  {
    chance: Percent("Chance that the savings last for life, percent."),
    coupleChance: PercentOrNone(
      "The same as long as one of a couple lives, percent; null without a partner.",
    ),
    alive: Type.Array(
      Type.Object(
        {
          age: Type.Enum([...LONGER_LIVES], { description: "Age of the visitor, years." }),
          share: Percent("Share of people like the visitor who reach that age, percent."),
          coupleShare: PercentOrNone(
            "Share of couples of whom one is alive then, percent; null without a partner.",
          ),
        },
        CLOSED,
      ),
    ),
  },
  {
    ...CLOSED,
    description:
      "How long people of the plan's age and sex live in its country on average, and whether a pension's savings last as long.",
  },
);

/** Answer of `CalculateInsights`, without the parts that could not be calculated. */
export const InsightsSchema = Type.Object(
  {
    certainty: Type.Array(CertaintySchema, { maxItems: CERTAINTY_LEVELS.length }),
    changes: Type.Array(ChangeSchema, {
      maxItems: MOST_CHANGES,
      description:
        "Those that reach the plan's target first, the least demanding of them at the beginning, and harsh ones last. Above a chance of 90, changes that ask less of the visitor.",
    }),
    trades: Type.Array(TradeSchema, {
      description: "Without rank: each gives something up for something else.",
    }),
    worse: Type.Array(WorseSchema),
    better: Type.Optional(Type.Array(BetterSchema)),
    life: Type.Optional(LifeSchema),
    currency: CurrencySchema,
    modelVersion: Type.String(),
  },
  CLOSED,
);

export type Insights = Type.Static<typeof InsightsSchema>;
export type Certainty = Type.Static<typeof CertaintySchema>;
export type Change = Type.Static<typeof ChangeSchema>;
export type Trade = Type.Static<typeof TradeSchema>;
export type Life = Type.Static<typeof LifeSchema>;
export type Better = Type.Static<typeof BetterSchema>;
export type Worse = Type.Static<typeof WorseSchema>;

/** A chance under an assumption that differs from the plan's. */
type Future = Worse | Better;

export function isBetter(future: Future): future is Better {
  return BETTER_KINDS.some((kind) => kind === future.kind);
}

export function isWorse(future: Future): future is Worse {
  return !isBetter(future);
}
