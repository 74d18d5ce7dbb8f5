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
import {
  type Unused,
  unusedInFamilyChild,
  unusedInFamilyPension,
  unusedInGoal,
  unusedInPension,
} from "./unused-values.ts";

/** Values of a pension that differ from its form's: an assistant is asked for what the law grants. */
export const PENSION_VALUES = { ...PENSION_DEFAULTS, applyEosbLimit: true };

/** A value that a plan was completed with. */
export interface Assumed {
  /** JSON Pointer (RFC 6901) into the arguments. */
  readonly path: string;
  readonly value: string | number | boolean;
}

/** A value that was given and changes nothing in its plan. */
export interface WithoutEffect extends Pick<Unused, "because"> {
  /** JSON Pointer (RFC 6901) into the arguments. */
  readonly path: string;
}

type Fields = Readonly<Record<string, unknown>>;
type Values = Readonly<Record<string, Assumed["value"]>>;

/** Arguments with the values that they left out, sound or not: the check of the plan comes after. */
export interface Completed {
  readonly plan: Fields;
  /** Those that the plan uses. */
  readonly assumed: readonly Assumed[];
  readonly withoutEffect: readonly WithoutEffect[];
}

/** A part of the arguments, which may be no record, with the values that it left out. */
type CompletedPart = Omit<Completed, "plan"> & { readonly plan: unknown };

/**
 * Returns a pension with the values that its form starts with, and the gratuity's limit by law. A given amount is one
 * that is invested.
 */
export function completedPension(given: Fields): Completed {
  // The tool says what kind of plan it is.
  const completed = withPensionValues({ type: "Pension", ...given });
  const all = joined([completed, told(given, PENSION_OPTION_DEFAULTS)]);
  return using(all, given, unusedInPension(completed.plan));
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
  return using(filled(given, defaults), given, unusedOf(type));
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
  const parts = [pension, ...(children ?? [])];
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
      ...parts.flatMap(({ assumed }) => assumed),
    ],
    withoutEffect: parts.flatMap(({ withoutEffect }) => withoutEffect),
  };
}

/** What the family has once is no part of its pension. */
function familyPension({ currency, pension = {} }: Fields): CompletedPart {
  if (!isRecord(pension)) return asItIs(pension);
  const { plan, assumed } = withPensionValues({ ...pension, ...(currency !== undefined && { currency }) });
  const { currency: _, currentAdditional: _none, ...rest } = plan;
  // A field too many is a fault, whatever it is called.
  const fields = { ...rest, ...pension };
  const own = assumed.filter(({ path }) => path.slice(1) in rest);
  const all = joined([
    { plan: fields, assumed: own, withoutEffect: [] },
    told(pension, PENSION_OPTION_DEFAULTS),
  ]);
  return below("/pension", using(all, pension, unusedInFamilyPension(fields)));
}

function familyChild(child: unknown, index: number, family: Fields, start: PlanMonth): CompletedPart {
  if (!isRecord(child)) return asItIs(child);
  const { age, monthlyInvestment } = KIDS_SAVER_DEFAULTS;
  const currency = currencyOf(family);
  const own = filled(child, {
    age,
    monthlyInvestment: monthlyIn(currency, monthlyInvestment),
    savingsShare: 0,
  });
  const all = joined([withGoals(own.plan, currency, start), own]);
  return below(`/children/${index}`, using(all, child, unusedInFamilyChild(family["savings"])));
}

/** Completes the goals of a child. */
function withGoals(child: Fields, currency: Currency, start: PlanMonth): Completed {
  const { goals } = child;
  if (!Array.isArray(goals)) return { plan: child, assumed: [], withoutEffect: [] };
  const completed = goals.map((goal: unknown, index): CompletedPart => {
    if (!isRecord(goal)) return asItIs(goal);
    const { type } = goal;
    const values = filled(goal, goalValues(type, child, currency, start));
    return below(`/goals/${index}`, using(values, goal, unusedOf(type)));
  });
  return {
    plan: { ...child, goals: completed.map(({ plan }) => plan) },
    assumed: completed.flatMap(({ assumed }) => assumed),
    withoutEffect: completed.flatMap(({ withoutEffect }) => withoutEffect),
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
  return { ...told(given, defaults), plan: { ...defaults, ...given } };
}

/** Tells what is left out and assumed without being filled in. */
function told(given: Fields, defaults: Values): Completed {
  const missing = Object.entries(defaults).filter(([name]) => !Object.hasOwn(given, name));
  const assumed = missing.map(([name, value]) => ({ path: `/${name}`, value }));
  return { plan: given, assumed, withoutEffect: [] };
}

/** Leaves a part to the check of the plan. */
function asItIs(plan: unknown): CompletedPart {
  return { plan, assumed: [], withoutEffect: [] };
}

/** Of fields that change nothing in the plan, leaves out what was assumed, and tells what was given. */
function using(
  { plan, assumed, withoutEffect }: Completed,
  given: Fields,
  unused: readonly Unused[],
): Completed {
  // The first of several reasons is told.
  const reasons = new Map(unused.toReversed().map(({ field, because }) => [`/${field}`, because]));
  const ofGiven = Object.keys(given).flatMap((name) => {
    const because = reasons.get(`/${name}`);
    return because === undefined ? [] : [{ path: `/${name}`, because }];
  });
  return {
    plan,
    assumed: assumed.filter(({ path }) => !reasons.has(path)),
    withoutEffect: [...ofGiven, ...withoutEffect],
  };
}

/** Returns the first plan with what was told of any. */
function joined([first, ...others]: readonly [Completed, ...Completed[]]): Completed {
  return {
    plan: first.plan,
    assumed: [...others.flatMap(({ assumed }) => assumed), ...first.assumed],
    withoutEffect: [...others, first].flatMap(({ withoutEffect }) => withoutEffect),
  };
}

/** Returns a part of the arguments with its paths from their top. */
function below(parent: string, { plan, assumed, withoutEffect }: Completed): CompletedPart {
  const fromTop = <T extends { readonly path: string }>(each: T) => ({
    ...each,
    path: `${parent}${each.path}`,
  });
  return { plan, assumed: assumed.map(fromTop), withoutEffect: withoutEffect.map(fromTop) };
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

function unusedOf(type: unknown): readonly Unused[] {
  return isGoalType(type) ? unusedInGoal(type) : [];
}

export function isGoalType(type: unknown): type is GoalType {
  return GOAL_TYPES.some((each) => each === type);
}

/** The calculator of a goal; the check of its plan says if there is none. */
export function calculatorOfGoal(type: unknown) {
  return CHILD_GOALS[isGoalType(type) ? type : "Education"].calculator;
}
