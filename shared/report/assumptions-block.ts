import { COMPARED_ANNUAL_FEE } from "#shared/domain/annual-fee.ts";
import { UNITS_PER_USD } from "#shared/domain/currencies.ts";
import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import type { Fund } from "#shared/domain/risk-strategies.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { formatNumber, formatPercent, formatRate } from "./format.ts";
import type { Block } from "./report-document.ts";
import { PERCENT_DECIMALS } from "./values.ts";

/**
 * How far a chance may be from that of endlessly many scenarios: about three times its standard error between seeds.
 * Source: `npm run bench`, precision. Date: November 2026. Unit: percentage points.
 */
const CHANCE_PRECISION = 0.3;

/** The fields of every result that tell how it was made. */
interface Making {
  readonly modelVersion: string;
  /** In percent, without a fee and with one. */
  readonly chanceToReachLifestyleGoal: number;
  readonly chanceWithFee: number;
}

/**
 * How a forecast was calculated, and what it leaves out: what holds for every plan around what holds for this one.
 * @param funds that the plan holds at some time
 * @param options what is told otherwise than of most: `leftOut` of a plan that counts more, and a chance that stands on
 * the page with so many decimals
 */
export function assumptionsBlock(
  notes: readonly string[],
  funds: readonly Fund[],
  { modelVersion, chanceToReachLifestyleGoal, chanceWithFee }: Making,
  wording: Wording,
  {
    leftOut = wording.assumptions.leftOut,
    chanceDecimals = PERCENT_DECIMALS,
  }: { leftOut?: Wording["assumptions"]["leftOut"]; chanceDecimals?: number } = {},
): Block<"notes"> {
  const { results, assumptions } = wording;
  return {
    kind: "notes",
    title: results.assumptions,
    notes: [
      assumptions.scenarios,
      assumptions.risk,
      ...notes,
      leftOut({ rate: formatNumber(UNITS_PER_USD.AED) }),
      feeNote(
        formatPercent(chanceWithFee, chanceDecimals),
        formatPercent(chanceToReachLifestyleGoal, chanceDecimals),
        wording,
      ),
      ...modelNotes(modelVersion, funds, wording),
    ],
  };
}

/** The chance with a fee and without, each as it is shown. */
function feeNote(chance: string, without: string, { assumptions }: Wording): string {
  const text = chance === without ? assumptions.feeUnfelt : assumptions.fee;
  return text({ fee: formatRate(COMPARED_ANNUAL_FEE), chance, without });
}

/** The model, as far as it is known: of another planning service's no more than its name. */
function modelNotes(
  version: string,
  funds: readonly Fund[],
  { assumptions, risks }: Wording,
): readonly string[] {
  if (version !== EMBEDDED_MODEL.version) return [assumptions.model({ version })];
  const { market, scenarios } = EMBEDDED_MODEL;
  return [
    assumptions.market({
      equityReturn: formatRate(market.equity.compoundReturn),
      equityVolatility: formatRate(market.equity.volatility),
      bondReturn: formatRate(market.bonds.compoundReturn),
      bondVolatility: formatRate(market.bonds.volatility),
    }),
    funds
      .map((fund) =>
        assumptions.fundMix({
          fund: risks[fund].name,
          equity: formatRate(market.fundMixes[fund].equity),
          bonds: formatRate(market.fundMixes[fund].bonds),
        }),
      )
      .join(" "),
    assumptions.precision({ scenarios: formatNumber(scenarios), points: CHANCE_PRECISION }),
    assumptions.model({ version }),
  ];
}
