import type { Change, Insights } from "#shared/contract/insights.ts";
import { isPaidOnce } from "#shared/domain/child-goals.ts";
import type { Currency } from "#shared/domain/currencies.ts";
import { CHANCE_TO_KEEP, COMPARED_ANNUAL_FEE } from "#shared/domain/insights.ts";
import { chanceInWords } from "#shared/report/chance.ts";
import { formatMoney, formatRate } from "#shared/report/format.ts";
import {
  certaintyBlocks,
  changesBlock,
  type InsightTerms,
  tradeBlocks,
  worseBlocks,
} from "#shared/report/insight-blocks.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { ChildGoalPlan, GoalResult, SavedPlan } from "./schemas.ts";

/** Returns the insight blocks of one child goal. */
export function childGoalInsightBlocks(
  plan: ChildGoalPlan,
  result: GoalResult,
  insights: Insights,
  wording: Wording,
): readonly Block[] {
  const terms = { insights, chance: result.chanceToReachLifestyleGoal, wording };
  return expenseInsightBlocks(plan, result, terms, (change) =>
    goalChangeSentence(change.kind, plan, { ...plan, ...change.set }, plan.currency, wording),
  );
}

/** Returns the insight blocks of one goal or several saved for together. */
export function expenseInsightBlocks(
  plan: SavedPlan,
  { valueAtRetirementAt10th }: GoalResult,
  terms: InsightTerms,
  sentenceOf: (change: Change) => string,
): readonly Block[] {
  const { trades } = terms.wording.insights;
  const { risks } = terms.wording;
  const risk = risks[plan.risk].name;
  const { changes } = terms.wording.insights;
  return [
    changesBlock(
      { ...terms, none: terms.wording.insights.changes.none },
      roomTexts(terms.wording),
      (change) => {
        if (change.kind !== "combination") return savingSentence(change, plan, terms) ?? sentenceOf(change);
        const { monthlyInvestment }: SavedPlan = { ...plan, ...change.set };
        const more = formatMoney(monthlyInvestment - plan.monthlyInvestment, plan.currency, terms.wording);
        return changes.andInvest({ change: sentenceOf({ ...change, kind: "annualExpense" }), more });
      },
    ),
    ...certaintyBlocks(terms, ({ set }) => investSentence(plan, { ...plan, ...set }, terms)),
    ...worseBlocks(terms),
    ...tradeBlocks(terms, {
      title: trades.risk,
      head: terms.wording.fields.risk,
      kind: "risk",
      own: { name: risk, cautious: valueAtRetirementAt10th },
      cautious: { head: trades.cautiousValue, note: trades.moneyOfThatYear },
      textOf: ({ set }) => {
        const { name } = risks[{ ...plan, ...set }.risk];
        return { name, sentence: trades.choose({ name, before: risk }) };
      },
    }),
  ];
}

/** Texts for the room in goals: changes that keep their chance with a fee as well. */
function roomTexts(wording: Wording): Parameters<typeof changesBlock>[1] {
  const { noRoomInGoals, roomInGoals } = wording.insights.changes;
  const names = { kept: chanceInWords(CHANCE_TO_KEEP, wording), fee: formatRate(COMPARED_ANNUAL_FEE) };
  return { none: noRoomInGoals(names), effect: ({ chance }) => roomInGoals({ ...names, chance }) };
}

/** Returns the sentence for a change of the savings; undefined for a change of a goal. */
function savingSentence({ kind, set }: Change, plan: SavedPlan, terms: InsightTerms): string | undefined {
  const changed: SavedPlan = { ...plan, ...set };
  if (kind === "monthlyInvestment") return investSentence(plan, changed, terms);
  if (kind !== "savingsNow") return undefined;
  const { currency, currentAdditional } = plan;
  const amount = formatMoney(changed.currentAdditional - currentAdditional, currency, terms.wording);
  return terms.wording.insights.changes.savingsNow({ amount });
}

function investSentence(plan: SavedPlan, changed: SavedPlan, { wording }: InsightTerms): string {
  const [amount, before] = [changed, plan].map(({ monthlyInvestment }) =>
    formatMoney(monthlyInvestment, plan.currency, wording),
  ) as [string, string];
  return wording.insights.changes.monthlyInvestment({ amount, before });
}

interface ChangedGoal
  extends Pick<ChildGoalPlan, "type" | "startYear" | "numberOfYears" | "currentAnnualExpense"> {}

/**
 * Returns the sentence for a change of a goal, with amounts in the plan's currency.
 * @throws {RangeError} if a goal has no such change
 */
export function goalChangeSentence(
  kind: Change["kind"],
  goal: ChangedGoal,
  changed: ChangedGoal,
  currency: Currency,
  wording: Wording,
): string {
  const { changes } = wording.insights;
  const once = isPaidOnce(goal);
  switch (kind) {
    case "startYear":
      return (once ? changes.yearOfExpense : changes.startYear)({
        year: String(changed.startYear),
        before: String(goal.startYear),
      });
    case "numberOfYears":
      return changes.numberOfYears({ count: changed.numberOfYears, before: goal.numberOfYears });
    case "annualExpense": {
      const money = (amount: number) => formatMoney(amount, currency, wording);
      const [amount, before] = [money(changed.currentAnnualExpense), money(goal.currentAnnualExpense)];
      return (once ? changes.expense : changes.annualExpense)({ amount, before });
    }
    default:
      throw new RangeError(`a child goal has no ${kind}`);
  }
}
