import type { Change, Insights } from "#shared/contract/insights.ts";
import type { Currency } from "#shared/domain/currencies.ts";
import type { ChildRisk } from "#shared/domain/risk-strategies.ts";
import { formatMoney } from "#shared/report/format.ts";
import {
  certaintyBlocks,
  changesBlock,
  type InsightTerms,
  tradeBlocks,
  worseBlocks,
} from "#shared/report/insight-blocks.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { ChildGoalPlan, GoalResult } from "./schemas.ts";

/** What would change the answer to one child goal. */
export function childGoalInsightBlocks(
  plan: ChildGoalPlan,
  result: GoalResult,
  insights: Insights,
  wording: Wording,
): readonly Block[] {
  const terms = { insights, chance: result.chanceToReachLifestyleGoal, wording };
  return expenseInsightBlocks(plan, result, terms, (change) =>
    goalChangeSentence(change.kind, plan, { ...plan, ...change.set }, terms),
  );
}

/** What would change the answer to one goal or several that are saved for together. */
export function expenseInsightBlocks(
  plan: SavedPlan,
  { valueAtRetirementAt10th }: GoalResult,
  terms: InsightTerms,
  sentenceOf: (change: Change) => string,
): readonly Block[] {
  const { trades } = terms.wording.insights;
  const { risks } = terms.wording;
  const risk = risks[plan.risk].name;
  return [
    changesBlock(terms, (change) => savingSentence(change, plan, terms) ?? sentenceOf(change)),
    ...certaintyBlocks(terms),
    ...worseBlocks(terms),
    ...tradeBlocks(terms, {
      title: trades.risk,
      head: terms.wording.fields.risk,
      kind: "risk",
      own: { name: risk, cautious: valueAtRetirementAt10th },
      cautious: { head: trades.cautiousValue, note: trades.moneyOfThatYear },
      tell: ({ set }) => {
        const { name } = risks[{ ...plan, ...set }.risk];
        return { name, sentence: trades.choose({ name, before: risk }) };
      },
    }),
  ];
}

interface SavedPlan {
  readonly currency: Currency;
  readonly risk: ChildRisk;
  readonly monthlyInvestment: number;
  readonly currentAdditional: number;
}

/** A change of what is saved; undefined where it is one of a goal. */
function savingSentence(
  { kind, set }: Change,
  plan: SavedPlan,
  { wording }: InsightTerms,
): string | undefined {
  const { changes } = wording.insights;
  const changed: SavedPlan = { ...plan, ...set };
  const money = (amount: number) => formatMoney(amount, plan.currency, wording);
  if (kind === "monthlyInvestment") {
    const [amount, before] = [money(changed.monthlyInvestment), money(plan.monthlyInvestment)];
    return changes.monthlyInvestment({ amount, before });
  }
  if (kind !== "savingsNow") return undefined;
  return changes.savingsNow({ amount: money(changed.currentAdditional - plan.currentAdditional) });
}

interface ChangedGoal extends Pick<ChildGoalPlan, "startYear" | "numberOfYears" | "currentAnnualExpense"> {}

/** A change of a goal, whose amounts are in the plan's currency. */
export function goalChangeSentence(
  kind: Change["kind"],
  goal: ChangedGoal,
  changed: ChangedGoal,
  { insights: { currency }, wording }: InsightTerms,
): string {
  const { changes } = wording.insights;
  switch (kind) {
    case "startYear":
      return changes.startYear({ year: String(changed.startYear), before: String(goal.startYear) });
    case "numberOfYears":
      return changes.numberOfYears({ count: changed.numberOfYears, before: goal.numberOfYears });
    case "annualExpense": {
      const money = (amount: number) => formatMoney(amount, currency, wording);
      const [amount, before] = [money(changed.currentAnnualExpense), money(goal.currentAnnualExpense)];
      return changes.annualExpense({ amount, before });
    }
    default:
      throw new RangeError(`a child goal has no ${kind}`);
  }
}
