import type { Change, Insights } from "#shared/contract/insights.ts";
import { CHANCE_TO_KEEP } from "#shared/domain/insights.ts";
import { formatMoney, formatPercent, formatRate } from "#shared/report/format.ts";
import {
  certaintyBlocks,
  changesBlock,
  type InsightTerms,
  tradeBlocks,
  worseBlocks,
} from "#shared/report/insight-blocks.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { currentMonthlyInvestment, risesWithSalary, shareOfSalary } from "./contribution.ts";
import { annualLivingCost } from "./living-cost.ts";
import type { PensionPlan, RetirementResult } from "./schemas.ts";

/** What would change the answer to a pension. */
export function pensionInsightBlocks(
  plan: PensionPlan,
  { chanceToReachLifestyleGoal: chance }: RetirementResult,
  insights: Insights,
  wording: Wording,
): readonly Block[] {
  const terms: InsightTerms = {
    insights,
    chance,
    wording,
    ...(risesWithSalary(plan) && {
      shareOfSalary: (amount: number) => formatPercent(shareOfSalary(amount, plan.monthlySalary), 1),
    }),
  };
  const { trades } = wording.insights;
  const cautious = { head: trades.cautiousSpending, note: trades.todaysMoney };
  const ownSpending = insights.certainty.find((level) => level.chance === CHANCE_TO_KEEP)?.spendingAbility;
  const risk = wording.risks[plan.risk].name;
  const country = wording.countries[plan.country];
  return [
    changesBlock(terms, (change) => changeSentence(change, plan, terms)),
    ...certaintyBlocks(terms),
    ...worseBlocks(terms),
    ...tradeBlocks(terms, {
      title: trades.risk,
      head: wording.fields.risk,
      kind: "risk",
      own: { name: risk, cautious: ownSpending },
      cautious,
      tell: ({ set }) => {
        const { name } = wording.risks[{ ...plan, ...set }.risk];
        return { name, sentence: trades.choose({ name, before: risk }) };
      },
    }),
    ...tradeBlocks(terms, {
      title: trades.country,
      head: wording.fields.country,
      kind: "country",
      own: { name: country.name, cautious: ownSpending },
      cautious,
      tell: ({ set }) => {
        const { name, inSentence } = wording.countries[{ ...plan, ...set }.country];
        return { name, sentence: trades.retireIn({ country: inSentence, before: country.inSentence }) };
      },
    }),
  ];
}

function changeSentence({ kind, set }: Change, plan: PensionPlan, { wording }: InsightTerms): string {
  const { changes } = wording.insights;
  const changed: PensionPlan = { ...plan, ...set };
  const money = (amount: number) => formatMoney(amount, plan.currency, wording);
  const spending = { amount: money(annualLivingCost(changed)), before: money(annualLivingCost(plan)) };
  switch (kind) {
    case "monthlyInvestment":
      return changed.isSalaryBasedContribution
        ? changes.shareOfSalary({
            share: formatRate(changed.investmentPercentageOfSalary / 100),
            before: formatRate(plan.investmentPercentageOfSalary / 100),
            amount: money(currentMonthlyInvestment(changed)),
          })
        : changes.monthlyInvestment({
            amount: money(currentMonthlyInvestment(changed)),
            before: money(currentMonthlyInvestment(plan)),
          });
    case "savingsNow":
      return changes.savingsNow({ amount: money(changed.currentAdditional - plan.currentAdditional) });
    case "retirementAge":
      return changes.retirementAge({ age: changed.retirementAge, before: plan.retirementAge });
    case "lifestyle":
      return changes.lifestyle({
        lifestyle: wording.lifestyles[changed.lifestyle],
        before: wording.lifestyles[plan.lifestyle],
        amount: spending.amount,
      });
    case "spending":
      return changes.spending(spending);
    default:
      throw new RangeError(`a pension has no ${kind}`);
  }
}
