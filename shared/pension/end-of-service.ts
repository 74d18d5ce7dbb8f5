import { endOfServiceBenefit } from "#shared/domain/end-of-service-benefit.ts";
import { employmentEnds, gratuity } from "#shared/domain/gratuity.ts";
import type { Fund } from "#shared/domain/risk-strategies.ts";
import { schemeContributions } from "#shared/domain/savings-scheme.ts";
import { planOptions } from "./plan-values.ts";
import type { PensionPlan } from "./schemas.ts";

/** End-of-service payments of a plan's employers, in the plan's currency. */
export interface EndOfServicePayments {
  /** Paid at retirement: the benefit or, with a scheme and one employer, the gratuity frozen when the scheme began. */
  readonly atRetirement: number;
  /** Paid by employers before the last one, as far as it is invested. */
  readonly earlier: readonly EarlierBenefit[];
  readonly scheme?: Scheme;
}

/** The payment of an employer whom the visitor leaves before retirement. */
interface EarlierBenefit {
  /** Whole years from today. */
  readonly planYear: number;
  readonly amount: number;
}

interface Scheme {
  readonly fund: Fund;
  /** Yearly fee as a fraction. */
  readonly annualFee: number;
  /** Paid in each month from today until retirement. */
  readonly contributions: number[];
}

/** Returns all end-of-service payments of a plan. Source: design of the financial model (docs/model.md). */
export function endOfServicePayments(plan: PensionPlan): EndOfServicePayments {
  const options = planOptions(plan);
  const yearsPerEmployer = yearsUntilEmployersChange(plan);
  if (options.endOfService === "SavingsScheme") {
    const { schemeFund: fund, schemeFeePercentage } = options;
    const scheme = {
      fund,
      annualFee: schemeFeePercentage / 100,
      contributions: schemeContributions({ ...employmentOf(plan), yearsPerEmployer }),
    };
    // The current employer pays it when that service ends.
    const amount = frozenGratuity(plan);
    return yearsPerEmployer === undefined
      ? { atRetirement: amount, earlier: [], scheme }
      : { atRetirement: 0, earlier: [{ planYear: yearsPerEmployer, amount }], scheme };
  }
  if (yearsPerEmployer === undefined) return { atRetirement: specifiedBenefit(plan), earlier: [] };
  const { earlier, atRetirement } = benefitsOfEmployers(plan, yearsPerEmployer);
  return { atRetirement, earlier: options.benefitUse === "Invested" ? earlier : [] };
}

/**
 * Returns the years between changes of employer; undefined if retirement comes first.
 * @example yearsUntilEmployersChange({ yearsPerEmployer: 5, age: 30, retirementAge: 60 }) // 5
 */
export function yearsUntilEmployersChange({
  yearsPerEmployer,
  retirementAge,
  age,
}: Pick<PensionPlan, "yearsPerEmployer" | "retirementAge" | "age">): number | undefined {
  return yearsPerEmployer !== undefined && yearsPerEmployer < retirementAge - age
    ? yearsPerEmployer
    : undefined;
}

/** Returns the specification's benefit, paid at retirement by an employer with whom the visitor stays. */
export function specifiedBenefit(plan: PensionPlan): number {
  return endOfServiceBenefit({ ...employmentOf(plan), applyLimit: plan.applyEosbLimit });
}

/** Returns the payment of each employer, invested or not, for regular changes of employer. */
export function benefitsOfEmployers(
  plan: PensionPlan,
  yearsPerEmployer: number,
): Pick<EndOfServicePayments, "atRetirement" | "earlier"> {
  const { yearsOfService, yearsToRetirement } = employmentOf(plan);
  const benefits = employmentEnds(yearsPerEmployer, yearsOfService, yearsToRetirement).map((end) => ({
    planYear: end.planYear,
    amount: gratuityAfter(plan, end.planYear, end.yearsOfService, plan.applyEosbLimit),
  }));
  return { earlier: benefits.slice(0, -1), atRetirement: benefits.at(-1)?.amount ?? 0 };
}

/** Returns the gratuity for the service until today, frozen when a savings scheme replaces it. */
export function frozenGratuity(plan: PensionPlan): number {
  return gratuityAfter(plan, 0, plan.yearsOfService, true);
}

/** Returns the statutory gratuity, paid at retirement by an employer with whom the visitor stays. */
export function statutoryGratuity(plan: PensionPlan): number {
  const { yearsOfService, yearsToRetirement } = employmentOf(plan);
  return gratuityAfter(plan, yearsToRetirement, yearsOfService + yearsToRetirement, true);
}

function gratuityAfter(
  plan: PensionPlan,
  planYear: number,
  yearsOfService: number,
  applyLimit: boolean,
): number {
  const { monthlySalary, salaryIncreaseRate, basicShare } = employmentOf(plan);
  return gratuity({
    monthlySalary: monthlySalary * (1 + salaryIncreaseRate) ** planYear,
    basicShare,
    yearsOfService,
    applyLimit,
  });
}

function employmentOf(plan: PensionPlan) {
  const { monthlySalary, salaryIncreasePercentage, yearsOfService, retirementAge, age } = plan;
  return {
    monthlySalary,
    salaryIncreaseRate: salaryIncreasePercentage / 100,
    yearsOfService,
    yearsToRetirement: retirementAge - age,
    basicShare: planOptions(plan).basicSalaryPercentage / 100,
  };
}
