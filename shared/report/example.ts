import type { Currency } from "#shared/domain/currencies.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { chanceInWords } from "./chance.ts";
import { momentFacts } from "./common-facts.ts";
import type { FactGroup } from "./report-document.ts";
import { moneyValue, type Value } from "./values.ts";

/** The figures of a worked example, rounded as shown; `npm run generate` calculates them. */
export interface ExampleFigures {
  /** Unit: percent. */
  readonly chance: number;
  /** Savings at the target date, in the plan's currency and the money of that year. */
  readonly realistic: number;
  readonly pessimistic: number;
  /** Monthly investment for an even chance, in the plan's currency. */
  readonly required: number;
  readonly curves: ExampleCurves;
}

/** Heights at even time steps, in percent of the highest point of both curves; savings that are used up are zero. */
export type ExampleCurves = Readonly<Record<"realistic" | "pessimistic", readonly number[]>>;

/** A worked example in words, which shows what a forecast contains before there is one. */
export interface Example {
  /** The person in the example. */
  readonly who: string;
  readonly answer: string;
  readonly chance: Value;
  readonly groups: readonly FactGroup[];
  readonly curves: ExampleCurves;
}

/** A calculator's texts for its example. */
interface ExampleTexts {
  readonly who: string;
  readonly answer: (names: { readonly chance: string }) => string;
  /** The chance as shown in results. */
  readonly chance: Value;
  /** The target date in words. */
  readonly moment: string;
  /** The label of the required amount, unless it is that of results. */
  readonly required?: string;
  /** The plan's monthly investment, in its currency. */
  readonly planned: number;
}

export function exampleOf(
  { chance, realistic, pessimistic, required: amount, curves }: ExampleFigures,
  texts: ExampleTexts,
  currency: Currency,
  wording: Wording,
): Example {
  const { example, monthly, required, moneyOfThatYear } = wording.results;
  return {
    who: texts.who,
    answer: texts.answer({ chance: chanceInWords(chance, wording) }),
    chance: texts.chance,
    groups: [
      momentFacts(texts.moment, moneyOfThatYear, { realistic, pessimistic }, currency, wording),
      {
        title: monthly,
        facts: [
          { label: texts.required ?? required, value: { kind: "requiredMoney", amount, currency } },
          { label: example.planned, value: moneyValue(texts.planned, currency) },
        ],
      },
    ],
    curves,
  };
}
