import { EOSB_FIRST_YEARS } from "./end-of-service-benefit.ts";
import { MONTHS_PER_YEAR } from "./plan-month.ts";

/**
 * The employer's monthly contribution to the end-of-service savings scheme, as a fraction of the month's basic wage:
 * the first rate for less than five years of service, the second from then on. Source and date: docs/facts.md.
 */
export const SCHEME_RATE_FIRST_YEARS = 0.0583;
export const SCHEME_RATE_LATER_YEARS = 0.0833;

interface SchemeMember {
  /** Today's monthly salary, in any currency; the contributions are in the same currency. */
  readonly monthlySalary: number;
  /** Yearly increase of the salary as a fraction. */
  readonly salaryIncreaseRate: number;
  /** The basic wage as a fraction of the salary. */
  readonly basicShare: number;
  /** Years served with the employer until today, including those before the scheme. */
  readonly yearsOfService: number;
  /** Whole years from today until retirement. */
  readonly yearsToRetirement: number;
  /** Whole years between changes of employer, from today on; default: never. */
  readonly yearsPerEmployer?: number | undefined;
}

/** Returns the contribution in each month until retirement. With a new employer the years of service start again. */
export function schemeContributions(member: SchemeMember): number[] {
  const { monthlySalary, salaryIncreaseRate, basicShare, yearsToRetirement } = member;
  return Array.from({ length: MONTHS_PER_YEAR * yearsToRetirement }, (_, timeStep) => {
    const salary = monthlySalary * (1 + salaryIncreaseRate) ** Math.floor(timeStep / MONTHS_PER_YEAR);
    const isLater = monthsOfService(member, timeStep) >= MONTHS_PER_YEAR * EOSB_FIRST_YEARS;
    return basicShare * salary * (isLater ? SCHEME_RATE_LATER_YEARS : SCHEME_RATE_FIRST_YEARS);
  });
}

/** Returns the months served until a time step with the employer of that time. */
function monthsOfService({ yearsOfService, yearsPerEmployer }: SchemeMember, timeStep: number): number {
  if (yearsPerEmployer === undefined || timeStep < MONTHS_PER_YEAR * yearsPerEmployer) {
    return MONTHS_PER_YEAR * yearsOfService + timeStep;
  }
  return timeStep % (MONTHS_PER_YEAR * yearsPerEmployer);
}
