import type { PensionPlan } from "#shared/contract/schemas/pension.ts";
import type { RetirementResult } from "#shared/contract/schemas/results.ts";
import { fill } from "#shared/wording/fill.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { formatMoney, formatPercent } from "./format.ts";
import { currentMonthlyInvestment } from "./pension-contribution.ts";
import type { Block } from "./report-document.ts";

/**
 * Advice where more has to be invested than the plan does; otherwise the plain remark that nothing has to be done.
 * Amounts are compared as they are shown, rounded up. Source: specification section 4.
 */
export function pensionAdvice(
  plan: PensionPlan,
  { requiredMonthlyInvestment: required }: RetirementResult,
  { pension: { advice } }: Wording,
): Block<"callout"> {
  if (required === null) return { kind: "callout", tone: "neutral", text: advice.tooLate };
  if (Math.ceil(required) <= Math.ceil(currentMonthlyInvestment(plan))) {
    return { kind: "callout", tone: "good", text: advice.enough };
  }
  const amount = formatMoney(required, plan.currency, "up");
  const text =
    plan.isSalaryBasedContribution && plan.monthlySalary > 0
      ? fill(advice.increaseWithShare, {
          required: amount,
          share: formatPercent(shareOfSalary(required, plan.monthlySalary), 1),
        })
      : fill(advice.increase, { required: amount });
  return { kind: "callout", tone: "advice", text };
}

/** In percent, rounded up to the decimal that is shown, as the amount is. */
function shareOfSalary(amount: number, monthlySalary: number): number {
  return Math.ceil((amount / monthlySalary) * 1000) / 10;
}
