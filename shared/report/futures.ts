import type { Calculation } from "#shared/contract/calculation.ts";
import type { Future, Futures } from "#shared/contract/futures.ts";
import { deflated } from "#shared/domain/inflation.ts";
import { MONTHS_PER_YEAR, type PlanMonth } from "#shared/domain/plan-month.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { drawnLine } from "./forecast-block.ts";
import { formatMoney } from "./format.ts";
import type { Money } from "./money-view.ts";
import type { Block, ForecastPoint } from "./report-document.ts";

/** Ten scenarios of a plan. */
export const FUTURES_CALCULATION: Calculation<Futures> = {
  endpoint: "CalculateFutures",
  loadResultGuard: async () => (await import("#shared/contract/generated/Futures.js")).Futures,
};

/** What a calculator knows of the scenarios of its plan, and how it words them. */
export interface FutureTerms {
  /** Age in years at the start of the plan. */
  readonly age: number;
  /** Inflation a year, as a fraction. */
  readonly inflationRate: number;
  /** Time steps of the milestone, and of the end of what the savings are for. */
  readonly milestone: number;
  readonly end: number;
  /** Every payment still to come, in the money of its time; none for a pension. */
  readonly payments: readonly { readonly timeStep: number; readonly amount: number }[];
  /** Returns the position of an age on the axis. */
  readonly positionOf: (age: number) => number;
  /** Returns what becomes of savings that fail at a time step, or of those that last, as a clause. */
  readonly outcomeOf: (failsAt: number | null) => string;
  /** A sentence for savings that last in none of the scenarios. */
  readonly inNone: string;
  /** The milestone in a sentence: when it is, its name, and what comes in after it besides the savings that are needed. */
  readonly milestoneTexts: { readonly at: string; readonly milestone: string; readonly besides: string };
}

/** Returns the terms of a plan with its result, for a plan that starts in a month. */
export type FutureTermsOf<P, R> = (plan: P, result: R, start: PlanMonth, wording: Wording) => FutureTerms;

/** Single scenarios in words. */
interface FuturesInWords {
  /** In how many of them the savings last. */
  readonly answer: string;
  /** What they are, and what is ordinary. */
  readonly notes: readonly string[];
  /** Each with a name that tells its outcome, and with its amounts and its reason. */
  readonly futures: readonly { readonly name: string; readonly text: string }[];
}

/** Returns single scenarios in words, in the money that is shown. */
export function futuresInWords(
  { futures, middle, currency }: Futures,
  terms: FutureTerms,
  money: Money,
  wording: Wording,
): FuturesInWords {
  const { futures: texts, inMoneyOf } = wording.results;
  const { milestone, end, outcomeOf, inNone, milestoneTexts } = terms;
  const shown = (amount: number, timeStep: number) =>
    formatMoney(inMoney(amount, timeStep, terms, money), currency, wording);
  const atMilestone = ({ held, needed }: Pick<Future, "held" | "needed">) => ({
    ...milestoneTexts,
    held: shown(held, milestone),
    needed: shown(needed, milestone),
  });
  const lasting = futures.filter(({ failsAt }) => failsAt === null).length;
  const answer = lasting < futures.length ? texts.some : texts.all;
  return {
    answer: lasting === 0 ? inNone : answer({ count: lasting, outcome: outcomeOf(null) }),
    notes: [
      texts.order({ money: { ofYear: inMoneyOf.eachYear, today: inMoneyOf.today }[money] }),
      texts.middle(atMilestone(middle)),
    ],
    futures: futures.map((future, index) => {
      const { failsAt, decisive, values } = future;
      const left = values.find(({ timeStep }) => timeStep === end)?.value ?? 0;
      const reasons = failsAt === null ? texts.good : texts.poor;
      return {
        name: texts.future({ number: String(index + 1), outcome: outcomeOf(failsAt) }),
        text: [
          ...(failsAt === null ? [texts.left({ amount: shown(left, end) })] : []),
          texts.saved(atMilestone(future)),
          decisive === "neither" ? reasons.neither : reasons[decisive](milestoneTexts),
        ].join(" "),
      };
    }),
  };
}

/** Returns the chart of a forecast with single scenarios behind it, in the money that is shown. @param picked index of one */
export function futuresForecast(
  forecast: Block<"forecast">,
  { futures }: Futures,
  terms: FutureTerms,
  picked: number,
  money: Money,
  wording: Wording,
): Block<"forecast"> {
  const { futures: texts } = wording.results;
  const lines = futures.map((future) => futureLine(future, terms, money));
  const number = String(picked + 1);
  return {
    ...forecast,
    title: texts.chart,
    summary: texts.legend({ number }),
    // Those of the forecast stand beside the plan's own chart.
    signs: [],
    futures: lines,
    baseline: {
      label: texts.future({ number, outcome: terms.outcomeOf(futures[picked]?.failsAt ?? null) }),
      line: lines[picked] ?? [],
    },
  };
}

function futureLine({ values }: Future, terms: FutureTerms, money: Money): readonly ForecastPoint[] {
  const ageAt = (timeStep: number) => terms.age + timeStep / MONTHS_PER_YEAR;
  const shown = (amount: number, timeStep: number) => inMoney(amount, timeStep, terms, money);
  const after = new Map(values.map(({ timeStep, value }) => [timeStep, shown(value, timeStep)]));
  return drawnLine(
    [...after].map(([timeStep, value]) => ({ age: ageAt(timeStep), value })),
    terms.payments.map(({ timeStep, amount }) => ({
      age: ageAt(timeStep),
      amount: shown(amount, timeStep),
      after: after.get(timeStep) ?? 0,
    })),
    terms.positionOf,
  ).points;
}

function inMoney(amount: number, timeStep: number, { inflationRate }: FutureTerms, money: Money): number {
  return money === "today" ? deflated(amount, inflationRate, timeStep) : amount;
}
