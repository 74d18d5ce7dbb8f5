import { COUNTRIES, type Country } from "./countries.ts";
import { type Currency, exchanged, type KnownCurrency } from "./currencies.ts";
import { CONVERTED_YEARLY_STEP } from "./limits.ts";

interface StatePension {
  /** In `currency` a year. */
  readonly amount: number;
  readonly currency: KnownCurrency;
  /** The years for which it is the amount. */
  readonly year: string;
  /** Years of contributions that it takes. */
  readonly years: number;
  /** The age from which it is paid to people who are young today. */
  readonly fromAge: number;
  /** The oldest to whom these rules apply, in years today; unset if they apply to all. */
  readonly oldest?: number;
  /** Where it rises with prices for people who live there. */
  readonly risesIn: readonly Country[];
}

/**
 * A pension of each state from which many residents of the UAE come, as an example: full in the UK, highest in India,
 * lowest in the Philippines and in Egypt, average in the USA. Source and date: docs/facts.md.
 */
export const STATE_PENSIONS = {
  uk: {
    amount: 52 * 241.3,
    currency: "GBP",
    year: "2026/27",
    years: 35,
    fromAge: 68,
    // Whoever reached pension age before 6 April 2016 has the old State Pension: men from 75 on, women from 73 on.
    oldest: 72,
    risesIn: ["UK", "USA", "Philippines"],
  },
  india: { amount: 12 * 7_500, currency: "INR", year: "2026", years: 35, fromAge: 58, risesIn: [] },
  philippines: { amount: 13 * 3_400, currency: "PHP", year: "2026", years: 20, fromAge: 60, risesIn: [] },
  egypt: { amount: 12 * 1_755, currency: "EGP", year: "2026", years: 15, fromAge: 65, risesIn: COUNTRIES },
  usa: { amount: 12 * 2_071, currency: "USD", year: "2026", years: 10, fromAge: 67, risesIn: COUNTRIES },
} as const satisfies Record<string, StatePension>;

export type StatePensionId = keyof typeof STATE_PENSIONS;

export const STATE_PENSION_IDS = Object.keys(STATE_PENSIONS) as readonly StatePensionId[];

/** Returns the state pensions whose rules apply to somebody of an age, in years. */
export function statePensionsAt(age: number): readonly StatePensionId[] {
  return STATE_PENSION_IDS.filter((id) => {
    const { oldest = age }: StatePension = STATE_PENSIONS[id];
    return age <= oldest;
  });
}

/** Returns a state pension as the other income of a plan, in its currency and for life in its country. */
export function otherIncomeFrom(id: StatePensionId, country: Country, currency: Currency) {
  const { amount, currency: own, fromAge, risesIn }: StatePension = STATE_PENSIONS[id];
  return {
    otherIncome: Math.round(exchanged(amount, own, currency) / CONVERTED_YEARLY_STEP) * CONVERTED_YEARLY_STEP,
    otherIncomeAge: fromAge,
    otherIncomeRises: risesIn.includes(country),
  };
}
