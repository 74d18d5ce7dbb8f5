import * as validators from "#shared/contract/generated/validators.js";
import { type Validated, validateWith } from "#shared/contract/validation.ts";
import { type EndedEmployment, GRATUITY_LEAST_YEARS, gratuity } from "#shared/domain/gratuity.ts";
import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
import { schemeContributions } from "#shared/domain/savings-scheme.ts";
import type { EndOfServiceRequest, EndOfServiceResult } from "./end-of-service-schemas.ts";

export function validateEndOfServiceRequest(input: unknown): Validated<EndOfServiceRequest> {
  return validateWith(validators.EndOfServiceRequest, input);
}

/** Returns what is due if an employment ends today, and what a savings scheme would have got in its place. */
export function endOfServiceToday({
  monthlySalary,
  basicSalaryPercentage,
  yearsOfService,
  currency,
}: EndOfServiceRequest): EndOfServiceResult {
  const basicShare = basicSalaryPercentage / 100;
  const employment = { monthlySalary, basicShare, yearsOfService };
  const gratuityByLaw = statutoryGratuity({ ...employment, applyLimit: true });
  const gratuityWithoutCap = statutoryGratuity({ ...employment, applyLimit: false });
  return {
    currency,
    gratuityByLaw,
    gratuityWithoutCap,
    isCapped: gratuityByLaw < gratuityWithoutCap,
    paidIntoScheme: schemePayments(employment),
  };
}

function statutoryGratuity(employment: EndedEmployment): number {
  return employment.yearsOfService < GRATUITY_LEAST_YEARS ? 0 : gratuity(employment);
}

/** Twelve times a fraction of a year misses whole months by rounding. */
const MONTH_ALLOWANCE = 1e-9;

function schemePayments({
  yearsOfService,
  ...employment
}: Pick<EndedEmployment, "monthlySalary" | "basicShare" | "yearsOfService">): number {
  const months = Math.floor(MONTHS_PER_YEAR * yearsOfService + MONTH_ALLOWANCE);
  const payments = schemeContributions({
    ...employment,
    salaryIncreaseRate: 0,
    yearsOfService: 0,
    yearsToRetirement: Math.ceil(yearsOfService),
  });
  return payments.slice(0, months).reduce((sum, payment) => sum + payment, 0);
}
