import { endOfServiceBenefit } from "#shared/domain/end-of-service-benefit.ts";
import { employmentEnds, gratuity } from "#shared/domain/gratuity.ts";
import type { Fund } from "#shared/domain/risk-strategies.ts";
import { schemeContributions } from "#shared/domain/savings-scheme.ts";
import { planOptions } from "./plan-options.ts";
import type { PensionPlan } from "./schemas.ts";

/** What the employers of a plan pay at the end of service, in the plan's currency. */
export interface EndOfServicePayments {
  /** Paid at retirement: the benefit or, with a scheme, the gratuity that was frozen when it took its place. */
  readonly atRetirement: number;
  /** By employers before the last one, as far as it is invested. */
  readonly earlier: readonly EarlierBenefit[];
  readonly scheme?: Scheme;
}

/** What an employer pays who is left before retirement. */
export interface EarlierBenefit {
  /** Whole years from today. */
  readonly planYear: number;
  readonly amount: number;
}

interface Scheme {
  readonly fund: Fund;
  /** As a fraction. */
  readonly annualFee: number;
  /** Paid in each month from today until retirement. */
  readonly contributions: number[];
}

/** What is paid at the end of service. Source: design of the financial model (docs/model.md). */
export function endOfServicePayments(plan: PensionPlan): EndOfServicePayments {
  const options = planOptions(plan);
  if (options.endOfService === "SavingsScheme") {
    const { schemeFund: fund, schemeFeePercentage } = options;
    const scheme = {
      fund,
      annualFee: schemeFeePercentage / 100,
      contributions: schemeContributions(employmentOf(plan)),
    };
    return { atRetirement: gratuityAfter(plan, 0, plan.yearsOfService, true), earlier: [], scheme };
  }
  const yearsPerEmployer = yearsUntilEmployersChange(plan);
  if (yearsPerEmployer === undefined) return { atRetirement: specifiedBenefit(plan), earlier: [] };
  const { earlier, atRetirement } = benefitsOfEmployers(plan, yearsPerEmployer);
  return { atRetirement, earlier: options.benefitUse === "Invested" ? earlier : [] };
}

/** After how many years the employer is changed, and again; undefined where retirement comes first. */
export function yearsUntilEmployersChange({
  yearsPerEmployer,
  retirementAge,
  age,
}: Pick<PensionPlan, "yearsPerEmployer" | "retirementAge" | "age">): number | undefined {
  return yearsPerEmployer !== undefined && yearsPerEmployer < retirementAge - age
    ? yearsPerEmployer
    : undefined;
}

/** The specification's benefit, paid at retirement by an employer with whom the visitor stays. */
export function specifiedBenefit(plan: PensionPlan): number {
  return endOfServiceBenefit({ ...employmentOf(plan), applyLimit: plan.applyEosbLimit });
}

/** What each employer pays, invested or not, where they are changed every so many years. */
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

/** The gratuity by the law, paid at retirement by an employer with whom the visitor stays. */
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
