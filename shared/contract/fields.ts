import Type from "typebox";
import { COUNTRIES } from "#shared/domain/countries.ts";
import { CURRENCIES, type Currency } from "#shared/domain/currencies.ts";
import { CERTAINTY_LEVELS, DEFAULT_TARGET_CHANCE } from "#shared/domain/insights.ts";
import {
  CHILD_GOAL_LIMITS,
  MONTHLY_INVESTMENT_LIMITS,
  type Range,
  SAVED_AMOUNT_LIMITS,
} from "#shared/domain/limits.ts";
import type { Contact } from "./contact.ts";

/** A number within the range: any value, not only the stepper's. */
export const NumberIn = ({ minimum, maximum }: Range, description: string) =>
  Type.Number({ minimum, maximum, description });

/** A whole number within the range. */
export const IntegerIn = ({ minimum, maximum }: Range, description: string) =>
  Type.Integer({ minimum, maximum, description });

/** A chance or another share, in percent. */
export const Percent = (description: string) => Type.Number({ minimum: 0, maximum: 100, description });

export const CountrySchema = (description: string) => Type.Enum([...COUNTRIES], { description });

export const CurrencySchema = Type.Enum([...CURRENCIES], {
  description: "Currency of every amount of the plan and of its result.",
});

/** The visitor's savings, the currency of the plan and the chance that it aims for; shared by all plans. */
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
  targetChance: Type.Optional(
    Type.Enum([...CERTAINTY_LEVELS], {
      description: `Chance in percent that insights aim for; ${DEFAULT_TARGET_CHANCE} unless given. It changes no forecast.`,
    }),
  ),
};

/** A rule that applies only if a condition holds, as JSON Schema. */
const ruleWhere = (condition: object, rule: object) => ({
  if: condition,
  // biome-ignore lint/suspicious/noThenProperty: "then" is a keyword of JSON Schema.
  then: rule,
});

/** The rule that the range of the monthly investment depends on the currency, as JSON Schema. */
export const MONTHLY_INVESTMENT_BY_CURRENCY = CURRENCIES.map((currency: Currency) =>
  ruleWhere(
    { properties: { currency: { const: currency } }, required: ["currency"] },
    { properties: { monthlyInvestment: { maximum: MONTHLY_INVESTMENT_LIMITS[currency].maximum } } },
  ),
);

/**
 * A text of at most `maxLength` characters. Its form is checked only then: validators report every fault, and would
 * otherwise run a pattern over everything that a request may hold.
 */
const ShortText = (maxLength: number, form: { pattern: string } | { format: string }, description?: string) =>
  Type.String({
    minLength: 1,
    maxLength,
    ...ruleWhere({ maxLength }, form),
    ...(description === undefined ? {} : { description }),
  });

/**
 * Names of people, couples and families: "Anna & Tom (Dubai)", "Layla, PhD", "Ravi s/o Kumar". At least one letter or
 * digit; no characters that make up quotes, tags, formulas or line breaks, and no web address: anybody can have a report
 * mailed to anybody, which shows a name only if it looks like one. Joiners (U+200C, U+200D) are parts of Persian and Indian
 * words. Matches in linear time.
 */
const NAME_PATTERN = [
  "^(?!.*\\.[a-z]{2})(?=.*[\\p{L}\\p{N}])",
  "[\\p{L}\\p{M}\\p{N}\\u200c\\u200d &(),/'‘’.\\-]*$",
].join("");

/**
 * Names of companies, which reports show as they are: the characters of a name, and others as in "Yahoo!" and "Plus +
 * Partner". Nothing that readers, or the programs that show a text to them, take for a place to go to or a number to call:
 * a full stop within a word, as in "bank.example" or "t.co", a slash behind a word of more than one letter, or seven
 * digits. "Dr.Smith", "J.Smith", "L.L.C" and "A/S" are fine. May be empty. Matches in linear time.
 */
const COMPANY_PATTERN = [
  "^(?!.*(\\.[a-z]{2}|[^ (),/.&]{2}(?<!\\b[DM]r)\\.[^ (),/.&\\d]{2}|[^ ]{2}/|(\\p{N}\\P{L}?){7}))",
  "[\\p{L}\\p{M}\\p{N}\\u200c\\u200d &(),/'‘’.\\-+!]*$",
].join("");

/** European, Arabic and Persian digits, grouped as people write them; international or with a leading zero. */
const PHONE_PATTERN = "^[+(]{0,2}[0-9٠-٩۰-۹][0-9٠-٩۰-۹\\u00a0 ().\\-/]{2,}$";

/** One expense of a child, paid once a year. */
export const EXPENSE_FIELDS = {
  countryOfExpense: CountrySchema("Country whose inflation the expense follows."),
  currentAnnualExpense: NumberIn(
    CHILD_GOAL_LIMITS.currentAnnualExpense,
    "Expense a year in today's money, plan currency.",
  ),
  numberOfYears: IntegerIn(
    CHILD_GOAL_LIMITS.numberOfYears,
    "Years in which the expense is paid; HelpKids is one payment, whatever is given here.",
  ),
  startYear: IntegerIn(CHILD_GOAL_LIMITS.startYear, "Calendar year of the first payment."),
};

export const ChildAgeSchema = IntegerIn(
  CHILD_GOAL_LIMITS.age,
  "Age of the child today, whole years; Healthcare does not depend on it.",
);

/** The visitor's contact data: needed for the report only, and kept out of every calculation. */
export const CONTACT_FIELDS = {
  name: ShortText(
    80,
    { pattern: NAME_PATTERN },
    "Letters, marks, digits, spaces and & ( ) , / ' ‘ ’ . - only; no web address.",
  ),
  email: ShortText(254, { format: "email" }),
  phoneNumberCountryCode: ShortText(7, { pattern: "^\\+[1-9][0-9]{0,5}$" }, "Dial code, as +971."),
  phoneNumber: ShortText(
    32,
    { pattern: PHONE_PATTERN },
    "National number without its leading zero, as 50 123 4567; other ways of writing it are accepted.",
  ),
} satisfies Record<keyof Contact, Type.TSchema>;

/** Unit: characters. */
const COMPANY_LENGTH = 120;

/** The visitor's employer; contact data, too. */
export const CompanyNameSchema = Type.String({
  maxLength: COMPANY_LENGTH,
  ...ruleWhere({ maxLength: COMPANY_LENGTH }, { pattern: COMPANY_PATTERN }),
  description: "The characters of a name, + and ! only; no web address and no phone number; may be empty.",
});

/** Object options of every schema: unknown properties are refused. */
export const CLOSED = { additionalProperties: false } as const;
