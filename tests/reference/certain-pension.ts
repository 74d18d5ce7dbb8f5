import type { PensionPlan } from "#shared/pension/schemas.ts";
import { type Assumptions, INFLATION } from "./assumptions.ts";
import { certainEndOfService } from "./certain-end-of-service.ts";
import { certainMonthlyGrowth, futureValueOfSpending, yearOfPaymentsAtStart } from "./closed-forms.ts";
import { annualLivingCost, pensionEquityShare } from "./pension.ts";

/** What is certain about a pension without volatility. Amounts in the plan's currency. */
export interface CertainPension {
  readonly valueAtRetirement: number;
  readonly valueAtHorizon: number;
  readonly spendingAbility: number;
  readonly requiredMonthlyInvestment: number | null;
}

/** A pension without volatility, year by year where the glide path moves, by annuity formulas elsewhere. */
export function certainPension(plan: PensionPlan, assumptions: Assumptions): CertainPension {
  const years = plan.retirementAge - plan.age;
  const yearsRetired = 80 - plan.retirementAge;
  const inflation = INFLATION[plan.country];
  const increase = plan.isSalaryBasedContribution ? plan.salaryIncreasePercentage / 100 : inflation;
  const contribution = plan.isSalaryBasedContribution
    ? (plan.monthlySalary * plan.investmentPercentageOfSalary) / 100
    : plan.monthlyInvestment;
  let savings = plan.currentAdditional;
  let unitContributions = 0;
  for (let year = 0; year < years; year++) {
    const growth = certainMonthlyGrowth(assumptions, pensionEquityShare(plan, assumptions, 12 * year));
    savings *= growth ** 12;
    unitContributions =
      unitContributions * growth ** 12 + (1 + increase) ** year * yearOfPaymentsAtStart(growth);
  }
  const arriving = certainEndOfService(plan, assumptions) + plan.expectedAdditional;
  const valueAtRetirement = savings + contribution * unitContributions + arriving;

  const retired = certainMonthlyGrowth(assumptions, assumptions.equityShare.Conservative);
  const growthRetired = retired ** (12 * yearsRetired);
  const livingCost = annualLivingCost(plan);
  const spent = futureValueOfSpending(
    (livingCost / 12) * (1 + inflation) ** years,
    inflation,
    yearsRetired,
    retired,
  );
  const incomeAge = Math.max(plan.otherIncomeAge ?? 65, plan.retirementAge);
  const received = futureValueOfSpending(
    ((plan.otherIncome ?? 0) / 12) * (1 + inflation) ** (incomeAge - plan.age),
    inflation,
    80 - incomeAge,
    retired,
  );
  return {
    valueAtRetirement,
    valueAtHorizon: valueAtRetirement * growthRetired + received - spent,
    spendingAbility: (livingCost * (valueAtRetirement * growthRetired + received)) / spent,
    requiredMonthlyInvestment:
      years === 0
        ? null
        : Math.max(0, ((spent - received) / growthRetired - savings - arriving) / unitContributions),
  };
}
