import type { Country } from "./countries.ts";
import { type Currency, exchanged, type KnownCurrency } from "./currencies.ts";

interface AverageFee {
  /** The key of its texts in the catalogues. */
  readonly id: string;
  readonly level: "school" | "university";
  /** Tuition for a year, without board, travel and books. */
  readonly amount: number;
  readonly currency: KnownCurrency;
  /** The academic year of the fee. */
  readonly year: string;
}

/**
 * Averages over many schools or universities, for a year in each country and at each level. Some are missing because no
 * sound figure was found (a university in the UAE; India, the Philippines, Egypt). Unit: `currency` a year.
 * Source and date: docs/facts.md.
 */
export const AVERAGE_FEES = {
  UAE: [{ id: "dubaiSchool", level: "school", amount: 29_057, currency: "AED", year: "2019/20" }],
  UK: [
    { id: "ukSchool", level: "school", amount: 3 * 7_382, currency: "GBP", year: "2024/25" },
    { id: "ukUniversity", level: "university", amount: 22_000, currency: "GBP", year: "2022/23" },
  ],
  USA: [
    { id: "usaSchool", level: "school", amount: 14_999, currency: "USD", year: "2025/26" },
    { id: "usaPrivateUniversity", level: "university", amount: 45_000, currency: "USD", year: "2025/26" },
    { id: "usaStateUniversity", level: "university", amount: 31_880, currency: "USD", year: "2025/26" },
  ],
  India: [],
  Philippines: [],
  Egypt: [],
} as const satisfies Record<Country, readonly AverageFee[]>;

type AverageFeeId = (typeof AVERAGE_FEES)[Country][number]["id"];

/** An average fee in the form that a field takes. */
interface SuggestedFee {
  readonly id: AverageFeeId;
  readonly level: AverageFee["level"];
  readonly year: string;
  /** Yearly, in the form's currency, rounded to the step of its field. */
  readonly amount: number;
}

/** Returns the known average fees of a country in a currency. @param step of the field, in that currency */
export function suggestedFees(country: Country, currency: Currency, step: number): readonly SuggestedFee[] {
  return AVERAGE_FEES[country].map(({ id, level, year, amount, currency: own }) => ({
    id,
    level,
    year,
    amount: Math.round(exchanged(amount, own, currency) / step) * step,
  }));
}
