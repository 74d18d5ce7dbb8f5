import { CHILD_GOALS, enabledKeyOf, forcedInputsOf, GOAL_TYPES } from "#shared/domain/child-goals.ts";
import { goalTiming } from "#shared/domain/goal-timing.ts";
import { CHILD_GOAL_LIMITS, PENSION_LIMITS, PENSION_OPTION_LIMITS } from "#shared/domain/limits.ts";
import { LONGEST_SINCE_MADE, monthAfter, monthOfText, monthsBetween } from "#shared/domain/months.ts";
import { MONTHS_PER_YEAR, type PlanMonth, textOfMonth } from "#shared/domain/plan-month.ts";
import { isRecord } from "./is-record.ts";
import type { KeptPlan } from "./kept-plan.ts";

type Entries = KeptPlan["form"];

/** The time since a plan was made. */
export interface PlanTime {
  readonly made: PlanMonth;
  /** Whole months. */
  readonly months: number;
  /** Why its ages stay as they were entered; undefined if they move on. */
  readonly stays: "future" | "longAgo" | undefined;
}

/** Returns the time since a plan was made; undefined if it does not say when. */
export function timeSince({ month = "" }: KeptPlan, now: PlanMonth): PlanTime | undefined {
  const made = monthOfText(month);
  if (made === undefined) return undefined;
  const months = monthsBetween(made, now);
  const isLongAgo = months > LONGEST_SINCE_MADE;
  return { made, months, stays: months < 0 ? "future" : isLongAgo ? "longAgo" : undefined };
}

/**
 * Returns the years by which ages have moved on after so many months, negative for an earlier month: whole years alone,
 * since nobody knows in which month a birthday is.
 */
export function yearsAfter(months: number): number {
  return Math.trunc(months / MONTHS_PER_YEAR);
}

/**
 * Returns the month that the ages in a form are of, if they are still those of the plan that was opened in it: a link of
 * today must not say that they are of today, or the months since the last birthday would be lost or counted twice.
 * @returns as `textOfMonth`; undefined if the ages are of today, or nobody knows
 */
export function monthOfAges(opened: KeptPlan, form: Entries, now: PlanMonth): string | undefined {
  const time = timeSince(opened, now);
  if (time === undefined || time.stays !== undefined) return undefined;
  const [then, ages] = [opened.form, form].map((each) => JSON.stringify(agesIn(each)));
  if (then !== ages) return undefined;
  return textOfMonth(monthAfter(time.made, MONTHS_PER_YEAR * yearsAfter(time.months)));
}

/**
 * Returns a kept plan as it is today: every age, and the years of service with it, has moved on since it was made, and of
 * several goals each has the payments still to come.
 */
export function movedOn({ made: _, ...plan }: KeptPlan, now: PlanMonth): KeptPlan {
  const time = timeSince(plan, now);
  if (time === undefined || time.stays !== undefined) return plan;
  const form = withGoalsAhead(entriesAfter(plan.form, time.months), now);
  const isMoved = JSON.stringify(form) !== JSON.stringify(plan.form);
  return isMoved ? { ...plan, form, made: plan.form } : plan;
}

/** Returns a kept plan as it was in the month that its savings are of. */
export function asSaved({ made: entered, savedMonth = "", savedForm, ...plan }: KeptPlan): KeptPlan {
  const form = entered ?? plan.form;
  const made = monthOfText(plan.month ?? "");
  const saved = monthOfText(savedMonth);
  if (made === undefined || saved === undefined) return { ...plan, form };
  const months = monthsBetween(made, saved);
  const then = months < 0 ? entriesAfter(form, months) : movedOn({ ...plan, form }, saved).form;
  return { ...plan, form: savedForm ?? then, month: savedMonth };
}

/** Returns whether an age in a form could not move on as far as time has, because of retirement or a limit. */
export function hasStopped(form: Entries, months: number): boolean {
  return agesIn(form).some(({ age, most }) => age <= most && age + yearsAfter(months) > most);
}

/** An age in a form, and the highest that its form can hold. */
interface Age {
  readonly age: number;
  readonly most: number;
}

