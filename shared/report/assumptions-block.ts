import { COUNTRY_REFERENCES, type Country, FLOATING_COUNTRIES } from "#shared/domain/countries.ts";
import { UNITS_PER_USD } from "#shared/domain/currencies.ts";
import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { COMPARED_ANNUAL_FEE } from "#shared/domain/insights.ts";
import type { Fund } from "#shared/domain/risk-strategies.ts";
import { pathIn } from "#shared/wording/languages.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { chanceInWords } from "./chance.ts";
import { formatNumber, formatRate, inflationTerms } from "./format.ts";
import { METHOD_PATH } from "./method-path.ts";
import type { Block } from "./report-document.ts";

/**
 * Twice the largest standard error of a chance between seeds. Source: `npm run bench`, precision. Date: November
 * 2026. Unit: percentage points.
 */
const CHANCE_PRECISION = 0.5;

/** The fields of every result that describe its calculation. */
interface Making {
  readonly modelVersion: string;
  /** In percent, without a fee and with one. */
  readonly chanceToReachLifestyleGoal: number;
  /** Unset if it is not known. */
  readonly chanceWithFee?: number;
}

/**
 * Returns the assumptions and omissions of a forecast: the notes on this plan between those on all plans. The address of
 * its link is a path of the site.
 * @param funds that the plan holds at some time
 * @param countries whose prices the plan pays
 * @param leftOut text on the omissions, if they differ from most plans'
 */
export function assumptionsBlock(
  notes: readonly string[],
  funds: readonly Fund[],
  countries: readonly Country[],
  { modelVersion, chanceToReachLifestyleGoal, chanceWithFee }: Making,
  wording: Wording,
  leftOut = wording.assumptions.leftOut,
): Block<"notes"> {
  const { results, assumptions } = wording;
  return {
    kind: "notes",
    title: results.assumptions,
    notes: [
      assumptions.scenarios,
      assumptions.risk,
      ...notes,
      `${leftOut} ${assumptions.constant({ rate: formatNumber(UNITS_PER_USD.AED) })}`,
      ...FLOATING_COUNTRIES.filter((country) => countries.includes(country)).map((country) =>
        currencyNote(country, wording),
      ),
      ...(chanceWithFee === undefined
        ? []
        : [
            feeNote(
              chanceInWords(chanceWithFee, wording),
              chanceInWords(chanceToReachLifestyleGoal, wording),
              wording,
            ),
          ]),
      ...modelNotes(modelVersion, funds, wording),
    ],
    link: { label: wording.titles.method, url: pathIn(wording.language, METHOD_PATH) },
  };
}

/** Returns a note on a floating currency, which matters most where prices rise faster than in US dollars. */
function currencyNote(country: (typeof FLOATING_COUNTRIES)[number], wording: Wording): string {
  const { assumptions } = wording;
  const [own, usa] = [COUNTRY_REFERENCES[country].inflationRate, COUNTRY_REFERENCES.USA.inflationRate];
  const currency = assumptions.currencies[country];
  if (own <= usa) return assumptions.currency({ currency });
  return assumptions.currencyOfFasterPrices({ currency, ...inflationTerms(country, wording) });
}

/** Returns a note on the chance with a fee and without, each as shown. */
export function feeNote(chance: string, without: string, { assumptions }: Wording): string {
  const text = chance === without ? assumptions.feeUnfelt : assumptions.fee;
  return text({ fee: formatRate(COMPARED_ANNUAL_FEE), chance, without });
}

/** Returns notes on the model, as far as it is known: for another planning service, only its name. */
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
