import { LATEST_WORK_PERMIT_AGE } from "#shared/domain/working-age.ts";
import { currentMonthlyInvestment } from "./contribution.ts";
import type { PensionPlan } from "./schemas.ts";

/**
 * Returns the most years by which advice may delay retirement: until work permits end. Returns 0 if retirement is now,
 * or without salary and investment: nobody would pay for the years until then, and the model assumes that they cost
 * nothing.
 */
export function yearsToRetireLater(plan: PensionPlan): number {
  const isRetired = plan.age === plan.retirementAge;
  const earnsNothing = plan.monthlySalary === 0 && currentMonthlyInvestment(plan) === 0;
  return isRetired || earnsNothing ? 0 : Math.max(0, LATEST_WORK_PERMIT_AGE - plan.retirementAge);
}
