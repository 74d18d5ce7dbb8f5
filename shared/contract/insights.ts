import Type from "typebox";
import { GOAL_TYPES } from "#shared/domain/child-goals.ts";
import { CERTAINTY_LEVELS, LONGER_LIVES, MOST_CHANGES } from "#shared/domain/insights.ts";
import { CLOSED, CurrencySchema } from "./fields.ts";

const ChanceSchema = Type.Number({
  minimum: 0,
  maximum: 100,
  description: "Of the plan as changed, percent.",
});

const AmountOrNone = (description: string) => Type.Union([Type.Number(), Type.Null()], { description });

const SetSchema = Type.Record(Type.String(), Type.Unknown(), {
  description: "What takes the place of the same fields in the plan that was sent.",
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
  },
  CLOSED,
);

/** What of a plan a change is made to. */
const CHANGE_KINDS = [
  "monthlyInvestment",
  "savingsNow",
  "retirementAge",
  "spending",
  "lifestyle",
  "startYear",
  "numberOfYears",
  "annualExpense",
] as const;

const ChangeSchema = Type.Object(
  {
    kind: Type.Enum([...CHANGE_KINDS]),
    goal: Type.Optional(Type.Enum([...GOAL_TYPES], { description: "Whose, where a plan has several." })),
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

/** What may turn out worse than is assumed. */
const WORSE_KINDS = [
  "fee",
  "returns",
  "inflation",
  ...LONGER_LIVES.map((age) => `until${age}` as const),
] as const;

const WorseSchema = Type.Object(
  { kind: Type.Enum([...WORSE_KINDS]), chanceToReachLifestyleGoal: ChanceSchema },
  CLOSED,
);

/** Answer of `CalculateInsights`. What could not be calculated is left out. */
export const InsightsSchema = Type.Object(
  {
    certainty: Type.Array(CertaintySchema, { maxItems: CERTAINTY_LEVELS.length }),
    changes: Type.Array(ChangeSchema, {
      maxItems: MOST_CHANGES,
      description: "By effect, the largest first; above a chance of 90 what a plan could do with less.",
    }),
    trades: Type.Array(TradeSchema, {
      description: "Without rank: each gives something up for something else.",
    }),
    worse: Type.Array(WorseSchema),
    currency: CurrencySchema,
    modelVersion: Type.String(),
  },
  CLOSED,
);

export type Insights = Type.Static<typeof InsightsSchema>;
export type Certainty = Type.Static<typeof CertaintySchema>;
export type Change = Type.Static<typeof ChangeSchema>;
export type ChangeKind = Change["kind"];
export type Trade = Type.Static<typeof TradeSchema>;
export type Worse = Type.Static<typeof WorseSchema>;
