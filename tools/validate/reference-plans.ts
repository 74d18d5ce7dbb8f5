import { PENSION_EXAMPLE_PLAN } from "#shared/pension/example-plan.ts";
import type { PensionPlan } from "#shared/pension/schemas.ts";

const BASE: PensionPlan = {
  ...PENSION_EXAMPLE_PLAN,
  currency: "AED",
  isSalaryBasedContribution: true,
  salaryIncreasePercentage: 3,
  retirementAge: 60,
  sex: "male",
};

/** Five pensions that differ in age, income, country and strategy. Source: review of the financial model, 2026. */
export const REFERENCE_PLANS = {
  nurse: {
    ...BASE,
    age: 34,
    retirementAge: 65,
    sex: "female",
    monthlySalary: 13_000,
    investmentPercentageOfSalary: 10,
    country: "UK",
    lifestyle: "Moderate",
    risk: "Balanced",
    currentAdditional: 40_000,
    yearsOfService: 4,
  },
  engineer: {
    ...BASE,
    age: 45,
    monthlySalary: 28_000,
    investmentPercentageOfSalary: 15,
    country: "India",
    lifestyle: "Affluent",
    risk: "Lifestyling",
    currentAdditional: 500_000,
    yearsOfService: 8,
  },
  worker: {
    ...BASE,
    age: 32,
    monthlySalary: 5_000,
    investmentPercentageOfSalary: 8,
    country: "Philippines",
    annualLivingCost: 20_000,
    risk: "Balanced",
    currentAdditional: 5_000,
    yearsOfService: 3,
  },
  executive: {
    ...BASE,
    age: 58,
    monthlySalary: 75_000,
    investmentPercentageOfSalary: 20,
    country: "UK",
    lifestyle: "Affluent",
    risk: "Aggressive",
    currentAdditional: 2_000_000,
    yearsOfService: 15,
    basicSalaryPercentage: 60,
    applyEosbLimit: true,
  },
  teacher: {
    ...BASE,
    age: 40,
    monthlySalary: 14_000,
    investmentPercentageOfSalary: 14,
    country: "Egypt",
    lifestyle: "Moderate",
    risk: "Conservative",
    currentAdditional: 60_000,
    yearsOfService: 6,
  },
} as const satisfies Readonly<Record<string, PensionPlan>>;
