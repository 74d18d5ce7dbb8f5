import { PAYMENT_MONTH } from "#shared/domain/goal-timing.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { FamilyPlan } from "./schemas.ts";

/** Start month of the worked example: whole years before the payments, independent of today's date. */
export const FAMILY_EXAMPLE_START: PlanMonth = { year: 2026, month: PAYMENT_MONTH };

/** Two children who go to a university in the UAE at 18, with ages in years. */
const CHILDREN = [10, 6].map((age) => ({
  age,
  monthlyInvestment: 1_200,
  risk: "Balanced" as const,
  savingsShare: 0.25,
  goals: [
    {
      type: "Education" as const,
      startYear: FAMILY_EXAMPLE_START.year + 18 - age,
      numberOfYears: 4,
      currentAnnualExpense: 50_000,
      countryOfExpense: "UAE" as const,
    },
  ],
}));

/** The plan of the worked example: an employee with two children, who saves for them and for retirement. */
export const FAMILY_EXAMPLE_PLAN: FamilyPlan = {
  currency: "AED",
  savings: 100_000,
  pension: {
    age: 40,
    retirementAge: 60,
    country: "Philippines",
    lifestyle: "Moderate",
    monthlySalary: 20_000,
    yearsOfService: 6,
    salaryIncreasePercentage: 3,
    isSalaryBasedContribution: true,
    investmentPercentageOfSalary: 10,
    monthlyInvestment: 0,
    risk: "Balanced",
    applyEosbLimit: true,
    expectedAdditional: 0,
  },
  children: CHILDREN,
};
