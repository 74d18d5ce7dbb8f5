import type { Change, Insights, Trade, Worse } from "#shared/contract/insights.ts";
import { COMPARED_ANNUAL_FEE } from "#shared/domain/annual-fee.ts";
import { CHANCE_TO_KEEP, FASTER_PRICES, LONGER_LIVES, LOWER_RETURNS } from "#shared/domain/insights.ts";
import { MONTHLY_INVESTMENT_LIMITS } from "#shared/domain/limits.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { chanceInWords } from "./chance.ts";
import { formatMoney, formatRate } from "./format.ts";
import type { Block, ComparisonRow, Proposal } from "./report-document.ts";
import { moneyValue, textValue, type Value } from "./values.ts";

/** Tells what would change the answer to a plan. */
export type InsightTeller<P, R> = (
  plan: P,
  result: R,
  insights: Insights,
  wording: Wording,
) => readonly Block[];

/** What all insights are told with: the answer of which they are, and the words. */
export interface InsightTerms {
  readonly insights: Insights;
  /** Of the plan as it is, in percent. */
  readonly chance: number;
  readonly wording: Wording;
  /** How a chance becomes whole, as the figure of the plan does; reached in full unless given. */
  readonly whole?: (chance: number) => number;
  /** An amount a month as a share of the salary, where that is what is invested. */
  readonly shareOfSalary?: (amount: number) => string;
}

/** The changes with the most effect, a sentence each; of a plan that is sure, what it could do with less. */
export function changesBlock(terms: InsightTerms, sentenceOf: (change: Change) => string): Block<"changes"> {
  const { insights, chance, wording } = terms;
  const { room, none, noRoom } = wording.insights.changes;
  const isSure = chance > CHANCE_TO_KEEP;
  return {
    kind: "changes",
    title: isSure ? room : wording.results.changes,
    changes: insights.changes.map((change) => proposal(change, sentenceOf(change), terms)),
    none: isSure ? noRoom({ chance: chanceInWords(CHANCE_TO_KEEP, wording) }) : none,
  };
}

/** What each level of certainty takes; nothing where it is not known. */
export function certaintyBlocks({
  insights: { certainty, currency },
  wording,
  shareOfSalary,
}: InsightTerms): readonly Block<"comparison">[] {
  const { title, note, level, monthlyInvestment, noneNeeded, beyondLimit, spending } =
    wording.insights.certainty;
  const { maximum } = MONTHLY_INVESTMENT_LIMITS[currency];
  const requiredValue = (required: number | null): Value => {
    if (required === null) return textValue(wording.results.notPossible);
    if (required <= 0) return textValue(noneNeeded);
    const share = shareOfSalary?.(required);
    if (share !== undefined && required <= maximum) {
      const amount = formatMoney(required, currency, wording, "up");
      return textValue(wording.insights.certainty.withShare({ amount, share }));
    }
    return required > maximum
      ? textValue(beyondLimit({ limit: formatMoney(maximum, currency, wording) }))
      : { kind: "requiredMoney", amount: required, currency };
  };
  const hasSpending = certainty.every(({ spendingAbility }) => spendingAbility !== undefined);
  const rows = certainty.map(({ chance, requiredMonthlyInvestment: required, spendingAbility = 0 }) => ({
    label: chanceInWords(chance, wording),
    values: [requiredValue(required), ...(hasSpending ? [moneyValue(spendingAbility, currency)] : [])],
  }));
  const heads = [level, monthlyInvestment, ...(hasSpending ? [spending] : [])] as const;
  return comparison({ topic: "certainty", title, note, heads, rows, isInSight: true });
}

interface TradeTexts {
  readonly title: string;
  /** What the trades are between. */
  readonly head: string;
  readonly kind: Trade["kind"];
  /** The plan's own, and its figures. */
  readonly own: { readonly name: string; readonly cautious: number | undefined };
  /** The head of the cautious figures, and whose money they are. */
  readonly cautious: { readonly head: string; readonly note: string };
  /** How a trade is called, and the sentence that proposes it. */
  readonly tell: (trade: Trade) => { readonly name: string; readonly sentence: string };
}

/** Other plans that give something up for something else, below the plan's own; nothing where there are none. */
export function tradeBlocks(
  terms: InsightTerms,
  { title, head, kind, own, cautious, tell }: TradeTexts,
): readonly Block<"comparison">[] {
  const { insights, chance, wording, whole } = terms;
  const trades = insights.trades.filter((trade) => trade.kind === kind);
  if (trades.length === 0) return [];
  const figures = (percent: number, amount: number | undefined): readonly Value[] => [
    textValue(chanceInWords(percent, wording, whole)),
    amount === undefined ? textValue("–") : moneyValue(amount, insights.currency),
  ];
  const rows: readonly ComparisonRow[] = [
    { label: wording.insights.trades.yourPlan({ name: own.name }), values: figures(chance, own.cautious) },
    ...trades.map((trade) => {
      const { name, sentence } = tell(trade);
      return {
        label: name,
        values: figures(
          trade.chanceToReachLifestyleGoal,
          trade.cautiousSpendingAbility ?? trade.cautiousValue,
        ),
        proposal: proposal(trade, sentence, terms),
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

/** The chance if things turn out worse; nothing where that is not known. */
export function worseBlocks({
  insights,
  chance,
  wording,
  whole,
}: InsightTerms): readonly Block<"comparison">[] {
  const { title, note, what, asPlanned, worse, ...kinds } = wording.insights.worse;
  const until = LONGER_LIVES.map((age) => [`until${age}`, kinds.until({ age })] as const);
  const fee = { rate: formatRate(COMPARED_ANNUAL_FEE) };
  const lowerReturns = { points: 100 * LOWER_RETURNS };
  const feeOrReturns = kinds.feeOrReturns({ ...fee, ...lowerReturns });
  const labels: Readonly<Record<string, string>> = {
    fee: kinds.fee(fee),
    returns: kinds.returns(lowerReturns),
    inflation: kinds.inflation({ points: 100 * FASTER_PRICES }),
    ...Object.fromEntries(until),
  };
  const chanceValue = (percent: number) => textValue(chanceInWords(percent, wording, whole));
  const chanceOf = (kind: Worse["kind"]) =>
    insights.worse.find((each) => each.kind === kind)?.chanceToReachLifestyleGoal;
  // A fee may take as much as lower returns leave out: what is the same is told once.
  const isFeeLikeReturns = chanceOf("fee") === chanceOf("returns");
  const rows = insights.worse
    .filter(({ kind }) => kind !== "returns" || !isFeeLikeReturns)
    .map(({ kind, chanceToReachLifestyleGoal }) => ({
      label: kind === "fee" && isFeeLikeReturns ? feeOrReturns : (labels[kind] ?? kind),
      values: [chanceValue(chance), chanceValue(chanceToReachLifestyleGoal)],
    }));
  return comparison({ topic: "worse", title, note, heads: [what, asPlanned, worse], rows, isInSight: false });
}

function proposal(
  { set, chanceToReachLifestyleGoal }: Pick<Change, "set" | "chanceToReachLifestyleGoal">,
  text: string,
  { chance, wording, whole }: InsightTerms,
): Proposal {
  const effect = wording.insights.changes.effect({
    after: chanceInWords(chanceToReachLifestyleGoal, wording, whole),
    before: chanceInWords(chance, wording, whole),
  });
  return { text, effect, set };
}

function comparison(block: Omit<Block<"comparison">, "kind">): readonly Block<"comparison">[] {
  return block.rows.length === 0 ? [] : [{ kind: "comparison", ...block }];
}
