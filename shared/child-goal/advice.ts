import { EVEN_CHANCE, targetOf } from "#shared/domain/insights.ts";
import { MONTHLY_INVESTMENT_LIMITS } from "#shared/domain/limits.ts";
import { chanceInWords } from "#shared/report/chance.ts";
import { chanceTone } from "#shared/report/chance-texts.ts";
import { formatMoney } from "#shared/report/format.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { ChildGoalPlan, GoalResult } from "./schemas.ts";

type Callout = Block<"callout">;

/**
 * Returns advice on the monthly investment: an increased amount if the plan invests too little, an adjusted one if it
 * invests more than required, and nothing if both amounts are equal as shown, rounded up (specification section 4).
 * Never advises an amount that the form does not accept. Reports an uncovered payment due now first.
 * @param uncoveredWith returns the uncovered part of this month's payments with a monthly investment, plan currency
 */
export function childGoalAdvice(
  plan: Pick<ChildGoalPlan, "monthlyInvestment" | "currency" | "targetChance">,
  { requiredMonthlyInvestment, chanceToReachLifestyleGoal: chance }: GoalResult,
  uncoveredWith: (monthlyInvestment: number) => number,
  wording: Wording,
): readonly Callout[] {
  const { advice } = wording.childGoal;
  const { monthlyInvestment, currency } = plan;
  const target = targetOf(plan);
  const uncovered = uncoveredWith(monthlyInvestment);
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
  const callout = (text: string, tone = chanceTone(chance, target)): readonly Callout[] => [
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
  if (uncovered > 0 || uncoveredWith(required) > 0) return callout(advice.later(texts), "neutral");
  if (required > planned) return callout(advice.increased(texts));
  // The tone is that of the advised amount, an even chance, and not of the current plan.
  const [now, then] = [chanceInWords(chance, wording), chanceInWords(EVEN_CHANCE, wording)];
  const adjusted = now === then ? advice.adjustedAlike(texts) : advice.adjusted({ ...texts, chance: now });
  return callout(required === 0 ? advice.savingsAlone : adjusted, chanceTone(EVEN_CHANCE, target));
}
