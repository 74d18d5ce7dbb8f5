import type { Country } from "./countries.ts";
import { type Currency, fromUsd, UNITS_PER_USD } from "./currencies.ts";

/**
 * Exchange rates of the currencies of fees. Source: HM Revenue & Customs, average for the year to 31 March 2026 (read
 * in the data of the package hmrc-rates); the peg of the dirham. Date: 22 November 2026. Unit: US dollars.
 */
const USD_OF = { GBP: 1.3378, USD: 1, AED: 1 / UNITS_PER_USD.AED } as const;

interface AverageFee {
  /** The key of its texts in the catalogues. */
  readonly id: string;
  readonly level: "school" | "university";
  /** Tuition for a year, without board, travel and books. */
  readonly amount: number;
  readonly currency: keyof typeof USD_OF;
  /** The academic year of the fee. */
  readonly year: string;
}

/**
 * Averages over many schools or universities, for a year in each country and at each level. Some are missing because no
 * sound figure was found (a university in the UAE; India, the Philippines, Egypt). Unit: `currency` a year.
 * Date: all read on 22 November 2026. Sources:
 * - dubaiSchool: Knowledge and Human Development Authority, approved fees of private schools, cited by The National, 9
 *   November 2021:
 *   https://www.thenationalnews.com/uae/2021/11/09/more-than-40-per-cent-of-parents-pay-less-than-dh18000-in-dubai-private-school-fees/
 * - ukSchool: Independent Schools Council, census of January 2025: 7,382 a term with VAT, three terms:
 *   https://www.isc.co.uk/media-enquiries/isc-daily-news-summary/2025/may/isc-daily-news-summary-15-may-2025/
 * - ukUniversity: British Council, estimate for undergraduates from abroad, cited by The Guardian in July 2023
 * - usaSchool: Private School Review, national average:
 *   https://www.privateschoolreview.com/blog/understanding-private-school-tuition-in-2025
 * - usaPrivateUniversity, usaStateUniversity: College Board, Trends in College Pricing 2025, published tuition and fees
 *   of four-year colleges: https://cm-dev.stuartmartinchamber.org/news/details/news-release-11-19-2025-10232
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
    amount: Math.round(fromUsd(amount * USD_OF[own], currency) / step) * step,
  }));
}
