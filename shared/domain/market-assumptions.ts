import type { Fund } from "./risk-strategies.ts";

/** Assumptions about one asset class. */
export interface AssetClass {
  /** Compound (geometric) return a year as a fraction. */
  readonly compoundReturn: number;
  /** Arithmetic volatility of the yearly return as a fraction. */
  readonly volatility: number;
}

/** Shares of a fund in each asset class; they sum to 1. Rebalanced every month. */
export interface AssetMix {
  readonly equity: number;
  readonly bonds: number;
}

export interface MarketAssumptions {
  /** Name of this set in the model version of every result; change it with the figures. */
  readonly name: string;
  readonly equity: AssetClass;
  readonly bonds: AssetClass;
  /** Correlation of the monthly log returns of equity and bonds. */
  readonly correlation: number;
  readonly fundMixes: Readonly<Record<Fund, AssetMix>>;
}

/**
 * The market assumptions of the embedded engine's scenarios; edit this file to use others. Units: fraction a year for
 * returns and volatilities, fraction for the rest. Source and date: docs/facts.md.
 */
export const MARKET_ASSUMPTIONS: MarketAssumptions = {
  name: "ltcma-2026",
  equity: { compoundReturn: 0.07, volatility: 0.168 },
  bonds: { compoundReturn: 0.048, volatility: 0.048 },
  correlation: 0.2,
  fundMixes: {
    Conservative: { equity: 0.3, bonds: 0.7 },
    Balanced: { equity: 0.6, bonds: 0.4 },
    Aggressive: { equity: 0.9, bonds: 0.1 },
  },
};
