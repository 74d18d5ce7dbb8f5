import type { Country } from "./countries.ts";
import { type Currency, fromUsd, UNITS_PER_USD } from "./currencies.ts";

/**
 * What the currencies of fees are worth. Source: HM Revenue & Customs, average for the year to 31 March 2026 (read in the
 * data of the package hmrc-rates); the peg of the dirham. Date: 22 November 2026. Unit: US dollars.
 */
const USD_OF = { GBP: 1.3378, USD: 1, AED: 1 / UNITS_PER_USD.AED } as const;

interface AverageFee {
  /** Names its words in the catalogues. */
  readonly id: string;
  /** Tuition of a year, without board, travel and books. */
  readonly amount: number;
  readonly currency: keyof typeof USD_OF;
  /** The academic year that it is of. */
  readonly year: string;
}

/**
 * Averages over many schools or universities, a year of each country and level; where no sound one could be had (a
 * university in the UAE; India, the Philippines, Egypt) there is none. Unit: that of `currency` a year.
 * Date: all read on 22 November 2026. Sources:
 * - dubaiSchool: Knowledge and Human Development Authority, approved fees of private schools, cited by The National,
 *   9 November 2021: https://www.thenationalnews.com/uae/2021/11/09/more-than-40-per-cent-of-parents-pay-less-than-dh18000-in-dubai-private-school-fees/
 * - ukSchool: Independent Schools Council, census of January 2025: 7,382 a term with VAT, three terms:
 *   https://www.isc.co.uk/media-enquiries/isc-daily-news-summary/2025/may/isc-daily-news-summary-15-may-2025/
 * - ukUniversity: British Council, estimate for undergraduates from abroad, cited by The Guardian in July 2023
 * - usaSchool: Private School Review, national average: https://www.privateschoolreview.com/blog/understanding-private-school-tuition-in-2025
 * - usaPrivateUniversity, usaStateUniversity: College Board, Trends in College Pricing 2025, published tuition and fees of
 *   four-year colleges: https://cm-dev.stuartmartinchamber.org/news/details/news-release-11-19-2025-10232
 */
export const AVERAGE_FEES = {
  UAE: [{ id: "dubaiSchool", amount: 29_057, currency: "AED", year: "2019/20" }],
  UK: [
    { id: "ukSchool", amount: 3 * 7_382, currency: "GBP", year: "2024/25" },
    { id: "ukUniversity", amount: 22_000, currency: "GBP", year: "2022/23" },
  ],
  USA: [
    { id: "usaSchool", amount: 14_999, currency: "USD", year: "2025/26" },
    { id: "usaPrivateUniversity", amount: 45_000, currency: "USD", year: "2025/26" },
    { id: "usaStateUniversity", amount: 31_880, currency: "USD", year: "2025/26" },
  ],
  India: [],
  Philippines: [],
  Egypt: [],
} as const satisfies Record<Country, readonly AverageFee[]>;

export type AverageFeeId = (typeof AVERAGE_FEES)[Country][number]["id"];

/** An average fee as a form takes it. */
export interface SuggestedFee {
  readonly id: AverageFeeId;
  readonly year: string;
  /** A year, in the form's currency, rounded to the step of its field. */
  readonly amount: number;
}

/** The average fees of a country in a currency; none where none is known. @param step of the field, in that currency */
export function suggestedFees(country: Country, currency: Currency, step: number): readonly SuggestedFee[] {
  return AVERAGE_FEES[country].map(({ id, year, amount, currency: own }) => ({
    id,
    year,
    amount: Math.round(fromUsd(amount * USD_OF[own], currency) / step) * step,
  }));
}