/** Returns the ages in a form: a pension's, and those of children, also within the form of a family. */
export function agesIn(form: Entries): readonly Age[] {
  return Object.entries(form).flatMap(([field, value]) => {
    const most = highestAge(field, form);
    if (most !== undefined) return typeof value === "number" ? [{ age: value, most }] : [];
    return [value].flat().flatMap((each) => (isRecord(each) ? agesIn(each) : []));
  });
}

/** @param months negative for the entries of an earlier month */
function entriesAfter(form: Entries, months: number): Entries {
  const after = (value: unknown) => (isRecord(value) ? entriesAfter(value, months) : value);
  const moved = Object.fromEntries(
    Object.entries(form).map(([field, value]) => {
      const most = highestAge(field, form);
      if (most === undefined) return [field, Array.isArray(value) ? value.map(after) : after(value)];
      return [field, typeof value === "number" ? ageAfter({ age: value, most }, months) : value];
    }),
  );
  return { ...moved, ...serviceAfter(form, moved) };
}

/** Returns the entries of several goals, of one child or of each child of a family, with the payments still to come. */
function withGoalsAhead(form: Entries, now: PlanMonth): Entries {
  const children = form["children"];
  if (Array.isArray(children))
    return {
      ...form,
      children: children.map((child) => (isRecord(child) ? withChildsGoals(child, now) : child)),
    };
  const types = GOAL_TYPES.filter((type) => form[enabledKeyOf(type)] === true);
  const goals = types.map((type) => goalAhead(form[CHILD_GOALS[type].kidsSaver.key], now));
  if (goals.every((goal) => goal === undefined)) return form;
  const entries = types.map((type, index) =>
    goals[index] === undefined
      ? [enabledKeyOf(type), false]
      : [CHILD_GOALS[type].kidsSaver.key, goals[index]],
  );
  return { ...form, ...Object.fromEntries(entries) };
}

/** A child whose goals are all over keeps them: whether it gets another goal, or leaves the plan, the visitor decides. */
function withChildsGoals(child: Entries, now: PlanMonth): Entries {
  const goals = [child["goals"]]
    .flat()
    .map((goal) => goalAhead(goal, now))
    .filter((goal) => goal !== undefined);
  return goals.length === 0 ? child : { ...child, goals };
}

/** Returns a goal with the payments still to come, undefined if there are none; a goal that is unreadable stays. */
function goalAhead(goal: unknown, now: PlanMonth): unknown {
  const { type: name, startYear, numberOfYears } = isRecord(goal) ? goal : {};
  const type = GOAL_TYPES.find((each) => each === name);
  if (type === undefined || typeof startYear !== "number" || typeof numberOfYears !== "number") return goal;
  const { years, firstYear } = goalTiming({ type, startYear, numberOfYears }, now);
  if (years <= 0) return undefined;
  return startYear < now.year ? { ...Object(goal), startYear: firstYear, numberOfYears: years } : goal;
}

/** An age beyond its limit stays: the form reports it. So does one at its limit: nobody knows since when. */
function ageAfter({ age, most }: Age, months: number): number {
  return age >= most ? age : Math.min(age + yearsAfter(months), most);
}

/** Returns the highest value of a field; undefined if it is no age that moves on. */
function highestAge(field: string, { retirementAge, type }: Entries): number | undefined {
  if (field === "partnerAge") return PENSION_OPTION_LIMITS.partnerAge.maximum;
  const goal = GOAL_TYPES.find((each) => each === type);
  // The age of a goal that asks for none is always the same.
  if (field !== "age" || (goal && forcedInputsOf(goal).age !== undefined)) return undefined;
  return typeof retirementAge === "number"
    ? Math.min(retirementAge, PENSION_LIMITS.age.maximum)
    : CHILD_GOAL_LIMITS.age.maximum;
}

/** Returns the years of service with a salary's employer, which move on with the age. */
function serviceAfter({ age, yearsOfService, monthlySalary }: Entries, moved: Entries): Entries {
  const { maximum } = PENSION_LIMITS.yearsOfService;
  if (typeof yearsOfService !== "number" || yearsOfService > maximum || monthlySalary === 0) return {};
  const served = yearsOfService + Number(moved["age"]) - Number(age);
  return { yearsOfService: Math.max(0, Math.min(served, maximum)) };
}
