import { type Currency, fromUsd, toUsd } from "#shared/domain/currencies.ts";
import type { Range } from "#shared/domain/limits.ts";

/**
 * An entry of an amount in another currency, rounded to the step of its field and at most its upper end there. What is no
 * amount, or out of range, stays as it was entered.
 */
export function convertAmount(
  entry: number | string,
  [from, to]: readonly [Currency, Currency],
  rangeIn: (currency: Currency) => Range,
): number | string {
  const before = rangeIn(from);
  if (typeof entry !== "number" || entry < before.minimum || entry > before.maximum) return entry;
  const { maximum, step } = rangeIn(to);
  return Math.min(maximum, Math.round(fromUsd(toUsd(entry, from), to) / step) * step);
}
