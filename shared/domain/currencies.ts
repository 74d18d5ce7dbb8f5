/** Currencies a plan may be written in. Unit: units of it for one US dollar. Source and date: docs/facts.md. */
export const UNITS_PER_USD = { AED: 3.6725, USD: 1 } as const;

export type Currency = keyof typeof UNITS_PER_USD;

/** Currencies in which only fees and pensions are known. Unit: as above. Source and date: docs/facts.md. */
export const FOREIGN_UNITS_PER_USD = { GBP: 0.7475, INR: 91.49, PHP: 57.51, EGP: 47.24 } as const;

export type KnownCurrency = Currency | keyof typeof FOREIGN_UNITS_PER_USD;

export const CURRENCIES = Object.keys(UNITS_PER_USD) as readonly Currency[];

/** Converts an amount to US dollars, in which plans are calculated. @example toUsd(367.25, "AED") // 100 */
export function toUsd(amount: number, currency: Currency): number {
  return amount / UNITS_PER_USD[currency];
}

/** Converts an amount of US dollars to `currency`. @example fromUsd(100, "AED") // 367.25 */
export function fromUsd(amountUsd: number, currency: Currency): number {
  return amountUsd * UNITS_PER_USD[currency];
}

/** Converts an amount to a plan's currency. @example exchanged(0.7475, "GBP", "AED") // 3.6725 */
export function exchanged(amount: number, from: KnownCurrency, to: Currency): number {
  return fromUsd(amount / { ...UNITS_PER_USD, ...FOREIGN_UNITS_PER_USD }[from], to);
}
