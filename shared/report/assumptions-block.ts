import { UNITS_PER_USD } from "#shared/domain/currencies.ts";
import { fill } from "#shared/wording/fill.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { formatNumber } from "./format.ts";
import type { Block } from "./report-document.ts";

/** How a forecast was calculated: what holds for every plan around what holds for this one. */
export function assumptionsBlock(
  notes: readonly string[],
  modelVersion: string,
  { results, assumptions }: Wording,
): Block<"notes"> {
  return {
    kind: "notes",
    title: results.assumptions,
    notes: [
      assumptions.scenarios,
      assumptions.percentiles,
      ...notes,
      fill(assumptions.exchangeRate, { rate: formatNumber(UNITS_PER_USD.AED) }),
      fill(assumptions.model, { version: modelVersion }),
    ],
  };
}
