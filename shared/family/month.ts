import { CHILD_GOALS, GOAL_TYPES } from "#shared/domain/child-goals.ts";
import { currentMonthlyInvestment } from "#shared/pension/plan-values.ts";
import type { Outlay } from "#shared/report/visit-sum.ts";
import { pensionPurse } from "./purses.ts";
import type { FamilyPlan } from "./schemas.ts";

/** Returns what all contributions take together in a month today, in the plan's currency. */
export function familyMonth(plan: FamilyPlan): number {
  return plan.children.reduce(
    (sum, { monthlyInvestment }) => sum + monthlyInvestment,
    currentMonthlyInvestment(pensionPurse(plan)),
  );
}

/** Returns what a plan takes from the household. It has the goals of every calculator. */
export function familyOutlay(plan: FamilyPlan): Outlay {
  return {
    calculator: "family",
    combines: ["family", "pension", "kidsSaver", ...GOAL_TYPES.map((type) => CHILD_GOALS[type].calculator)],
    currency: plan.currency,
    monthlyInvestment: familyMonth(plan),
    savings: plan.savings,
    salary: plan.pension.monthlySalary,
  };
}
