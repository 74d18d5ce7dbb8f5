/** Value of the end-of-service benefit at retirement in a plan without volatility: formulas, no months of service. */
import type { PensionPlan } from "#shared/pension/schemas.ts";
import type { Assumptions } from "./assumptions.ts";
import { certainMonthlyGrowth, paymentsAtStart } from "./closed-forms.ts";
import { benefitYearByYear, pensionEquityShare } from "./pension.ts";

/** In the money of that year, plan currency. */
export function certainEndOfService(plan: PensionPlan, assumptions: Assumptions): number {
  if (plan.endOfService === "SavingsScheme") {
    return frozen(plan, assumptions) + schemeContributions(plan, assumptions);
  }
  return plan.yearsPerEmployer === undefined
    ? benefitYearByYear(plan)
    : gratuities(plan, plan.yearsPerEmployer, assumptions);
}

const basicShare = ({ basicSalaryPercentage = 100 }: PensionPlan) => basicSalaryPercentage / 100;

/** `m(x)` of the design: basic wages of a month for years of service. */
const wages = (years: number) => 0.7 * Math.min(years, 5) + Math.max(years - 5, 0);

/** Years until the employer of today is left, where retirement does not come first. */
function yearsHere({ yearsPerEmployer, retirementAge, age }: PensionPlan): number {
  return Math.min(yearsPerEmployer ?? Number.POSITIVE_INFINITY, retirementAge - age);
}

/** Paid by the employer of today at the end of that service, and invested with the plan's savings until retirement. */
function frozen(plan: PensionPlan, assumptions: Assumptions): number {
  const paid = plan.monthlySalary * Math.min(24, basicShare(plan) * wages(plan.yearsOfService));
  let value = paid;
  for (let year = yearsHere(plan); year < plan.retirementAge - plan.age; year++) {
    value *= certainMonthlyGrowth(assumptions, pensionEquityShare(plan, assumptions, 12 * year)) ** 12;
  }
  return value;
}

/** Year by year, each of at most two annuities: months before the sixth year of service, and months from then on. */
function schemeContributions(plan: PensionPlan, assumptions: Assumptions): number {
  const { schemeFund = "Balanced", schemeFeePercentage = 1 } = plan;
  const growth =
    certainMonthlyGrowth(assumptions, assumptions.equityShare[schemeFund]) - schemeFeePercentage / 1200;
  const years = plan.retirementAge - plan.age;
  let value = 0;
  for (let year = 0; year < years; year++) {
    const here = yearsHere(plan);
    const served = year < here ? plan.yearsOfService + year : (year - here) % (plan.yearsPerEmployer ?? 1);
    const monthsToFive = Math.ceil(60 - 12 * served);
    const first = Math.min(12, Math.max(0, monthsToFive));
    const later = 12 - first;
    const basic = basicShare(plan) * plan.monthlySalary * (1 + plan.salaryIncreasePercentage / 100) ** year;
    value =
      value * growth ** 12 +
      basic * 0.0583 * paymentsAtStart(first, growth) * growth ** later +
      basic * 0.0833 * paymentsAtStart(later, growth);
  }
  return value;
}

function gratuities(plan: PensionPlan, yearsPerEmployer: number, assumptions: Assumptions): number {
  const years = plan.retirementAge - plan.age;
  const growthOfYear = (year: number) =>
    certainMonthlyGrowth(assumptions, pensionEquityShare(plan, assumptions, 12 * year)) ** 12;
  const lastStart = years === 0 ? 0 : yearsPerEmployer * (Math.ceil(years / yearsPerEmployer) - 1);
  let value = 0;
  for (let start = 0; start <= lastStart; start += yearsPerEmployer) {
    const end = Math.min(start + yearsPerEmployer, years);
    const tenure = end - start + (start === 0 ? plan.yearsOfService : 0);
    const salary = plan.monthlySalary * (1 + plan.salaryIncreasePercentage / 100) ** end;
    const earned = basicShare(plan) * wages(tenure);
    const paid = salary * (plan.applyEosbLimit ? Math.min(earned, 24) : earned);
    if (end < years && plan.benefitUse === "Spent") continue;
    let growth = 1;
    for (let year = end; year < years; year++) growth *= growthOfYear(year);
    value += paid * growth;
  }
  return value;
}
