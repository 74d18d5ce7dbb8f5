import type { PensionPlan } from "#shared/contract/schemas/pension.ts";
import type { RetirementResult } from "#shared/contract/schemas/results.ts";
import { MONTHLY_INVESTMENT_LIMITS, PENSION_LIMITS } from "#shared/domain/limits.ts";
import { fill } from "#shared/wording/fill.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { chanceTone } from "./chance-tone.ts";
import { formatMoney, formatPercent, formatRate } from "./format.ts";
import { currentMonthlyInvestment } from "./pension-contribution.ts";
import type { Block } from "./report-document.ts";

/**
 * Advice where more has to be invested than the plan does, unless the form does not take so much; a remark where the
 * plan does more, and nothing where both are equal as they are shown, rounded up. Source: specification section 4.
 */
export function pensionAdvice(
  plan: PensionPlan,
  { requiredMonthlyInvestment, chanceToReachLifestyleGoal: chance }: RetirementResult,
  { pension: { advice } }: Wording,
): readonly Block<"callout">[] {
  const callout = (text: string, tone = chanceTone(chance)): readonly Block<"callout">[] => [
    { kind: "callout", tone, text },
  ];
  if (requiredMonthlyInvestment === null) return callout(advice.tooLate, "neutral");
  const required = Math.ceil(requiredMonthlyInvestment);
  const planned = Math.ceil(currentMonthlyInvestment(plan));
  if (required === planned) return [];
  if (required < planned) return callout(advice.enough);

  const amount = formatMoney(required, plan.currency);
  const isShare = plan.isSalaryBasedContribution && plan.monthlySalary > 0;
  const share = shareOfSalary(required, plan.monthlySalary);
  const { maximum } = MONTHLY_INVESTMENT_LIMITS[plan.currency];
  const { maximum: maximumShare } = PENSION_LIMITS.investmentPercentageOfSalary;
  if (isShare ? share > maximumShare : required > maximum) {
    const limit = isShare
      ? fill(advice.shareOfSalary, { share: formatRate(maximumShare / 100) })
      : formatMoney(maximum, plan.currency);
    return callout(fill(advice.beyondLimit, { required: amount, limit }));
  }
  return callout(
    isShare
      ? fill(advice.increaseWithShare, { required: amount, share: formatPercent(share, 1) })
      : fill(advice.increase, { required: amount }),
  );
}

/** In percent, rounded up to the decimal that is shown, as the amount is. */
function shareOfSalary(amount: number, monthlySalary: number): number {
  return Math.ceil((amount / monthlySalary) * 1000) / 10;
}
