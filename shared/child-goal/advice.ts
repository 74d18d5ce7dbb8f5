import { MONTHLY_INVESTMENT_LIMITS } from "#shared/domain/limits.ts";
import { chanceInWords, chanceTone } from "#shared/report/chance.ts";
import { formatMoney } from "#shared/report/format.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { ChildGoalPlan, GoalResult } from "./schemas.ts";

type Callout = Block<"callout">;

/**
 * Advice on the monthly investment: an increased amount where the plan invests too little, an adjusted one where
 * it invests more than it has to, and nothing where both are equal as they are shown, rounded up (specification section
 * 4). An amount that the form does not take is no advice, and what is due now is told first.
 * @param uncovered what is due this month and not covered, in the plan's currency
 */
export function childGoalAdvice(
  { monthlyInvestment, currency }: Pick<ChildGoalPlan, "monthlyInvestment" | "currency">,
  { requiredMonthlyInvestment, chanceToReachLifestyleGoal: chance }: GoalResult,
  uncovered: number,
  wording: Wording,
): readonly Callout[] {
  const { advice } = wording.childGoal;
  const dueNow: readonly Callout[] =
    uncovered > 0
      ? [
          {
            kind: "callout",
            tone: "warning",
            text: advice.uncovered({ amount: formatMoney(uncovered, currency, wording, "up") }),
          },
        ]
      : [];
  const callout = (text: string, tone = chanceTone(chance)): readonly Callout[] => [
    ...dueNow,
    { kind: "callout", tone, text },
  ];
  if (requiredMonthlyInvestment === null) {
    return dueNow.length > 0 ? dueNow : callout(advice.none, "neutral");
  }
  const required = Math.ceil(requiredMonthlyInvestment);
  const planned = Math.ceil(monthlyInvestment);
  const { maximum } = MONTHLY_INVESTMENT_LIMITS[currency];
  const texts = {
    required: formatMoney(required, currency, wording),
    limit: formatMoney(maximum, currency, wording),
  };
  if (required > maximum) return callout(advice.beyondLimit(texts));
  if (required === planned) return dueNow;
  if (dueNow.length > 0) return callout(advice.later(texts), "neutral");
  if (required > planned) return callout(advice.increased(texts));
  // With no investment at all the chance is at least even, and may be far above it.
  if (required === 0) return callout(advice.savingsAlone);
  return callout(advice.adjusted({ ...texts, chance: chanceInWords(chance, wording) }));
}
