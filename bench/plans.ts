import { calculateChildGoal } from "#shared/calculators/child-goal.ts";
import { calculateKidsSaver } from "#shared/calculators/kids-saver.ts";
import { calculatePension } from "#shared/calculators/pension.ts";
import type { PensionPlan } from "#shared/contract/schemas/pension.ts";
import type { GoalResult, MultiGoalResult, RetirementResult } from "#shared/contract/schemas/results.ts";
import { GOAL_TYPES } from "#shared/domain/child-goals.ts";
import { CHILD_GOAL_DEFAULTS, KIDS_SAVER_DEFAULTS, PENSION_DEFAULTS } from "#shared/domain/defaults.ts";
import { CHILD_RISKS, PENSION_RISKS } from "#shared/domain/risk-strategies.ts";
import type { PlanningContext } from "#shared/planning/planning-context.ts";
import type { PlanningService } from "#shared/planning/planning-service.ts";

export const FUND_CODES = {
  Conservative: "ZZ0000000001",
  Balanced: "ZZ0000000002",
  Aggressive: "ZZ0000000003",
};

// A `Calculate` of the defaults, with another amount and another risk in each variant.

/** @param overrides of the variant's plan */
export function calculatePensionPlan(
  planning: PlanningService,
  variant: number,
  overrides: Partial<PensionPlan> = {},
): Promise<RetirementResult> {
  const { livingWorkingIn: _, ...defaults } = PENSION_DEFAULTS;
  const risk = PENSION_RISKS[variant % PENSION_RISKS.length] ?? "Balanced";
  return calculatePension(
    { ...defaults, type: "Pension", monthlySalary: 20_000 + variant, risk, ...overrides },
    contextOf(planning),
  );
}

export function calculateChildGoalPlan(planning: PlanningService, variant: number): Promise<GoalResult> {
  return calculateChildGoal(
    { ...CHILD_GOAL_DEFAULTS, type: "Education", monthlyInvestment: 500 + variant, risk: riskOf(variant) },
    contextOf(planning),
  );
}

/** Four goals, one of each type. */
export function calculateKidsSaverPlan(planning: PlanningService, variant: number): Promise<MultiGoalResult> {
  const { countryOfExpense, ...defaults } = KIDS_SAVER_DEFAULTS;
  const { startYear, numberOfYears, currentAnnualExpense } = CHILD_GOAL_DEFAULTS;
  const goals = GOAL_TYPES.map((type, index) => ({
    type,
    startYear: startYear + index,
    numberOfYears,
    countryOfExpense,
    currentAnnualExpense,
  }));
  return calculateKidsSaver(
    { ...defaults, monthlyInvestment: 500 + variant, risk: riskOf(variant), goals },
    contextOf(planning),
  );
}

const riskOf = (variant: number) => CHILD_RISKS[variant % CHILD_RISKS.length] ?? "Balanced";

function contextOf(planning: PlanningService): PlanningContext {
  return { start: { year: 2026, month: 11 }, planning, funds: FUND_CODES };
}
