import type { PensionPlan } from "#shared/pension/schemas.ts";
import { type Assumptions, INFLATION } from "./assumptions.ts";
import { certainEndOfService } from "./certain-end-of-service.ts";
import { certainMonthlyGrowth, futureValueOfSpending, yearOfPaymentsAtStart } from "./closed-forms.ts";
import { annualLivingCost, pensionEquityShare } from "./pension.ts";

/** Exact results of a pension without volatility. Amounts in the plan's currency. */
export interface CertainPension {
  readonly valueAtRetirement: number;
  readonly valueAtHorizon: number;
  /** The least of it ever left: at the horizon or, before other income that comes later, at its start. */
  readonly leastLeft: number;
  readonly spendingAbility: number;
  readonly requiredMonthlyInvestment: number | null;
}

/** A pension without volatility, year by year where the glide path moves, by annuity formulas elsewhere. */
export function certainPension(plan: PensionPlan, assumptions: Assumptions): CertainPension {
  const years = plan.retirementAge - plan.age;
  const inflation = INFLATION[plan.country];
  const risesWithSalary = plan.isSalaryBasedContribution && plan.monthlySalary > 0;
  const increase = risesWithSalary ? plan.salaryIncreasePercentage / 100 : inflation;
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
  const livingCost = annualLivingCost(plan);
  const futureOf = (annual: number, fromAge: number, untilAge: number, increase = inflation) =>
    futureValueOfSpending(
      (annual / 12) * (1 + inflation) ** (fromAge - plan.age),
      increase,
      Math.max(0, untilAge - fromAge),
      retired,
    );
  const incomeIncrease = plan.otherIncomeRises === false ? 0 : inflation;
  const incomeAge = Math.max(plan.otherIncomeAge ?? 65, plan.retirementAge);
  const comesLater = (plan.otherIncome ?? 0) > 0 && incomeAge > plan.retirementAge && incomeAge < 80;
  const moments = (comesLater ? [incomeAge, 80] : [80]).map((age) => ({
    growth: retired ** (12 * (age - plan.retirementAge)),
    spent: futureOf(livingCost, plan.retirementAge, age),
    received: futureOf(plan.otherIncome ?? 0, incomeAge, age, incomeIncrease),
  }));
  const left = moments.map(({ growth, spent, received }) => valueAtRetirement * growth + received - spent);
  const affordable = moments.map(
    ({ growth, spent, received }) => (livingCost * (valueAtRetirement * growth + received)) / spent,
  );
  const required = moments.map(
    ({ growth, spent, received }) => ((spent - received) / growth - savings - arriving) / unitContributions,
  );
  return {
    valueAtRetirement,
    valueAtHorizon: left.at(-1) ?? 0,
    leastLeft: Math.min(...left),
    spendingAbility: Math.min(...affordable),
    requiredMonthlyInvestment: years === 0 ? null : Math.max(0, ...required),
  };
}
