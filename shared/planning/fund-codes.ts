import type { Fund } from "#shared/domain/risk-strategies.ts";

/** ISIN (ISO 6166) of the fund behind each strategy. */
export type FundCodes = Readonly<Record<Fund, string>>;
