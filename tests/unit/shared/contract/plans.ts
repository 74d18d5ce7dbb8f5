import type { ChildGoalForm, ChildGoalPlan } from "#shared/child-goal/schemas.ts";
import type { KidsSaverForm, KidsSaverPlan } from "#shared/kids-saver/schemas.ts";
import type { PensionForm, PensionPlan } from "#shared/pension/schemas.ts";
import { TYPICAL_PENSION } from "../../../fixtures/plans/pension-plans.ts";

export const CONTACT = {
  name: "Layla Haddad",
  email: "layla@example.com",
  phoneNumberCountryCode: "+971",
  phoneNumber: "501234567",
};

export const PENSION_PLAN: PensionPlan = { ...TYPICAL_PENSION, yearsOfService: 3 };

const { type: _, ...PENSION_FIELDS } = PENSION_PLAN;

export const PENSION_FORM: PensionForm = {
  ...CONTACT,
  ...PENSION_FIELDS,
  livingWorkingIn: "AED",
  companyName: "",
};

export const CHILD_GOAL_PLAN: ChildGoalPlan = {
  type: "Education",
  age: 10,
  startYear: 2034,
  numberOfYears: 4,
  countryOfExpense: "UK",
  currency: "AED",
  currentAnnualExpense: 10_000,
  monthlyInvestment: 500,
  risk: "Balanced",
  currentAdditional: 0,
  expectedAdditional: 0,
};

export const CHILD_GOAL_FORM: ChildGoalForm = { ...CONTACT, ...CHILD_GOAL_PLAN };

const EXPENSE = {
  countryOfExpense: "UAE",
  currentAnnualExpense: 10_000,
  numberOfYears: 4,
  startYear: 2030,
} as const;

export const KIDS_SAVER_PLAN: KidsSaverPlan = {
  age: 10,
  currency: "AED",
  risk: "Balanced",
  monthlyInvestment: 500,
  currentAdditional: 0,
  expectedAdditional: 0,
  goals: [
    { type: "Education", ...EXPENSE },
    { type: "Activities", ...EXPENSE },
  ],
};

const { goals: __, ...SAVER_FIELDS } = KIDS_SAVER_PLAN;

export const KIDS_SAVER_FORM: KidsSaverForm = {
  ...CONTACT,
  ...SAVER_FIELDS,
  educationGoalEnabled: true,
  helpKidsGoalEnabled: false,
  healthcareGoalEnabled: false,
  activitiesGoalEnabled: false,
  educationGoal: { type: "Education", ...EXPENSE },
  helpKidsGoal: { type: "HelpKids", ...EXPENSE, numberOfYears: 1 },
  healthcareGoal: { type: "Healthcare", ...EXPENSE },
  activitiesGoal: { type: "Activities", ...EXPENSE },
};
