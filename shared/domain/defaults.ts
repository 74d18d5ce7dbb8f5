import type { Country } from "./countries.ts";
import type { Currency } from "./currencies.ts";
import type { BenefitUse, EndOfService } from "./end-of-service.ts";
import type { Lifestyle } from "./lifestyles.ts";
import type { Fund } from "./risk-strategies.ts";

/** Dial code offered first. Source: specification section 3. */
export const DEFAULT_DIAL_CODE = "+971";

/** First values of a pension form. Source: specification section 3. Units: years, percent, AED (a month). */
export const PENSION_DEFAULTS = {
  age: 30,
  retirementAge: 65,
  country: "UK" satisfies Country,
  lifestyle: "Moderate" satisfies Lifestyle,
  currency: "AED" satisfies Currency,
  monthlySalary: 0,
  yearsOfService: 0,
  salaryIncreasePercentage: 3,
  isSalaryBasedContribution: true,
  investmentPercentageOfSalary: 5,
  monthlyInvestment: 500,
  applyEosbLimit: false,
  currentAdditional: 0,
  expectedAdditional: 0,
  livingWorkingIn: "AED",
} as const;

/**
 * Defaults for the optional fields of a pension plan: the specification's end-of-service benefit, and no other income.
 * Source: design of the pension form (docs/model.md): the fee is about what such funds and their platforms charge
 * together, and the age is one at which pensions often start. Date: November 2026. Units: percent, percent a year, plan
 * currency a year, years.
 */
export const PENSION_OPTION_DEFAULTS = {
  basicSalaryPercentage: 100,
  endOfService: "Gratuity" satisfies EndOfService,
  schemeFund: "Balanced" satisfies Fund,
  schemeFeePercentage: 1,
  benefitUse: "Invested" satisfies BenefitUse,
  otherIncome: 0,
  otherIncomeAge: 65,
  otherIncomeRises: true,
  checksRetirementVisa: false,
} as const;

/**
 * The first fund in the form of a savings scheme: schemes start with a portfolio that guarantees the capital, and
 * Conservative is nearest to it. Plans without a fund have another default: `PENSION_OPTION_DEFAULTS`.
 * Source and date: docs/facts.md.
 */
export const FIRST_SCHEME_FUND = "Conservative" satisfies Fund;

/** First values of the form of a single child goal. Source: specification section 3. */
export const CHILD_GOAL_DEFAULTS = {
  age: 10,
  startYear: 2034,
  numberOfYears: 4,
  countryOfExpense: "UK" satisfies Country,
  currency: "AED" satisfies Currency,
  currentAnnualExpense: 10_000,
  monthlyInvestment: 500,
  currentAdditional: 0,
  expectedAdditional: 0,
} as const;

/**
 * Age at which an education begins, unless the visitor says otherwise. Source: the defaults above, in which a child of
 * 10 begins in 2034, as of 2026. Unit: years.
 */
export const EDUCATION_START_AGE = 18;

/** First values of the Kids Saver, its goals aside. Source: specification section 3. */
export const KIDS_SAVER_DEFAULTS = {
  age: 10,
  currency: "AED" satisfies Currency,
  monthlyInvestment: 500,
  currentAdditional: 0,
  expectedAdditional: 0,
  countryOfExpense: "UAE" satisfies Country,
} as const;
