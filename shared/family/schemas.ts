import Type from "typebox";
import {
  CLOSED,
  CONTACT_FIELDS,
  CurrencySchema,
  MONTHLY_INVESTMENT_BY_CURRENCY,
  NumberIn,
  Percent,
  SAVINGS_FIELDS,
} from "#shared/contract/fields.ts";
import { FORECAST_FIELDS } from "#shared/contract/forecast-result.ts";
import { CERTAINTY_LEVELS } from "#shared/domain/insights.ts";
import { MOST_CHILDREN, SAVED_AMOUNT_LIMITS } from "#shared/domain/limits.ts";
import { KidsSaverPlanSchema } from "#shared/kids-saver/schemas.ts";
import { PensionPlanSchema } from "#shared/pension/schemas.ts";

const {
  type: _type,
  currency: _currency,
  currentAdditional: _savings,
  targetChance: _target,
  ...PENSION_FIELDS
} = PensionPlanSchema.properties;

/** The pension as `Calculate` takes it, but for what the family has once. */
export const FamilyPensionSchema = Type.Object(PENSION_FIELDS, CLOSED);

export type FamilyPension = Type.Static<typeof FamilyPensionSchema>;

const {
  currency: _currencyOfGoals,
  currentAdditional: _savingsForGoals,
  expectedAdditional: _expectedForGoals,
  targetChance: _targetOfGoals,
  ...CHILD_FIELDS
} = KidsSaverPlanSchema.properties;

/** A child as `CalculateMultiGoal` takes its goals, with a share of the savings in place of savings. */
export const FamilyChildSchema = Type.Object(
  {
    ...CHILD_FIELDS,
    savingsShare: Type.Number({
      minimum: 0,
      maximum: 1,
      description:
        "Part of the savings kept for this child, as a fraction; at most 1 for all children together.",
    }),
  },
  CLOSED,
);

export type FamilyChild = Type.Static<typeof FamilyChildSchema>;

/** The limits of monthly amounts by currency, as JSON Schema, for the pension and every child. */
const AMOUNTS_BY_CURRENCY = MONTHLY_INVESTMENT_BY_CURRENCY.map((rule) => ({
  ...rule,
  // biome-ignore lint/suspicious/noThenProperty: "then" is a keyword of JSON Schema.
  then: { properties: { pension: rule.then, children: { items: rule.then } } },
}));

const PLAN_FIELDS = {
  currency: CurrencySchema,
  savings: NumberIn(SAVED_AMOUNT_LIMITS, "All savings; what the children's shares leave is the pension's."),
  targetChance: SAVINGS_FIELDS.targetChance,
  pension: FamilyPensionSchema,
  children: Type.Array(FamilyChildSchema, { minItems: 1, maxItems: MOST_CHILDREN }),
  contributionsGoOn: Type.Optional(
    Type.Boolean({
      description:
        "True if the contribution of each child is saved for retirement from the month after its last payment on; default: false.",
    }),
  ),
};

const OPTIONS = { ...CLOSED, allOf: AMOUNTS_BY_CURRENCY };

/** Request of `CalculateFamily`: a pension and the goals of children from one income and one pot of savings. */
export const FamilyPlanSchema = Type.Object(PLAN_FIELDS, OPTIONS);

export type FamilyPlan = Type.Static<typeof FamilyPlanSchema>;

/** The whole state of a family's form, as the `payload` parameter carries it. */
export const FamilyFormSchema = Type.Object({ ...CONTACT_FIELDS, ...PLAN_FIELDS }, OPTIONS);

export type FamilyForm = Type.Static<typeof FamilyFormSchema>;

/** A figure that may not exist. */
const OrNone = (value: Type.TNumber, description: string) =>
  Type.Union([value, Type.Null()], { description });

const RequiredSchema = OrNone(
  Type.Number({ minimum: 0 }),
  "Required monthly investment; null where no month is left, or no amount is enough.",
);

const PurseSchema = Type.Object(
  {
    chance: Percent("Chance that the purse pays everything it is for, percent."),
    required: Type.Object(
      Object.fromEntries(CERTAINTY_LEVELS.map((level) => [level, RequiredSchema])) as Record<
        (typeof CERTAINTY_LEVELS)[number],
        typeof RequiredSchema
      >,
      { ...CLOSED, description: "By the share of scenarios in which the purse suffices, percent." },
    ),
  },
  CLOSED,
);

export type Purse = Type.Static<typeof PurseSchema>;

export const AllTogetherSchema = OrNone(
  Type.Number({ minimum: 0, maximum: 100 }),
  "Share of scenarios in which every purse of its own pays everything it is for, percent; null where the planning service cannot tell.",
);

/** The chances of one purse, for answers about the plan and about its changes. */
export const ONE_PURSE_FIELDS = {
  children: Type.Array(Percent("Chance that every payment for the child is covered, percent."), {
    description: "In the order of the plan's children.",
  }),
  retirement: Percent("Chance that the rest lasts for retirement, percent."),
};

const OnePurseSchema = Type.Object(
  {
    ...ONE_PURSE_FIELDS,
    pensionFactorFor75: OrNone(
      Type.Number({ minimum: 0 }),
      "Multiple of the pension's contribution with which all of it holds in 75 of 100 scenarios; null where nothing is paid in, or no multiple is enough.",
    ),
    retirementWithoutChild: Type.Array(
      Percent("The chance of retirement if the child had no goals, percent."),
      {
        description: "In the order of the plan's children.",
      },
    ),
  },
  {
    ...CLOSED,
    description:
      "Everything from one purse: children first, as they fall due; retirement takes what is left.",
  },
);

/** Answer of `CalculateFamily`. */
export const FamilyResultSchema = Type.Object(
  {
    currency: CurrencySchema,
    modelVersion: FORECAST_FIELDS.modelVersion,
    largestShareOfSalary: OrNone(
      Type.Number({ minimum: 0 }),
      "The largest part of the salary that all contributions take together in a plan year until retirement, percent; null without a salary or a year.",
    ),
    purses: Type.Object(
      { pension: PurseSchema, children: Type.Array(PurseSchema) },
      { ...CLOSED, description: "Everybody with a purse of their own, from which nobody else borrows." },
    ),
    onePurse: OnePurseSchema,
    allTogether: AllTogetherSchema,
    chanceToReachLifestyleGoal: Percent(
      "The chance by which the plan is told: allTogether or, where there is none, the smallest chance of a purse of its own, percent.",
    ),
  },
  CLOSED,
);

export type FamilyResult = Type.Static<typeof FamilyResultSchema>;
