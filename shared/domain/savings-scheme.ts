import { EOSB_FIRST_YEARS } from "./end-of-service-benefit.ts";
import { MONTHS_PER_YEAR } from "./plan-month.ts";

/**
 * What the employer pays into the end-of-service savings scheme each month, as a fraction of the month's basic wage: the
 * first rate while service is below five years, the second from then on. Source: Cabinet Resolution 96 of 2023 on the
 * alternative end-of-service benefits system, mandatory subscription. Date: November 2026.
 */
export const SCHEME_RATE_FIRST_YEARS = 0.0583;
export const SCHEME_RATE_LATER_YEARS = 0.0833;

interface SchemeMember {
  /** Today's monthly salary, in any currency; the contributions are in the same. */
  readonly monthlySalary: number;
  /** Yearly increase of the salary as a fraction. */
  readonly salaryIncreaseRate: number;
  /** The basic wage as a fraction of the salary. */
  readonly basicShare: number;
  /** Years served with the employer until today, before the scheme too. */
  readonly yearsOfService: number;
  /** Whole years from today until retirement. */
  readonly yearsToRetirement: number;
}

/** What is paid into the scheme in each month from today until retirement. */
export function schemeContributions(member: SchemeMember): number[] {
  const { monthlySalary, salaryIncreaseRate, basicShare, yearsOfService, yearsToRetirement } = member;
  return Array.from({ length: MONTHS_PER_YEAR * yearsToRetirement }, (_, timeStep) => {
    const salary = monthlySalary * (1 + salaryIncreaseRate) ** Math.floor(timeStep / MONTHS_PER_YEAR);
    const isLater = MONTHS_PER_YEAR * yearsOfService + timeStep >= MONTHS_PER_YEAR * EOSB_FIRST_YEARS;
    return basicShare * salary * (isLater ? SCHEME_RATE_LATER_YEARS : SCHEME_RATE_FIRST_YEARS);
  });
}
