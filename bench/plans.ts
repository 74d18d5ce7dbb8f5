import { createFastestKernels } from "#functions/engine/simd-kernels.ts";
import { servedByEngine } from "#functions/planning/embedded-planning-service.ts";
import type { ChildGoalPlan } from "#shared/child-goal/schemas.ts";
import { GOAL_TYPES } from "#shared/domain/child-goals.ts";
import { CHILD_GOAL_DEFAULTS, KIDS_SAVER_DEFAULTS, PENSION_DEFAULTS } from "#shared/domain/defaults.ts";
import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { PENSION_LIMITS } from "#shared/domain/limits.ts";
import { CHILD_RISKS, FUNDS, PENSION_RISKS } from "#shared/domain/risk-strategies.ts";
import { Engine } from "#shared/engine/engine.ts";
import type { ScenarioModel } from "#shared/engine/growth-table.ts";
import type { CreateKernels } from "#shared/engine/kernels.ts";
import type { FamilyPlan } from "#shared/family/schemas.ts";
import type { KidsSaverPlan } from "#shared/kids-saver/schemas.ts";
import type { PensionForm, PensionPlan } from "#shared/pension/schemas.ts";
import type { PlanningContext, PlanningService } from "#shared/planning/planning-service.ts";

export const FUND_CODES = {
  Conservative: "ZZ0000000001",
  Balanced: "ZZ0000000002",
  Aggressive: "ZZ0000000003",
};

// Plans to calculate: the defaults, with a different amount and risk in each variant.

/** Returns the plan of the youngest visitor, which is the longest: 63 ages. */
export function pensionPlan(variant: number): PensionPlan {
  const { livingWorkingIn: _, ...defaults } = PENSION_DEFAULTS;
  const risk = PENSION_RISKS[variant % PENSION_RISKS.length] ?? "Balanced";
  const age = PENSION_LIMITS.age.minimum;
  return { ...defaults, type: "Pension", age, monthlySalary: 20_000 + variant, risk };
}

/** Returns a plan of that length with so small a chance that its insights take the most calls: 23 or 24. */
export function tightPensionPlan(variant: number): PensionPlan {
  return {
    ...pensionPlan(variant),
    country: "USA",
    monthlySalary: 4_000 + variant,
    investmentPercentageOfSalary: 5,
  };
}

/** The form of an ordered report. */
export const PENSION_FORM: PensionForm = {
  ...PENSION_DEFAULTS,
  risk: "Balanced",
  monthlySalary: 20_000,
  name: "Layla Haddad",
  email: "layla@example.com",
  phoneNumberCountryCode: "+971",
  phoneNumber: "501234567",
  companyName: "",
};

export function childGoalPlan(variant: number): ChildGoalPlan {
  return {
    ...CHILD_GOAL_DEFAULTS,
    type: "Education",
    monthlyInvestment: 500 + variant,
    risk: childRisk(variant),
  };
}

/** Returns a plan with four goals, one of each type. */
export function kidsSaverPlan(variant: number): KidsSaverPlan {
  const { countryOfExpense, ...defaults } = KIDS_SAVER_DEFAULTS;
  const { startYear, numberOfYears, currentAnnualExpense } = CHILD_GOAL_DEFAULTS;
  const goals = GOAL_TYPES.map((type, index) => ({
    type,
    startYear: startYear + index,
    numberOfYears,
    countryOfExpense,
    currentAnnualExpense,
  }));
  return { ...defaults, monthlyInvestment: 500 + variant, risk: childRisk(variant), goals };
}

/** Returns the pension and two children, each with four goals and a share of the savings. */
export function familyPlan(variant: number): FamilyPlan {
  const { type: _type, currency, currentAdditional: _savings, ...pension } = pensionPlan(variant);
  const {
    currency: _currency,
    currentAdditional: _held,
    expectedAdditional: _expected,
    ...child
  } = kidsSaverPlan(variant);
  const children = [5, 10].map((age) => ({ ...child, age, savingsShare: 0.2 }));
  return { currency, savings: 100_000, pension, children };
}

const childRisk = (variant: number) => CHILD_RISKS[variant % CHILD_RISKS.length] ?? "Balanced";

export function planningContext(planning: PlanningService): PlanningContext {
  return { start: { year: 2026, month: 11 }, planning, funds: FUND_CODES };
}

export const FUND_MIXES = new Map(
  FUNDS.map((fund) => [FUND_CODES[fund], EMBEDDED_MODEL.market.fundMixes[fund]]),
);

/** Creates the engine with scenarios or kernels other than those of production. */
export function engineService(
  model: ScenarioModel,
  createKernels: CreateKernels = createFastestKernels,
): PlanningService {
  return servedByEngine(new Engine(model, FUND_MIXES, createKernels), `seed-${model.seed}`);
}
