import { EOSB_FIRST_YEARS } from "./end-of-service-benefit.ts";

/**
 * The gratuity that the law grants for each year of service, in monthly basic wages, and its limit in monthly wages.
 * Source and date: docs/facts.md.
 */
export const GRATUITY_MONTHS_FIRST_YEARS = 0.7;
export const GRATUITY_MONTHS_LATER_YEARS = 1;
export const GRATUITY_LIMIT_MONTHS = 24;
/** The least service for which the law grants any. Unit: years. Source and date: docs/facts.md. */
export const GRATUITY_LEAST_YEARS = 1;

/** An employment at its end, or as of today. */
export interface EndedEmployment {
  /** Salary at its end, in any currency; the gratuity is in the same currency. */
  readonly monthlySalary: number;
  /** The basic wage as a fraction of the salary; the cap is based on the whole salary, as the law is commonly read. */
  readonly basicShare: number;
  readonly yearsOfService: number;
  /** True if it is capped at two years' salary. */
  readonly applyLimit: boolean;
}

/** Returns the statutory gratuity at the end of an employment. */
export function gratuity({ monthlySalary, basicShare, yearsOfService, applyLimit }: EndedEmployment): number {
  const months =
    basicShare *
    (GRATUITY_MONTHS_FIRST_YEARS * Math.min(yearsOfService, EOSB_FIRST_YEARS) +
      GRATUITY_MONTHS_LATER_YEARS * Math.max(yearsOfService - EOSB_FIRST_YEARS, 0));
  return monthlySalary * (applyLimit ? Math.min(months, GRATUITY_LIMIT_MONTHS) : months);
}

/** An employment that ends after whole years of the plan. */
interface EmploymentEnd {
  /** Years from today. */
  readonly planYear: number;
  /** Years served with that employer by then, including those before today. */
  readonly yearsOfService: number;
}

/**
 * Returns the ends of all employments: one every `yearsPerEmployer` years from today, and the last at retirement.
 * All years are whole, and an employment takes at least 1.
 */
export function employmentEnds(
  yearsPerEmployer: number,
  yearsOfService: number,
  yearsToRetirement: number,
): readonly EmploymentEnd[] {
  const count = Math.max(1, Math.ceil(yearsToRetirement / yearsPerEmployer));
  return Array.from({ length: count }, (_, index) => {
    const start = index * yearsPerEmployer;
    const planYear = Math.min(start + yearsPerEmployer, yearsToRetirement);
    return { planYear, yearsOfService: planYear - start + (index === 0 ? yearsOfService : 0) };
  });
}
