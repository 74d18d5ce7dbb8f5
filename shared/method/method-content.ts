import { formatMoney, formatNumber, formatPercent } from "#shared/report/format.ts";
import type { Wording } from "#shared/wording/wording.ts";
import {
  FORMULA_NAMES,
  type MethodFigures,
  MODEL_NAMES,
  PLAN_NAMES,
  type TestedPlan,
} from "./method-figures.ts";

/** The content of the page on how figures are tested, without its layout. */
export interface MethodContent {
  readonly heading: string;
  readonly lead: string;
  readonly sections: readonly MethodSection[];
}

/** A section: its parts in this order, as far as it has them. */
export interface MethodSection {
  readonly heading: string;
  readonly text: string;
  readonly items?: readonly string[];
  readonly table?: MethodTable;
  /** Paragraphs on what is above them. */
  readonly remarks?: readonly string[];
}

export interface MethodTable {
  readonly caption: string;
  /** The head of the rows' labels, then those of their values. */
  readonly heads: readonly [string, ...string[]];
  readonly rows: readonly { readonly label: string; readonly values: readonly string[] }[];
}

/** The band of chances that a sentence is about. Unit: percent. */
const NAMED_BAND = 60;

const BAND_WIDTH = 10;

const MARKETS_PROJECT = "datasets/s-and-p-500";

/** Returns the page on how figures are tested, what nobody knows first. */
export function methodContent(figures: MethodFigures, wording: Wording): MethodContent {
  const { method } = wording;
  const { unknown } = method;
  return {
    heading: method.heading,
    lead: method.lead,
    sections: [
      {
        heading: unknown.heading,
        text: unknown.text,
        items: [unknown.markets, unknown.life, unknown.costs, unknown.prices, unknown.behaviour],
        remarks: [unknown.limits],
      },
      formulas(figures, wording),
      plans(figures, wording),
      separateScenarios(figures, wording),
      otherModels(figures, wording),
      calibration(figures, wording),
      origin(figures, wording),
    ],
  };
}

function formulas(figures: MethodFigures, { method }: Wording): MethodSection {
  const words = method.formulas;
  return {
    heading: words.heading,
    text: words.text,
    table: {
      caption: words.caption,
      heads: [words.value, words.byFormula, words.byEngine],
      rows: FORMULA_NAMES.map((name) => {
        const { byFormula, byEngine } = figures.formulas[name];
        return { label: words[name], values: [formatNumber(byFormula), formatNumber(byEngine)] };
      }),
    },
  };
}

function plans(figures: MethodFigures, wording: Wording): MethodSection {
  const { method, countries, risks } = wording;
  const { heading, text, description } = method.plans;
  return {
    heading,
    text,
    items: PLAN_NAMES.map((name) => {
      const { age, retirementAge, country, risk, ...plan } = figures.plans[name];
      return description({
        name: method.plans[name],
        age,
        retirementAge,
        country: countries[country].inSentence,
        salary: formatMoney(plan.monthlySalary, "AED", wording),
        invested: formatPercent(plan.invested, 0),
        saved: formatMoney(plan.saved, "AED", wording),
        spending: formatMoney(plan.spending, "AED", wording),
        risk: risks[risk].name,
      });
    }),
  };
}

/** Returns the heads of a table with a column for each plan. */
function planHeads(first: string, { method }: Wording): MethodTable["heads"] {
  return [first, ...PLAN_NAMES.map((name) => method.plans[name])];
}

/** Returns a row of a table with a column for each plan. @param decimals of its figures */
function planRow(
  label: string,
  figures: MethodFigures,
  figureOf: (plan: TestedPlan) => number,
  decimals = 0,
): MethodTable["rows"][number] {
  return { label, values: PLAN_NAMES.map((name) => figureOf(figures.plans[name]).toFixed(decimals)) };
}

function separateScenarios(figures: MethodFigures, wording: Wording): MethodSection {
  const words = wording.method.separate;
  return {
    heading: words.heading,
    text: words.text({ scenarios: formatNumber(figures.settings.scenarios) }),
    table: {
      caption: words.caption,
      heads: planHeads(words.plan, wording),
      rows: [
        planRow(words.product, figures, ({ product }) => product, 1),
        planRow(words.separate, figures, ({ separate }) => separate, 1),
        planRow(words.spread, figures, ({ spread }) => spread, 1),
      ],
    },
  };
}

function otherModels(figures: MethodFigures, wording: Wording): MethodSection {
  const words = wording.method.models;
  const { notes } = words;
  const { degreesOfFreedom, calmMonths, crisisMonths, blockYears } = figures.settings;
  return {
    heading: words.heading,
    text: words.text,
    table: {
      caption: words.caption,
      heads: planHeads(words.model, wording),
      rows: [
        planRow(words.product, figures, ({ product }) => product),
        ...MODEL_NAMES.map((name) => planRow(words[name], figures, ({ models }) => models[name])),
      ],
    },
    remarks: [
      notes.studentT({ degrees: degreesOfFreedom }),
      notes.regimes({ calm: calmMonths, crisis: crisisMonths }),
      notes.bootstrap({ years: blockYears }),
      notes.history,
      notes.inflation,
      notes.exchangeRates,
    ],
  };
}

function calibration(figures: MethodFigures, { method }: Wording): MethodSection {
  const words = method.calibration;
  const named = figures.calibration.find(({ from }) => from === NAMED_BAND);
  const highest = figures.calibration.at(-1);
  return {
    heading: words.heading,
    text: words.text({ plans: figures.settings.calibrationPlans }),
    table: {
      caption: words.caption,
      heads: [words.band, words.plans, words.product, words.worked],
      rows: figures.calibration.map(({ from, plans, product, worked }) => ({
        label: words.range({ from, to: from + BAND_WIDTH }),
        values: [String(plans), product.toFixed(0), worked.toFixed(0)],
      })),
    },
    remarks: [
      ...(named === undefined
        ? []
        : [
            words.verdict({
              from: NAMED_BAND,
              to: NAMED_BAND + BAND_WIDTH,
              worked: named.worked.toFixed(0),
              product: named.product.toFixed(0),
            }),
          ]),
      ...(highest === undefined
        ? []
        : [words.reading({ said: highest.product.toFixed(0), worked: highest.worked.toFixed(0) })]),
    ],
  };
}

function origin({ origin, settings }: MethodFigures, { method }: Wording): MethodSection {
  const words = method.origin;
  return {
    heading: words.heading,
    text: words.text,
    items: [
      words.model({ version: origin.modelVersion }),
      words.seed({ seed: String(settings.seed), scenarios: formatNumber(settings.scenarios) }),
      words.markets({ project: MARKETS_PROJECT, hash: origin.history }),
      words.currencies({ hash: origin.exchangeRates }),
      words.all({ hash: origin.hash }),
    ],
  };
}
