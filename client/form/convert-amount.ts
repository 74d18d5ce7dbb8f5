import { type Currency, fromUsd, toUsd } from "#shared/domain/currencies.ts";

/**
 * An entry of an amount in another currency, rounded to the step of its field. One that is out of range there is told by
 * the field; what is no amount stays as it was entered.
 * @param step of the field
 */
export function convertAmount(
  entry: number | string,
  [from, to]: readonly [Currency, Currency],
  step: number,
): number | string {
  return typeof entry === "number" ? Math.round(fromUsd(toUsd(entry, from), to) / step) * step + 0 : entry;
}
