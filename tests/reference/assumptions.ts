/**
 * Every constant of the model, typed in a second time from the financial model and from sections 3, 4 and 9 of
 * the specification, so that a slip in the product's tables shows as a disagreement.
 */
import type { PensionPlan } from "#shared/pension/schemas.ts";

export type Country = PensionPlan["country"];
export type Currency = PensionPlan["currency"];
export type Fund = "Conservative" | "Balanced" | "Aggressive";

export interface AssetClass {
  /** Yearly compound return (the median's growth) as a fraction. */
  readonly compoundReturn: number;
  /** Standard deviation of one year's growth as a fraction. */
  readonly volatility: number;
}

export interface Assumptions {
  readonly equity: AssetClass;
  readonly bonds: AssetClass;
  /** Correlation of the monthly log returns. */
  readonly correlation: number;
  /** The part of each fund that is in equity; the rest is in bonds. */
  readonly equityShare: Readonly<Record<Fund, number>>;
}

/** The embedded scenario model of the financial model's last section. */
export const MODEL_ASSUMPTIONS: Assumptions = {
  equity: { compoundReturn: 0.07, volatility: 0.168 },
  bonds: { compoundReturn: 0.048, volatility: 0.048 },
  correlation: 0.2,
  equityShare: { Conservative: 0.3, Balanced: 0.6, Aggressive: 0.9 },
};

/** Units for one US dollar. Specification section 3. */
export const CURRENCY_RATE: Readonly<Record<Currency, number>> = { AED: 3.6725, USD: 1 };

/** Specification section 9. Yearly rate as a fraction. */
export const INFLATION: Readonly<Record<Country, number>> = {
  UK: 0.02,
  USA: 0.02,
  India: 0.04,
  Philippines: 0.03,
  UAE: 0.02,
  Egypt: 0.04,
};

/** Specification section 9. USD a year: Basic, Moderate, Affluent. */
export const LIVING_COST: Readonly<Record<Country, Readonly<Record<PensionPlan["lifestyle"], number>>>> = {
  UK: { Basic: 17000, Moderate: 31000, Affluent: 50000 },
  USA: { Basic: 40000, Moderate: 75000, Affluent: 100000 },
  India: { Basic: 8500, Moderate: 15000, Affluent: 30000 },
  Philippines: { Basic: 10000, Moderate: 18000, Affluent: 36000 },
  UAE: { Basic: 50000, Moderate: 80000, Affluent: 140000 },
  Egypt: { Basic: 7500, Moderate: 12000, Affluent: 20000 },
};

/** The fund a child goal holds all the time, and a pension until retirement. Specification section 3. */
export const FUND_OF_RISK: Readonly<Record<PensionPlan["risk"], Fund>> = {
  Conservative: "Conservative",
  Balanced: "Balanced",
  Aggressive: "Aggressive",
  Lifestyling: "Aggressive",
};
