import type { Lifestyle } from "./lifestyles.ts";

interface CountryReference {
  /** Cost of living in retirement, USD a year, in today's money. */
  readonly livingCostUsd: Readonly<Record<Lifestyle, number>>;
  /** Expected yearly inflation as a fraction (0.02 is 2 %). */
  readonly inflationRate: number;
}

/** Living cost and inflation by country. Units: USD a year; yearly rate. Source and date: docs/facts.md. */
export const COUNTRY_REFERENCES = {
  UK: { livingCostUsd: { Basic: 17_000, Moderate: 31_000, Affluent: 50_000 }, inflationRate: 0.02 },
  USA: { livingCostUsd: { Basic: 40_000, Moderate: 75_000, Affluent: 100_000 }, inflationRate: 0.02 },
  India: { livingCostUsd: { Basic: 8_500, Moderate: 15_000, Affluent: 30_000 }, inflationRate: 0.04 },
  Philippines: { livingCostUsd: { Basic: 10_000, Moderate: 18_000, Affluent: 36_000 }, inflationRate: 0.03 },
  UAE: { livingCostUsd: { Basic: 50_000, Moderate: 80_000, Affluent: 140_000 }, inflationRate: 0.02 },
  Egypt: { livingCostUsd: { Basic: 7_500, Moderate: 12_000, Affluent: 20_000 }, inflationRate: 0.04 },
} as const satisfies Record<string, CountryReference>;

export type Country = keyof typeof COUNTRY_REFERENCES;

/** Countries whose currency floats against the US dollar. Source and date: docs/facts.md. */
export const FLOATING_COUNTRIES = [
  "UK",
  "India",
  "Philippines",
  "Egypt",
] as const satisfies readonly Country[];

export const COUNTRIES = Object.keys(COUNTRY_REFERENCES) as readonly Country[];
