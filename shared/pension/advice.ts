import { targetOf } from "#shared/domain/insights.ts";
import { LIFESTYLES } from "#shared/domain/lifestyles.ts";
import {
  ANNUAL_LIVING_COST_LIMITS,
  MONTHLY_INVESTMENT_LIMITS,
  PENSION_LIMITS,
} from "#shared/domain/limits.ts";
import { chanceTone } from "#shared/report/chance-texts.ts";
import { formatMoney, formatPercent, formatRate, oneOf } from "#shared/report/format.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import {
  currentMonthlyInvestment,
  risesWithSalary,
  shareOfSalary,
  yearsToRetireLater,
} from "./plan-values.ts";
import type { PensionPlan, RetirementResult } from "./schemas.ts";

/**
 * Returns advice if the plan invests too little, a remark if it invests more than required, and nothing if both amounts
 * are equal as shown, rounded up. Source: specification section 4.
 */
export function pensionAdvice(
  plan: PensionPlan,
  { requiredMonthlyInvestment, chanceToReachLifestyleGoal: chance }: RetirementResult,
  wording: Wording,
): readonly Block<"callout">[] {
  const { advice } = wording.pension;
  const callout = (text: string, tone = chanceTone(chance, targetOf(plan))): readonly Block<"callout">[] => [
    { kind: "callout", tone, text },
  ];
  if (requiredMonthlyInvestment === null) return callout(advice.tooLate, "neutral");
  const required = Math.ceil(requiredMonthlyInvestment);
  const planned = Math.ceil(currentMonthlyInvestment(plan));
  if (required === planned) return [];
  if (required < planned) return callout(advice.enough);

  const amount = formatMoney(required, plan.currency, wording);
  const { maximum } = MONTHLY_INVESTMENT_LIMITS[plan.currency];
  // The limit is the same as in the levels of certainty.
  if (required > maximum) {
    const limit = formatMoney(maximum, plan.currency, wording);
    return callout(
      advice.beyondLimit({ required: amount, limit, ways: oneOf(waysOf(plan, advice), wording) }),
    );
  }
  if (plan.monthlySalary === 0) {
    return callout(
      (plan.isSalaryBasedContribution ? advice.noSalary : advice.increase)({ required: amount }),
    );
  }
  const share = shareOfSalary(required, plan.monthlySalary);
  const ways = oneOf(waysOf(plan, advice), wording);
  if (share > 100) return callout(advice.beyondSalary({ required: amount, ways }));
  const texts = { required: amount, share: formatPercent(share, 1) };
  const { maximum: maximumShare } = PENSION_LIMITS.investmentPercentageOfSalary;
  if (risesWithSalary(plan) && share > maximumShare) {
    return callout(advice.beyondShare({ ...texts, limit: formatRate(maximumShare / 100), ways }));
  }
  return callout(advice.increaseWithShare(texts));
}

/** Returns the other ways to improve the answer that are open to the plan. */
function waysOf(plan: PensionPlan, { ways }: Wording["pension"]["advice"]): readonly string[] {
  return [...(yearsToRetireLater(plan) > 0 ? [ways.later] : []), ...lessSpending(plan, ways), ways.savings];
}

/** Returns the option to spend less, unless the form accepts no simpler lifestyle or smaller budget. */
function lessSpending(
  { annualLivingCost, lifestyle }: PensionPlan,
  ways: Wording["pension"]["advice"]["ways"],
): readonly string[] {
  if (annualLivingCost === undefined) return lifestyle !== LIFESTYLES[0] ? [ways.simpler] : [];
  return annualLivingCost > ANNUAL_LIVING_COST_LIMITS.minimum ? [ways.spendLess] : [];
}
