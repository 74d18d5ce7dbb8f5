import type { Better, Change, Insights, Trade, Worse } from "#shared/contract/insights.ts";
import {
  CHANCE_TO_KEEP,
  COMPARED_ANNUAL_FEE,
  CONTRIBUTIONS_END_YEARS,
  FASTER_FEES,
  FASTER_PRICES,
  HIGHER_ANNUAL_FEE,
  isFelt,
  LOWER_RETURNS,
  USUAL_BASIC_PERCENTAGE,
  WORSE_IN_SIGHT,
} from "#shared/domain/insights.ts";
import { HORIZON_AGE, MONTHLY_INVESTMENT_LIMITS } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { chanceInWords } from "./chance.ts";
import { chanceChange } from "./chance-texts.ts";
import { formatMoney, formatRate } from "./format.ts";
import type { Block, ComparisonRow, Proposal } from "./report-document.ts";
import { moneyValue, textValue, type Value } from "./values.ts";

/** Returns the insight blocks of a plan that starts in a month. */
export type InsightBlocks<P, R, I = Insights> = (
  plan: P,
  result: R,
  insights: I,
  wording: Wording,
  start: PlanMonth,
) => readonly Block[];

/** Common inputs of all insight blocks: the answer they belong to, and the wording. */
export interface InsightTerms {
  readonly insights: Insights;
  /** Chance of the unchanged plan, in percent. */
  readonly chance: number;
  readonly wording: Wording;
  /** Compares a monthly amount with the salary; undefined if the formatted amount `text` alone is enough. */
  readonly besideSalary?: (amount: number, text: string) => string | undefined;
}

/** Texts on the room in a very certain plan. */
interface RoomTexts {
  /** Text for a plan without room. */
  readonly none: string;
  /** Text on the effect of a change, with the remaining chance in words. */
  readonly effect: (names: { readonly chance: string }) => string;
}

/**
 * Returns the most effective changes, one sentence each, or the text `none`; for a very certain plan, the reductions that
 * it can afford.
 */
export function changesBlock(
  terms: InsightTerms & { readonly none: string },
  roomTexts: RoomTexts,
  sentenceOf: (change: Change) => string,
): Block<"changes"> {
  const { insights, chance, wording, none } = terms;
  const { room } = wording.insights.changes;
  const isSure = chance > CHANCE_TO_KEEP;
  return {
    kind: "changes",
    title: isSure && insights.changes.length > 0 ? room : wording.results.changes,
    changes: insights.changes.map((change) => {
      const proposed = proposal(change, sentenceOf(change), terms);
      if (!isSure) return proposed;
      const left = chanceInWords(change.chanceToReachLifestyleGoal, wording);
      return { ...proposed, effect: roomTexts.effect({ chance: left }) };
    }),
    none: isSure ? roomTexts.none : none,
  };
}

/**
 * Returns the amounts for each level of certainty, each with the proposal to invest it; empty if they are not known.
 * @param sentenceOf returns the sentence of a change
 */
export function certaintyBlocks(
  terms: InsightTerms,
  sentenceOf: (change: Pick<Change, "kind" | "set">) => string,
): readonly Block<"comparison">[] {
  const {
    insights: { certainty, currency },
    wording,
    besideSalary,
  } = terms;
  const { title, note, level, monthlyInvestment, noneNeeded, beyondLimit, spending } =
    wording.insights.certainty;
  const { maximum } = MONTHLY_INVESTMENT_LIMITS[currency];
  const requiredValue = (required: number | null): Value => {
    if (required === null) return textValue(wording.results.notPossible);
    if (required <= 0) return textValue(noneNeeded);
    if (required > maximum) return textValue(beyondLimit({ limit: formatMoney(maximum, currency, wording) }));
    const text = besideSalary?.(required, formatMoney(required, currency, wording, "up"));
    return text === undefined ? { kind: "requiredMoney", amount: required, currency } : textValue(text);
  };
  const hasSpending = certainty.every(({ spendingAbility }) => spendingAbility !== undefined);
  const rows = certainty.map(({ chance, requiredMonthlyInvestment: required, spendingAbility = 0, set }) => ({
    label: chanceInWords(chance, wording),
    values: [requiredValue(required), ...(hasSpending ? [moneyValue(spendingAbility, currency)] : [])],
    ...(set && {
      proposal: proposal(
        { set, chanceToReachLifestyleGoal: chance },
        sentenceOf({ kind: "monthlyInvestment", set }),
        terms,
      ),
    }),
  }));
  const heads = [
    level,
    monthlyInvestment,
    ...(hasSpending ? [spending({ horizon: HORIZON_AGE })] : []),
  ] as const;
  return comparison({ topic: "certainty", title, note, heads, rows, isInSight: true });
}

interface TradeTexts {
  readonly title: string;
  /** Column head for the options traded. */
  readonly head: string;
  readonly kind: Trade["kind"];
  /** The plan's current option, and its figure. */
  readonly own: { readonly name: string; readonly cautious: number | undefined };
  /** Column head of the cautious figures, and a note that names their money. */
  readonly cautious: { readonly head: string; readonly note: string };
  /** Returns the name of a trade, and the sentence that proposes it. */
  readonly textOf: (trade: Trade) => { readonly name: string; readonly sentence: string };
}

