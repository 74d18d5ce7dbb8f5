import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";

/**
 * What monthly contributions come to from the first month to `lastTimeStep`, that month's included, each in the money of
 * its time.
 * @param monthly today's contribution, in any currency
 * @param yearlyIncrease after every plan year, as a fraction
 */
export function paidInAll(monthly: number, yearlyIncrease: number, lastTimeStep: number): number {
  let sum = 0;
  for (let t = 0; t <= lastTimeStep; t++) {
    sum += monthly * (1 + yearlyIncrease) ** Math.floor(t / MONTHS_PER_YEAR);
  }
  return sum;
}
