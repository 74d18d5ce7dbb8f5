import type { ChildGoalPlan } from "#shared/contract/schemas/child-goal.ts";
import type { GoalResult } from "#shared/contract/schemas/results.ts";
import { fill } from "#shared/wording/fill.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { formatMoney } from "./format.ts";
import type { Block } from "./report-document.ts";

/**
 * An increased amount where the plan invests too little, an adjusted one where it invests more than it has to; where
 * both are equal as they are shown, rounded up, a remark stands in the place of advice. Source: specification section 4.
 */
export function childGoalAdvice(
  { monthlyInvestment, currency }: Pick<ChildGoalPlan, "monthlyInvestment" | "currency">,
  { requiredMonthlyInvestment }: GoalResult,
  { childGoal: { advice } }: Wording,
): Block<"callout"> {
  if (requiredMonthlyInvestment === null) return { kind: "callout", tone: "neutral", text: advice.none };
  const required = Math.ceil(requiredMonthlyInvestment);
  const planned = Math.ceil(monthlyInvestment);
  const texts = { required: formatMoney(required, currency) };
  if (required === planned) return { kind: "callout", tone: "good", text: fill(advice.equal, texts) };
  return required > planned
    ? { kind: "callout", tone: "advice", text: fill(advice.increased, texts) }
    : { kind: "callout", tone: "good", text: fill(advice.adjusted, texts) };
}
