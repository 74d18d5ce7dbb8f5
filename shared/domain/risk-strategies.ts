/** Funds a strategy is made of, from the least to the most risky. Source: specification section 3. */
export const FUNDS = ["Conservative", "Balanced", "Aggressive"] as const;

export type Fund = (typeof FUNDS)[number];

/** Strategies for a child goal: each holds one fund for the whole plan. */
export const CHILD_RISKS = FUNDS;

export type ChildRisk = (typeof CHILD_RISKS)[number];

/** Strategies for a pension; Lifestyling reduces risk on the way to retirement (see `glide-path.ts`). */
export const PENSION_RISKS = [...FUNDS, "Lifestyling"] as const;

export type PensionRisk = (typeof PENSION_RISKS)[number];

/** The fund a pension strategy starts with. Source: specification section 3. */
export const FUND_OF_RISK = {
  Conservative: "Conservative",
  Balanced: "Balanced",
  Aggressive: "Aggressive",
  Lifestyling: "Aggressive",
} as const satisfies Record<PensionRisk, Fund>;
