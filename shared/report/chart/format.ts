import type { Currency } from "#shared/domain/currencies.ts";
import { directionOf } from "#shared/wording/languages.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { formatNumber } from "../format.ts";

/** Formats the two ends of a range, for example "AED 1,235 – 6,789". */
export function formatMoneyRange(
  from: number,
  to: number,
  currency: Currency,
  { currencies, results }: Wording,
): string {
  const shown = (amount: number) => formatNumber(Math.round(amount));
  return currencies[currency].amount({ amount: results.range.amounts({ from: shown(from), to: shown(to) }) });
}

/**
 * Formats an amount for an axis, with the language's word for thousands and millions. Right-to-left words
 * begin with their mark, because a chart runs from left to right in every language. WebKit ignores isolates in a chart.
 * @example formatCompact(1_200_000, en) // "1.2M"
 */
export function formatCompact(amount: number, { language }: Wording): string {
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    notation: "compact",
    maximumFractionDigits: 1,
  });
  const shown = format.format(amount);
  return directionOf(language) === "rtl" ? `\u200f${shown}` : shown;
}
