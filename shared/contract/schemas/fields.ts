import Type from "typebox";
import { COUNTRIES } from "#shared/domain/countries.ts";
import { CURRENCIES, type Currency } from "#shared/domain/currencies.ts";
import {
  CHILD_GOAL_LIMITS,
  MONTHLY_INVESTMENT_LIMITS,
  type Range,
  SAVED_AMOUNT_LIMITS,
} from "#shared/domain/limits.ts";

/** A number of the range; any value, not only the stepper's. */
export const NumberIn = ({ minimum, maximum }: Range, description: string) =>
  Type.Number({ minimum, maximum, description });

/** A whole number of the range. */
export const IntegerIn = ({ minimum, maximum }: Range, description: string) =>
  Type.Integer({ minimum, maximum, description });

export const CountrySchema = (description: string) => Type.Enum([...COUNTRIES], { description });

export const CurrencySchema = Type.Enum([...CURRENCIES], {
  description: "Currency of every amount of the plan and of its result.",
});

/** What the visitor saves, and the money of the plan; shared by all plans. */
export const SAVINGS_FIELDS = {
  currency: CurrencySchema,
  monthlyInvestment: Type.Number({
    minimum: 0,
    maximum: Math.max(...CURRENCIES.map((currency) => MONTHLY_INVESTMENT_LIMITS[currency].maximum)),
    description: `Amount invested a month; at most ${CURRENCIES.map(
      (currency) => `${MONTHLY_INVESTMENT_LIMITS[currency].maximum} in ${currency}`,
    ).join(", ")}.`,
  }),
  currentAdditional: NumberIn(SAVED_AMOUNT_LIMITS, "Savings already held for this plan."),
  expectedAdditional: NumberIn(SAVED_AMOUNT_LIMITS, "Savings expected when spending starts, not indexed."),
};

/** The rule that the range of the monthly investment depends on the currency, as JSON Schema. */
export const MONTHLY_INVESTMENT_BY_CURRENCY = CURRENCIES.map((currency: Currency) => ({
  if: { properties: { currency: { const: currency } }, required: ["currency"] },
  // biome-ignore lint/suspicious/noThenProperty: "then" is a keyword of JSON Schema.
  then: { properties: { monthlyInvestment: { maximum: MONTHLY_INVESTMENT_LIMITS[currency].maximum } } },
}));

/** One expense of a child, paid once a year. */
export const EXPENSE_FIELDS = {
  countryOfExpense: CountrySchema("Country whose inflation the expense follows."),
  currentAnnualExpense: NumberIn(
    CHILD_GOAL_LIMITS.currentAnnualExpense,
    "Expense a year in today's money, plan currency.",
  ),
  numberOfYears: IntegerIn(CHILD_GOAL_LIMITS.numberOfYears, "Years in which the expense is paid."),
  startYear: IntegerIn(CHILD_GOAL_LIMITS.startYear, "Calendar year of the first payment."),
};

export const ChildAgeSchema = IntegerIn(CHILD_GOAL_LIMITS.age, "Age of the child today, whole years.");

/** The visitor's contact data: kept out of every calculation, needed for the report alone. */
export const CONTACT_FIELDS = {
  name: Type.String({
    minLength: 1,
    maxLength: 80,
    pattern: "^[\\p{L}\\p{M}\\p{N} '’.\\-]*[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} '’.\\-]*$",
    description: "Letters, marks, digits, spaces and ' ’ . - only.",
  }),
  email: Type.String({ format: "email", maxLength: 254 }),
  phoneNumberCountryCode: Type.String({
    pattern: "^\\+[1-9][0-9]{0,5}$",
    description: "Dial code, as +971.",
  }),
  phoneNumber: Type.String({ pattern: "^[0-9][0-9 ()\\-]{2,19}$", description: "National number." }),
};

/** Object options of every schema: what is not named is refused. */
export const CLOSED = { additionalProperties: false } as const;
