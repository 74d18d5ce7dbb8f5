import type { Country } from "#shared/domain/countries.ts";
import type { PensionRisk } from "#shared/domain/risk-strategies.ts";
import figures from "./figures.json" with { type: "json" };

/** The pensions that are tested. */
export const PLAN_NAMES = ["nurse", "engineer", "worker", "executive", "teacher"] as const;

export type PlanName = (typeof PLAN_NAMES)[number];

/** What is assumed about markets, prices or currencies in place of the product's model. */
export const MODEL_NAMES = [
  "studentT",
  "regimes",
  "bootstrap",
  "history",
  "inflation",
  "exchangeRates",
] as const;

export type ModelName = (typeof MODEL_NAMES)[number];

/** Values that a formula gives exactly. */
export const FORMULA_NAMES = ["low", "middle", "high", "certain"] as const;

export type FormulaName = (typeof FORMULA_NAMES)[number];

/** A plan with its chances, in percent. */
export interface TestedPlan {
  readonly age: number;
  readonly retirementAge: number;
  readonly country: Country;
  readonly risk: PensionRisk;
  /** AED a month. */
  readonly monthlySalary: number;
  /** Percent of the salary. */
  readonly invested: number;
  /** Savings so far, and spending a year in today's money: AED. */
  readonly saved: number;
  readonly spending: number;
  readonly product: number;
  /** In separate scenarios of the product's own model. */
  readonly separate: number;
  /** Standard deviation of the product's chance between draws of its scenarios: percentage points. */
  readonly spread: number;
  readonly models: Readonly<Record<ModelName, number>>;
  /** Months of the history from which the plan was begun. */
  readonly historyStarts: number;
}

/** Random plans whose chance is within ten points. */
export interface CalibrationBand {
  /** The lowest chance, percent. */
  readonly from: number;
  readonly plans: number;
  /** Means over these plans, percent: the product's chance, and the share that worked in the bootstrap. */
  readonly product: number;
  readonly worked: number;
}

/** The published figures of the validation, as `npm run validate` writes them. */
export interface MethodFigures {
  readonly origin: {
    /** SHA-256 of everything that makes the figures. */
    readonly hash: string;
    readonly modelVersion: string;
    /** SHA-256 of the data: markets; prices and exchange rates. */
    readonly history: string;
    readonly exchangeRates: string;
  };
  readonly settings: {
    readonly seed: number;
    readonly scenarios: number;
    /** Draws behind the spread. */
    readonly draws: number;
    readonly blockYears: number;
    readonly degreesOfFreedom: number;
    readonly crisisMonths: number;
    readonly calmMonths: number;
    readonly calibrationPlans: number;
  };
  readonly formulas: Readonly<Record<FormulaName, { readonly byFormula: number; readonly byEngine: number }>>;
  readonly plans: Readonly<Record<PlanName, TestedPlan>>;
  readonly calibration: readonly CalibrationBand[];
}

export const METHOD_FIGURES = figures as MethodFigures;
