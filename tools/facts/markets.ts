import { FUNDS, type Fund } from "#shared/domain/risk-strategies.ts";
import type { Fact, FactGroup, Source } from "./fact.ts";

const CAPITAL_MARKETS: Source = {
  title: "J.P. Morgan, Long-Term Capital Market Assumptions 2026 (October 2025), from public summaries",
  checkedOn: "2026-11",
  reviewBy: "2027-01-31",
};

const PROJECT: Source = {
  title: "Assumption of this project, see the model",
  address: "model.md",
  checkedOn: "2026-11",
  reviewBy: "2027-11-30",
};

function fundMix(fund: Fund): Fact {
  return {
    constant: `MARKET_ASSUMPTIONS.fundMixes.${fund}`,
    name: `Mix of the fund ${fund}`,
    unit: "fraction",
    validFrom: "2026-11",
    source: PROJECT,
    gist: "Shares of both asset classes, restored every month.",
  };
}

export const MARKETS: FactGroup = {
  title: "Markets",
  facts: [
    {
      constant: "MARKET_ASSUMPTIONS.equity",
      name: "Shares",
      unit: "fraction a year",
      validFrom: "2025-10",
      source: CAPITAL_MARKETS,
      gist: "Expected return and volatility of global equity in dollars.",
    },
    {
      constant: "MARKET_ASSUMPTIONS.bonds",
      name: "Bonds",
      unit: "fraction a year",
      validFrom: "2025-10",
      source: CAPITAL_MARKETS,
      gist: "Expected return and volatility of aggregate bonds of the USA.",
    },
    {
      constant: "MARKET_ASSUMPTIONS.correlation",
      name: "Correlation of both",
      unit: "fraction",
      validFrom: "2026-11",
      source: PROJECT,
      gist: "Of the monthly logarithmic returns.",
    },
    ...FUNDS.map(fundMix),
  ],
};
