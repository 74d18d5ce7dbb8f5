import { type Currency, fromUsd, toUsd } from "#shared/domain/currencies.ts";

/** Returns an amount in another currency, rounded to the step of its field; any other entry as it is. */
export function convertAmount(
  entry: number | string,
  [from, to]: readonly [Currency, Currency],
  step: number,
): number | string {
  return typeof entry === "number" ? Math.round(fromUsd(toUsd(entry, from), to) / step) * step + 0 : entry;
}
