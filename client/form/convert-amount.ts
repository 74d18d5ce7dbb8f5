import { type Currency, inSteps } from "#shared/domain/currencies.ts";

/** Returns an amount in another currency, rounded to the step of its field; any other entry as it is. */
export function convertAmount(
  entry: number | string,
  currencies: readonly [from: Currency, to: Currency],
  step: number,
): number | string {
  return typeof entry === "number" ? inSteps(entry, currencies, step) : entry;
}
