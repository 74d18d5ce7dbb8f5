import { MONTHS_PER_YEAR } from "./plan-month.ts";

/**
 * End-of-service benefit for each year of service, as a fraction of the final annual salary. The first rate is the
 * specification's own, a little above the law's. Source and date: docs/facts.md.
 */
export const EOSB_RATE_FIRST_YEARS = 0.0588;
export const EOSB_RATE_LATER_YEARS = 0.0833;
/** Years of service at the first rate. Unit: years. */
export const EOSB_FIRST_YEARS = 5;
/** The cap, if the employer applies one. Unit: final annual salaries. */
export const EOSB_LIMIT_ANNUAL_SALARIES = 2;

export interface Employment {
  /** Today's monthly salary, in any currency; the benefit is in the same currency. */
  readonly monthlySalary: number;
  /** Yearly increase of the salary as a fraction (0.03 is 3 %). */
  readonly salaryIncreaseRate: number;
  /** Years served with the employer until today. */
  readonly yearsOfService: number;
  /** Years from today until retirement. */
  readonly yearsToRetirement: number;
  /** True if the benefit is capped at two final annual salaries. */
  readonly applyLimit: boolean;
  /** The basic wage, on which the benefit is due, as a fraction of the salary; the cap is based on the whole salary. */
  readonly basicShare: number;
}

/** Returns the end-of-service benefit paid at retirement, based on the final salary, in the salary's currency. */
export function endOfServiceBenefit(employment: Employment): number {
  const { monthlySalary, salaryIncreaseRate, yearsOfService, yearsToRetirement, applyLimit, basicShare } =
    employment;
  const finalAnnualSalary = MONTHS_PER_YEAR * monthlySalary * (1 + salaryIncreaseRate) ** yearsToRetirement;
  const years = yearsOfService + yearsToRetirement;
  const salaries =
    basicShare *
    (EOSB_RATE_FIRST_YEARS * Math.min(years, EOSB_FIRST_YEARS) +
      EOSB_RATE_LATER_YEARS * Math.max(years - EOSB_FIRST_YEARS, 0));
  return finalAnnualSalary * (applyLimit ? Math.min(salaries, EOSB_LIMIT_ANNUAL_SALARIES) : salaries);
}
