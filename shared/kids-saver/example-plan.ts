import { CHILD_GOALS, KIDS_SAVER_GOALS } from "#shared/domain/child-goals.ts";
import { KIDS_SAVER_DEFAULTS } from "#shared/domain/defaults.ts";
import { PAYMENT_MONTH } from "#shared/domain/goal-timing.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { KidsSaverPlan } from "./schemas.ts";

/** Start month of the worked example: whole years before the first payments, independent of today's date. */
export const KIDS_SAVER_EXAMPLE_START: PlanMonth = { year: 2026, month: PAYMENT_MONTH };

const { countryOfExpense, ...defaults } = KIDS_SAVER_DEFAULTS;

/** The plan of the worked example: every goal with the form's defaults, and an investment to match. */
export const KIDS_SAVER_EXAMPLE_PLAN: KidsSaverPlan = {
  ...defaults,
  monthlyInvestment: 4_500,
  risk: "Balanced",
  goals: KIDS_SAVER_GOALS.map((type) => {
    const { startsInYears, ...expense } = CHILD_GOALS[type].kidsSaver.defaults;
    return { type, countryOfExpense, startYear: KIDS_SAVER_EXAMPLE_START.year + startsInYears, ...expense };
  }),
};