/** Returns a comparison of trades with the plan's option, if any; those with about the same chance are not proposed. */
export function tradeBlocks(
  terms: InsightTerms,
  { title, head, kind, own, cautious, textOf }: TradeTexts,
): readonly Block<"comparison">[] {
  const { insights, chance, wording } = terms;
  const trades = insights.trades.filter((trade) => trade.kind === kind);
  if (trades.length === 0) return [];
  const figures = (chanceText: string, amount: number | undefined): readonly Value[] => [
    textValue(chanceText),
    amount === undefined ? textValue("–") : moneyValue(amount, insights.currency),
  ];
  const rows: readonly ComparisonRow[] = [
    {
      label: wording.insights.trades.yourPlan({ name: own.name }),
      values: figures(chanceInWords(chance, wording), own.cautious),
    },
    ...trades.map((trade) => {
      const { name, sentence } = textOf(trade);
      const isOther = isFelt(chance, trade.chanceToReachLifestyleGoal);
      return {
        label: name,
        values: figures(
          isOther
            ? chanceInWords(trade.chanceToReachLifestyleGoal, wording)
            : wording.insights.trades.aboutTheSame,
          trade.cautiousSpendingAbility ?? trade.cautiousValue,
        ),
        ...(isOther && { proposal: proposal(trade, sentence, terms) }),
      };
    }),
  ];
  return comparison({
    topic: kind,
    title,
    note: `${wording.insights.trades.note} ${cautious.note}`,
    heads: [head, wording.insights.trades.chance, cautious.head],
    rows,
    isInSight: false,
  });
}

/** Labels of the futures that only some calculators know of. */
type FutureLabels = Readonly<Partial<Record<Worse["kind"] | Better["kind"], string>>>;

/**
 * Returns the chances under worse assumptions, the worst first and at last what may turn out better, in two comparisons
 * if there are many. Those whose chance in words stays the same, and longer lives, are left out.
 */
export function worseBlocks(
  { insights, chance, wording }: InsightTerms,
  ownLabels: FutureLabels = {},
): readonly Block<"comparison">[] {
  const { title, betterTitle, furtherTitle, note, what, asPlanned, worse, ...kinds } = wording.insights.worse;
  const fee = { rate: formatRate(COMPARED_ANNUAL_FEE) };
  const lowerReturns = { points: 100 * LOWER_RETURNS };
  // A fee may cost as much as lower returns: identical rows are listed once.
  const chanceOf = (kind: Worse["kind"]) =>
    insights.worse.find((each) => each.kind === kind)?.chanceToReachLifestyleGoal;
  const isFeeLikeReturns = chanceOf("fee") === chanceOf("returns");
  const labels: FutureLabels = {
    fee: isFeeLikeReturns ? kinds.feeOrReturns({ ...fee, ...lowerReturns }) : kinds.fee(fee),
    ...(!isFeeLikeReturns && { returns: kinds.returns(lowerReturns) }),
    inflation: kinds.inflation({ points: 100 * FASTER_PRICES }),
    contributionsEnd: kinds.contributionsEnd({ years: CONTRIBUTIONS_END_YEARS }),
    contributionsStay: kinds.contributionsStay,
    gratuity: kinds.gratuity({ share: formatRate(USUAL_BASIC_PERCENTAGE / 100) }),
    higherFee: kinds.fee({ rate: formatRate(HIGHER_ANNUAL_FEE) }),
    fasterFees: kinds.fasterFees({ points: 100 * FASTER_FEES }),
    ...ownLabels,
  };
  const chanceValue = (percent: number) => textValue(chanceInWords(percent, wording));
  const rowsOf = (futures: readonly (Worse | Better)[]): readonly ComparisonRow[] =>
    futures.flatMap(({ kind, chanceToReachLifestyleGoal: then }) => {
      const label = labels[kind];
      if (label === undefined || chanceInWords(then, wording) === chanceInWords(chance, wording)) return [];
      return [{ label, values: [chanceValue(chance), chanceValue(then)] }];
    });
  const rows = rowsOf(
    insights.worse.toSorted(
      (one, other) => one.chanceToReachLifestyleGoal - other.chanceToReachLifestyleGoal,
    ),
  );
  const common = { note, heads: [what, asPlanned, worse], isInSight: false } as const;
  const first = [...rows.slice(0, WORSE_IN_SIGHT), ...rowsOf(insights.better ?? [])];
  return [
    ...comparison({ ...common, topic: "worse", title: rows.length === 0 ? betterTitle : title, rows: first }),
    ...comparison({
      ...common,
      topic: "furtherWorse",
      title: furtherTitle,
      rows: rows.slice(WORSE_IN_SIGHT),
    }),
  ];
}

function proposal(
  { set, chanceToReachLifestyleGoal }: Pick<Change, "set" | "chanceToReachLifestyleGoal">,
  text: string,
  { chance, wording }: InsightTerms,
): Proposal {
  return { text, effect: chanceChange(chance, chanceToReachLifestyleGoal, wording), set };
}

function comparison(block: Omit<Block<"comparison">, "kind">): readonly Block<"comparison">[] {
  return block.rows.length === 0 ? [] : [{ kind: "comparison", ...block }];
}
