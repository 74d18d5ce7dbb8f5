import type { Currency } from "#shared/domain/currencies.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { chanceInWords } from "./chance.ts";
import { momentFacts } from "./common-facts.ts";
import type { FactGroup } from "./report-document.ts";
import { moneyValue, type Value } from "./values.ts";

/** The figures of a worked example, rounded as they are shown: `npm run generate` calculates them, so that pages have them before any request. */
export interface ExampleFigures {
  /** Unit: percent. */
  readonly chance: number;
  /** At the moment that is saved for: plan currency, in the money of that year. */
  readonly realistic: number;
  readonly pessimistic: number;
  /** A month, for an even chance, in the plan's currency. */
  readonly required: number;
  readonly curves: ExampleCurves;
}

/** Heights at even steps of time, in percent of the highest of both; savings that are used up stand at zero. */
export type ExampleCurves = Readonly<Record<"realistic" | "pessimistic", readonly number[]>>;

/** A worked example in words: what a forecast tells, before there is one. */
export interface Example {
  /** Whose plan it is. */
  readonly who: string;
  readonly answer: string;
  readonly chance: Value;
  readonly groups: readonly FactGroup[];
  readonly curves: ExampleCurves;
}

/** What a calculator says of its example. */
interface ExampleTexts {
  readonly who: string;
  readonly answer: (names: { readonly chance: string }) => string;
  /** The chance as its results show it. */
  readonly chance: Value;
  /** The moment that is saved for. */
  readonly moment: string;
  /** What is invested a month, in the plan's currency. */
  readonly planned: number;
}

export function exampleOf(
  { chance, realistic, pessimistic, required, curves }: ExampleFigures,
  texts: ExampleTexts,
  currency: Currency,
  wording: Wording,
): Example {
  const { example, monthly, required: requiredLabel, moneyOfThatYear } = wording.results;
  return {
    who: texts.who,
    answer: texts.answer({ chance: chanceInWords(chance, wording) }),
    chance: texts.chance,
    groups: [
      momentFacts(texts.moment, moneyOfThatYear, { realistic, pessimistic }, currency, wording),
      {
        title: monthly,
        note: example.evenChance,
        facts: [
          { label: requiredLabel, value: { kind: "requiredMoney", amount: required, currency } },
          { label: example.planned, value: moneyValue(texts.planned, currency) },
        ],
      },
    ],
    curves,
  };
}
