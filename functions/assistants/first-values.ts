import { isRecord } from "#shared/contract/is-record.ts";
import { CHILD_GOALS, forcedInputsOf, GOAL_TYPES, type GoalType } from "#shared/domain/child-goals.ts";
import { type Currency, exchanged } from "#shared/domain/currencies.ts";
import {
  CHILD_GOAL_DEFAULTS,
  EDUCATION_START_AGE,
  KIDS_SAVER_DEFAULTS,
  PENSION_DEFAULTS,
  PENSION_OPTION_DEFAULTS,
} from "#shared/domain/defaults.ts";
import { DEFAULT_TARGET_CHANCE } from "#shared/domain/insights.ts";
import { CHILD_GOAL_LIMITS, MONTHLY_INVESTMENT_LIMITS } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { firstGoal } from "#shared/kids-saver/first-goal.ts";
import { unusedInPension } from "./unused-values.ts";

/** Values of a pension that differ from its form's: an assistant is asked for what the law grants. */
export const PENSION_VALUES = { ...PENSION_DEFAULTS, applyEosbLimit: true };

/** A value that a plan was completed with. */
export interface Assumed {
  /** JSON Pointer (RFC 6901) into the arguments. */
  readonly path: string;
  readonly value: string | number | boolean;
}

type Fields = Readonly<Record<string, unknown>>;
type Values = Readonly<Record<string, Assumed["value"]>>;

/** Arguments with the values that they left out, sound or not: the check of the plan comes after. */
export interface Completed {
  readonly plan: Fields;
  /** Those that the plan uses. */
  readonly assumed: readonly Assumed[];
}

/**
 * Returns a pension with the values that its form starts with, and the gratuity's limit by law. A given amount is one
 * that is invested.
 */
export function completedPension(given: Fields): Completed {
  // The tool says what kind of plan it is.
  const completed = withPensionValues({ type: "Pension", ...given });
  return using(joined([completed, told(given, PENSION_OPTION_DEFAULTS)]), unusedInPension(completed.plan));
}

function withPensionValues(given: Fields): Completed {
  const { livingWorkingIn: _, ...defaults } = PENSION_VALUES;
  const investsAmount = "monthlyInvestment" in given && !("investmentPercentageOfSalary" in given);
  return filled(given, {
    ...defaults,
    isSalaryBasedContribution: !investsAmount,
    monthlyInvestment: monthlyIn(currencyOf(given), defaults.monthlyInvestment),
  });
}

/** Returns a goal with the values that it would have among several. */
export function completedChildGoal(given: Fields, start: PlanMonth): Completed {
  const { type } = given;
  const currency = currencyOf(given);
  const {
    startYear: _year,
    numberOfYears: _years,
    currentAnnualExpense: _expense,
    ...own
  } = CHILD_GOAL_DEFAULTS;
  const forced = forcedOf(type);
  const defaults = {
    ...own,
    monthlyInvestment: monthlyIn(currency, own.monthlyInvestment),
    ...goalValues(type, { ...own, ...forced, ...given }, currency, start),
    ...forced,
  };
  return using(filled(given, defaults), Object.keys(forced));
}

/** Returns a child's goals with the values that the Kids Saver starts with. */
export function completedChildren(given: Fields, start: PlanMonth): Completed {
  const { countryOfExpense: _, ...defaults } = KIDS_SAVER_DEFAULTS;
  const currency = currencyOf(given);
  const saver = filled(given, {
    ...defaults,
    monthlyInvestment: monthlyIn(currency, defaults.monthlyInvestment),
  });
  return joined([withGoals(saver.plan, currency, start), saver]);
}

/** Returns a family with the values that its form starts with. Each child needs its goals. */
export function completedFamily(given: Fields, start: PlanMonth): Completed {
  const { currency, currentAdditional } = PENSION_DEFAULTS;
  const family = filled(given, { currency, savings: currentAdditional });
  const pension = familyPension(given);
  const children = Array.isArray(given["children"])
    ? given["children"].map((child, index) => familyChild(child, index, family.plan, start))
    : undefined;
  return {
    plan: {
      ...family.plan,
      pension: pension.plan,
      ...(children && { children: children.map(({ plan }) => plan) }),
    },
    assumed: [
      ...family.assumed,
      // Of other plans, nothing is told that depends on the target.
      ...told(given, { targetChance: DEFAULT_TARGET_CHANCE, contributionsGoOn: false }).assumed,
      ...pension.assumed,
      ...(children ?? []).flatMap(({ assumed }) => assumed),
    ],
  };
}

/** What the family has once is no part of its pension. */
function familyPension({ currency, pension = {} }: Fields): { plan: unknown; assumed: readonly Assumed[] } {
  if (!isRecord(pension)) return { plan: pension, assumed: [] };
  const { plan, assumed } = withPensionValues({ ...pension, ...(currency !== undefined && { currency }) });
  const { currency: _, currentAdditional: _none, ...rest } = plan;
  // A field too many is a fault, whatever it is called.
  const fields = { ...rest, ...pension };
  const options = told(pension, PENSION_OPTION_DEFAULTS).assumed;
  // The answer to a family tells nothing of a visa.
  const unused = ["currency", "currentAdditional", "checksRetirementVisa", ...unusedInPension(fields)];
  const completed = using({ plan: fields, assumed: [...assumed, ...options] }, unused);
  return { plan: fields, assumed: completed.assumed.map(below("/pension")) };
}

