import { LIFESTYLES } from "#shared/domain/lifestyles.ts";
import {
  ANNUAL_LIVING_COST_LIMITS,
  MONTHLY_INVESTMENT_LIMITS,
  PENSION_LIMITS,
} from "#shared/domain/limits.ts";
import { chanceTone } from "#shared/report/chance.ts";
import { formatMoney, formatPercent, formatRate } from "#shared/report/format.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { currentMonthlyInvestment, risesWithSalary, shareOfSalary } from "./contribution.ts";
import type { PensionPlan, RetirementResult } from "./schemas.ts";

/**
 * Advice where more has to be invested than the plan does, unless the form does not take so much; a remark where the
 * plan does more, and nothing where both are equal as they are shown, rounded up. Source: specification section 4.
 */
export function pensionAdvice(
  plan: PensionPlan,
  { requiredMonthlyInvestment, chanceToReachLifestyleGoal: chance }: RetirementResult,
  wording: Wording,
): readonly Block<"callout">[] {
  const { advice } = wording.pension;
  const callout = (text: string, tone = chanceTone(chance)): readonly Block<"callout">[] => [
    { kind: "callout", tone, text },
  ];
  if (requiredMonthlyInvestment === null) return callout(advice.tooLate, "neutral");
  const required = Math.ceil(requiredMonthlyInvestment);
  const planned = Math.ceil(currentMonthlyInvestment(plan));
  if (required === planned) return [];
  if (required < planned) return callout(advice.enough);

  const amount = formatMoney(required, plan.currency, wording);
  const { maximum } = MONTHLY_INVESTMENT_LIMITS[plan.currency];
  if (required > maximum && !risesWithSalary(plan)) {
    const limit = formatMoney(maximum, plan.currency, wording);
    return callout(
      advice.beyondLimit({ required: amount, limit, ways: waysOf(plan, advice).join(wording.listSeparator) }),
    );
  }
  if (!risesWithSalary(plan)) {
    return callout(
      (plan.isSalaryBasedContribution ? advice.noSalary : advice.increase)({ required: amount }),
    );
  }
  const share = shareOfSalary(required, plan.monthlySalary);
  const texts = { required: amount, share: formatPercent(share, 1) };
  const { maximum: maximumShare } = PENSION_LIMITS.investmentPercentageOfSalary;
  if (share <= maximumShare) return callout(advice.increaseWithShare(texts));
  const isAffordable = share <= 100 && required <= maximum;
  const ways = [...(isAffordable ? [advice.ways.fixedAmount] : []), ...waysOf(plan, advice)];
  return callout(
    advice.beyondShare({
      ...texts,
      limit: formatRate(maximumShare / 100),
      ways: ways.join(wording.listSeparator),
    }),
  );
}

/** Other ways to change the answer that are open to the plan: nobody can retire later than the form takes. */
function waysOf(plan: PensionPlan, { ways }: Wording["pension"]["advice"]): readonly string[] {
  return [
    ...(plan.retirementAge < PENSION_LIMITS.retirementAge.maximum ? [ways.later] : []),
    ...lessSpending(plan, ways),
    ways.savings,
  ];
}

/** Nobody can live more simply than by the simplest lifestyle, or the smallest budget that the form takes. */
function lessSpending(
  { annualLivingCost, lifestyle }: PensionPlan,
  ways: Wording["pension"]["advice"]["ways"],
): readonly string[] {
  if (annualLivingCost === undefined) return lifestyle !== LIFESTYLES[0] ? [ways.simpler] : [];
  return annualLivingCost > ANNUAL_LIVING_COST_LIMITS.minimum ? [ways.spendLess] : [];
}
