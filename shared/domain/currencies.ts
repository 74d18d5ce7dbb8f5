/**
 * Currencies a plan may be written in.
 * Source: specification section 3 (the UAE Central Bank's peg of 3.6725 AED to 1 USD, unchanged since 1997).
 * Date: November 2026. Unit: units of the currency for one US dollar.
 */
export const UNITS_PER_USD = { AED: 3.6725, USD: 1 } as const;

export type Currency = keyof typeof UNITS_PER_USD;

export const CURRENCIES = Object.keys(UNITS_PER_USD) as readonly Currency[];

/** Converts an amount to US dollars, in which plans are calculated. @example toUsd(367.25, "AED") // 100 */
export function toUsd(amount: number, currency: Currency): number {
  return amount / UNITS_PER_USD[currency];
}

/** Converts an amount of US dollars to `currency`. @example fromUsd(100, "AED") // 367.25 */
export function fromUsd(amountUsd: number, currency: Currency): number {
  return amountUsd * UNITS_PER_USD[currency];
}