function familyChild(
  child: unknown,
  index: number,
  family: Fields,
  start: PlanMonth,
): { plan: unknown; assumed: readonly Assumed[] } {
  if (!isRecord(child)) return { plan: child, assumed: [] };
  const { age, monthlyInvestment } = KIDS_SAVER_DEFAULTS;
  const currency = currencyOf(family);
  const own = filled(child, {
    age,
    monthlyInvestment: monthlyIn(currency, monthlyInvestment),
    savingsShare: 0,
  });
  const unused = family["savings"] === 0 ? ["savingsShare"] : [];
  const { plan, assumed } = using(joined([withGoals(own.plan, currency, start), own]), unused);
  return { plan, assumed: assumed.map(below(`/children/${index}`)) };
}

/** Completes the goals of a child. */
function withGoals(child: Fields, currency: Currency, start: PlanMonth): Completed {
  const { goals } = child;
  if (!Array.isArray(goals)) return { plan: child, assumed: [] };
  const completed = goals.map((goal: unknown, index) => {
    if (!isRecord(goal)) return { plan: goal, assumed: [] };
    const { type } = goal;
    const values = filled(goal, goalValues(type, child, currency, start));
    const { plan, assumed } = using(values, Object.keys(forcedOf(type)));
    return { plan, assumed: assumed.map(below(`/goals/${index}`)) };
  });
  return {
    plan: { ...child, goals: completed.map(({ plan }) => plan) },
    assumed: completed.flatMap(({ assumed }) => assumed),
  };
}

/**
 * Returns what a goal starts with. An education begins when the child is old enough. A type that there is none of has
 * the values of another, so that it is the only fault.
 */
function goalValues(type: unknown, { age }: Fields, currency: Currency, start: PlanMonth): Values {
  const { type: _, ...first } = firstGoal(isGoalType(type) ? type : "Education", start);
  const yearsToGo = EDUCATION_START_AGE - (typeof age === "number" ? age : CHILD_GOAL_DEFAULTS.age);
  return {
    ...first,
    ...(type === "Education" && { startYear: start.year + Math.max(1, yearsToGo) }),
    currentAnnualExpense: yearlyIn(currency, first.currentAnnualExpense),
  };
}

/** Fills in what is left out. */
export function filled(given: Fields, defaults: Values): Completed {
  return { plan: { ...defaults, ...given }, assumed: told(given, defaults).assumed };
}

/** Tells what is left out and assumed without being filled in. */
function told(given: Fields, defaults: Values): Completed {
  const missing = Object.entries(defaults).filter(([name]) => !Object.hasOwn(given, name));
  return { plan: given, assumed: missing.map(([name, value]) => ({ path: `/${name}`, value })) };
}

/** Leaves out what was assumed for fields that change nothing in the plan. */
function using({ plan, assumed }: Completed, unused: readonly string[]): Completed {
  return { plan, assumed: assumed.filter(({ path }) => !unused.includes(path.slice(1))) };
}

/** Returns the first plan with what was assumed for any. */
function joined([first, ...others]: readonly [Completed, ...Completed[]]): Completed {
  return {
    plan: first.plan,
    assumed: [...others.flatMap(({ assumed }) => assumed), ...first.assumed],
  };
}

function below(parent: string): (assumed: Assumed) => Assumed {
  return ({ path, value }) => ({ path: `${parent}${path}`, value });
}

function currencyOf({ currency }: Fields): Currency {
  return currency === "USD" ? currency : PENSION_DEFAULTS.currency;
}

function monthlyIn(currency: Currency, amountAed: number): number {
  return exchangedAmount(amountAed, currency, MONTHLY_INVESTMENT_LIMITS[currency].step);
}

function yearlyIn(currency: Currency, amountAed: number): number {
  return exchangedAmount(amountAed, currency, CHILD_GOAL_LIMITS.currentAnnualExpense.step);
}

/** Returns an amount in a currency, rounded to the step of its field as the form does. */
function exchangedAmount(amountAed: number, currency: Currency, step: number): number {
  return Math.round(exchanged(amountAed, "AED", currency) / step) * step;
}

/** Returns the fields of a goal that its type decides. */
function forcedOf(type: unknown): ReturnType<typeof forcedInputsOf> {
  return isGoalType(type) ? forcedInputsOf(type) : {};
}

export function isGoalType(type: unknown): type is GoalType {
  return GOAL_TYPES.some((each) => each === type);
}

/** The calculator of a goal; the check of its plan says if there is none. */
export function calculatorOfGoal(type: unknown) {
  return CHILD_GOALS[isGoalType(type) ? type : "Education"].calculator;
}
