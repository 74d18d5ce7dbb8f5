import { COUNTRY_REFERENCES, type Country } from "#shared/domain/countries.ts";
import type { Currency } from "#shared/domain/currencies.ts";
import type { Wording } from "#shared/wording/wording.ts";

/** The number format of every language: English (US). Source: specification section 9. */
const LOCALE = "en-US";

/** Created once: creating a format takes far longer than using it. */
const WHOLE_NUMBERS = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 });

/** Formats a whole amount; `up` if required. @example formatMoney(1234.5, "AED", en) // "AED\u00a01,235" */
export function formatMoney(
  amount: number,
  currency: Currency,
  { currencies }: Wording,
  rounding: "nearest" | "up" = "nearest",
): string {
  const whole = rounding === "up" ? Math.ceil(amount) : Math.round(amount);
  return currencies[currency].amount({ amount: WHOLE_NUMBERS.format(whole + 0) }); // the sum turns -0 into 0
}

/** Formats a percentage with the given number of decimals, for example "71.3%". */
export function formatPercent(percent: number, decimals: number): string {
  return `${formatDecimal(percent, decimals, decimals)}%`;
}

/** Formats a rate with at most two decimals. @example formatRate(0.025) // "2.5%" */
export function formatRate(fraction: number): string {
  return `${formatDecimal(fraction * 100, 0, 2)}%`;
}

/** Returns a country's name and its yearly inflation, for use in a sentence. */
export function inflationTerms(country: Country, { countries }: Wording) {
  const rate = formatRate(COUNTRY_REFERENCES[country].inflationRate);
  return { country: countries[country].inSentence, rate };
}

/** Formats a plain number. @example formatNumber(200_000.5) // "200,000.5" */
export function formatNumber(value: number): string {
  return formatDecimal(value, 0, 4);
}

/** Joins things with "and", for example "AED 17,000 for the first child and AED 44,000 for the second child". */
export function allOf(things: readonly string[], { language }: Wording): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(things);
}

/** Joins alternatives with "or", for example "a simpler lifestyle or more savings". */
export function oneOf(things: readonly string[], { language }: Wording): string {
  return new Intl.ListFormat(language, { type: "disjunction" }).format(things);
}

function formatDecimal(value: number, minimumFractionDigits: number, maximumFractionDigits: number): string {
  return new Intl.NumberFormat(LOCALE, { minimumFractionDigits, maximumFractionDigits }).format(value);
}
