import type { Currency } from "./currencies.ts";

/** The range of a number, both ends included, and the step of its stepper; any value in the range is valid. */
export interface Range {
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
}

/** Returns true if the value of a field is a number within its range. */
export function isWithin({ minimum, maximum }: Range, value: unknown): value is number {
  return typeof value === "number" && value >= minimum && value <= maximum;
}

/** Age up to which every pension is forecast. Source: specification sections 5 and 9. Unit: years. */
export const HORIZON_AGE = 80;

/** Wait after the last change before a form calculates by itself. Source: specification section 9. Unit: ms. */
export const RECALCULATION_DELAY_MS = 900;

/** Ranges of a pension plan. Source: specification sections 5 and 9. Units: years, percent, plan currency. */
export const PENSION_LIMITS = {
  age: { minimum: 18, maximum: 77, step: 1 },
  retirementAge: { minimum: 50, maximum: 77, step: 1 },
  monthlySalary: { minimum: 0, maximum: 200_000, step: 100 },
  yearsOfService: { minimum: 0, maximum: 30, step: 1 },
  investmentPercentageOfSalary: { minimum: 0, maximum: 30, step: 0.5 },
} as const satisfies Record<string, Range>;

/** A visitor's own living cost. Source: design of the pension form. Unit: plan currency a year, today's money. */
export const ANNUAL_LIVING_COST_LIMITS = { minimum: 1_000, maximum: 5_000_000, step: 1_000 } satisfies Range;

/**
 * Ranges of a pension plan's options. Source: design of the pension form (docs/model.md). Units: percent, percent a
 * year, years, plan currency a year, years, years.
 */
export const PENSION_OPTION_LIMITS = {
  basicSalaryPercentage: { minimum: 1, maximum: 100, step: 1 },
  schemeFeePercentage: { minimum: 0, maximum: 5, step: 0.1 },
  yearsPerEmployer: { minimum: 1, maximum: 20, step: 1 },
  otherIncome: { minimum: 0, maximum: 5_000_000, step: 1_000 },
  otherIncomeAge: { minimum: 50, maximum: HORIZON_AGE, step: 1 },
  partnerAge: { minimum: 18, maximum: 100, step: 1 },
} as const satisfies Record<string, Range>;

/** Yearly salary increases on offer. Source: specification sections 3 and 9. Unit: percent. */
export const SALARY_INCREASE_PERCENTAGES = [0, 3, 5] as const;

/** Ranges of a child goal. Source: specification sections 5 and 9. Units: years, calendar year, plan currency. */
export const CHILD_GOAL_LIMITS = {
  age: { minimum: 0, maximum: 30, step: 1 },
  startYear: { minimum: 2025, maximum: 2060, step: 1 },
  numberOfYears: { minimum: 1, maximum: 10, step: 1 },
  currentAnnualExpense: { minimum: 0, maximum: 200_000, step: 100 },
} as const satisfies Record<string, Range>;

/** Most children of a family plan. Source: design of the family plan (docs/model.md): their accounts fit one request. */
export const MOST_CHILDREN = 4;

/** Savings. Source: specification section 5; the upper end keeps every result finite. Unit: plan currency. */
export const SAVED_AMOUNT_LIMITS = { minimum: 0, maximum: 1_000_000_000, step: 100 } as const satisfies Range;

/** Monthly investment by currency. Source: specification sections 5 and 9. Unit: the named currency a month. */
export const MONTHLY_INVESTMENT_LIMITS = {
  AED: { minimum: 0, maximum: 50_000, step: 10 },
  USD: { minimum: 0, maximum: 10_000, step: 10 },
} as const satisfies Record<Currency, Range>;

/** Above this a single goal's form does not calculate. Source: specification section 5. Unit: plan currency a month. */
export const SINGLE_GOAL_MONTHLY_INVESTMENT_GUARD = 10_000;

/** Longest time until a goal of the Kids Saver starts. Source: specification section 5. Unit: years. */
export const KIDS_SAVER_START_YEARS_AHEAD = 35;

/** Returns the start years for which the form of the Kids Saver calculates a goal; its field accepts others too. */
export function kidsSaverStartYears(currentYear: number): Pick<Range, "minimum" | "maximum"> {
  return { minimum: currentYear, maximum: currentYear + KIDS_SAVER_START_YEARS_AHEAD };
}

/**
 * Step to which yearly amounts are rounded when their currency changes: the step of their fields would distort small
 * amounts or make them zero. Source: design of the pension form. Unit: plan currency.
 */
export const CONVERTED_YEARLY_STEP = 10;
