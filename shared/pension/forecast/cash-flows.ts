import { COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import { toUsd } from "#shared/domain/currencies.ts";
import { type EndOfServicePayments, endOfServicePayments } from "../end-of-service.ts";
import { currentMonthlyInvestment, livingCostUsd, planOptions, risesWithSalary } from "../plan-values.ts";
import type { PensionPlan } from "../schemas.ts";
import type { PensionCashFlows } from "./accounts.ts";

/** Returns the cash flows of a plan. */
export function pensionCashFlows(
  plan: PensionPlan,
  { atRetirement, earlier, scheme }: EndOfServicePayments = endOfServicePayments(plan),
): PensionCashFlows {
  const usd = (amount: number): number => toUsd(amount, plan.currency);
  const { inflationRate } = COUNTRY_REFERENCES[plan.country];
  const { otherIncome, otherIncomeAge, otherIncomeRises: isRising } = planOptions(plan);
  return {
    ageYears: plan.age,
    retirementAgeYears: plan.retirementAge,
    risk: plan.risk,
    currentSavingsUsd: usd(plan.currentAdditional),
    contribution: {
      monthlyUsd: usd(currentMonthlyInvestment(plan)),
      yearlyIncrease: risesWithSalary(plan) ? plan.salaryIncreasePercentage / 100 : inflationRate,
    },
    endOfServiceBenefitUsd: usd(atRetirement),
    earlierBenefits: earlier.map(({ planYear, amount }) => ({ planYear, amountUsd: usd(amount) })),
    ...(scheme && {
      savingsScheme: {
        fund: scheme.fund,
        annualFee: scheme.annualFee,
        contributionsUsd: scheme.contributions.map(usd),
      },
    }),
    additionalSavingsUsd: usd(plan.expectedAdditional),
    livingCostUsd: livingCostUsd(plan),
    ...(otherIncome > 0 && {
      otherIncome: { annualUsd: usd(otherIncome), fromAgeYears: otherIncomeAge, isRising },
    }),
    inflationRate,
  };
}
