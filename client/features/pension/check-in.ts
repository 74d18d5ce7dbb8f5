import { calculateWith } from "#client/api/calculations.ts";
import type { CheckInRules } from "#client/results/form-definition.ts";
import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
import { CHECK_IN_CALCULATION } from "#shared/pension/check-in.ts";
import { currentMonthlyInvestment } from "#shared/pension/plan-values.ts";
import type { PensionPlan } from "#shared/pension/schemas.ts";

const askCheckIn = calculateWith(CHECK_IN_CALCULATION);

/** How a pension is compared with what was saved since: until it retires. */
export const PENSION_CHECK_IN: CheckInRules<PensionPlan> = {
  // Of a plan that holds nothing, there is nothing to say.
  isAsked: (plan, months) =>
    months <= MONTHS_PER_YEAR * (plan.retirementAge - plan.age) &&
    (plan.currentAdditional > 0 || currentMonthlyInvestment(plan) > 0),
  ask: async (plan, months, saved, signal) =>
    (await askCheckIn({ plan, months, saved }, signal)).shareWithLess,
};
