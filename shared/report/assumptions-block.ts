import { UNITS_PER_USD } from "#shared/domain/currencies.ts";
import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { FUNDS } from "#shared/domain/risk-strategies.ts";
import { fill } from "#shared/wording/fill.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { formatNumber, formatRate } from "./format.ts";
import type { Block } from "./report-document.ts";

/** How a forecast was calculated: what holds for every plan around what holds for this one. */
export function assumptionsBlock(
  notes: readonly string[],
  modelVersion: string,
  wording: Wording,
): Block<"notes"> {
  const { results, assumptions } = wording;
  return {
    kind: "notes",
    title: results.assumptions,
    notes: [
      assumptions.scenarios,
      assumptions.percentiles,
      assumptions.risk,
      ...notes,
      fill(assumptions.exchangeRate, { rate: formatNumber(UNITS_PER_USD.AED) }),
      ...modelNotes(modelVersion, wording),
    ],
  };
}

/** What is known of the model: of another planning service's no more than its name. */
function modelNotes(version: string, { assumptions, risks }: Wording): readonly string[] {
  if (version !== EMBEDDED_MODEL.version) return [fill(assumptions.model, { version })];
  const { market, scenarios } = EMBEDDED_MODEL;
  return [
    fill(assumptions.market, {
      equityReturn: formatRate(market.equity.compoundReturn),
      equityVolatility: formatRate(market.equity.volatility),
      bondReturn: formatRate(market.bonds.compoundReturn),
      bondVolatility: formatRate(market.bonds.volatility),
    }),
    FUNDS.map((fund) =>
      fill(assumptions.fundMix, {
        fund: risks[fund].name,
        equity: formatRate(market.fundMixes[fund].equity),
        bonds: formatRate(market.fundMixes[fund].bonds),
      }),
    ).join(" "),
    fill(assumptions.ownModel, { version, scenarios: formatNumber(scenarios) }),
  ];
}
