import { withoutDefaultTarget } from "#client/form/draft.ts";
import { fieldOf, notGiven } from "#client/form/faults.ts";
import { isContactField, VALID_CONTACT } from "#shared/contract/contact.ts";
import type { Fault } from "#shared/contract/validation.ts";
import { CHILD_GOALS, enabledKeyOf, type GoalType, KIDS_SAVER_GOALS } from "#shared/domain/child-goals.ts";
import { kidsSaverStartYears } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { kidsSaverPlanOf, validateKidsSaverForm } from "#shared/kids-saver/form.ts";
import type { KidsSaverPlan } from "#shared/kids-saver/schemas.ts";
import {
  enabledTypes,
  type GoalEntries,
  hasGoals,
  initialKidsSaverDraft,
  type KidsSaverDraft,
  withForcedInputs,
} from "./kids-saver-draft.ts";

/** Returns whether the page for personal information asks for a field. */
export function isPersonal(field: string): boolean {
  return isContactField(field) || field === "age" || field === "currency";
}

/** The fault of a child without a goal. */
export const NO_GOAL: Fault = { path: "/goals", rule: "noGoal", message: "no goal is enabled" };

/** Returns every fault of the draft by the contract. Goals that are not enabled have none. */
export function faultsOf(draft: KidsSaverDraft): readonly Fault[] {
  const form = withForcedInputs(draft);
  const validated = validateKidsSaverForm(form);
  const isOff = (fault: Fault) =>
    KIDS_SAVER_GOALS.some((type) => !form[enabledKeyOf(type)] && isInGoal(fieldOf(fault), type));
  return validated.ok ? [] : validated.faults.filter((fault) => !isOff(fault));
}

/** Returns the faults that keep the plan from being calculated. Contact data do not. */
export function planFaultsOf(draft: KidsSaverDraft, start: PlanMonth): readonly Fault[] {
  const faults = faultsOf({ ...draft, ...VALID_CONTACT });
  const guards = guardFaults(draft, start).filter(({ path }) => faults.every((fault) => fault.path !== path));
  return [...(hasGoals(draft) ? [] : [NO_GOAL]), ...faults, ...guards];
}

/** Returns whether a field of the form belongs to the goal of a type. */
export function isInGoal(field: string, type: GoalType): boolean {
  return field.startsWith(`${CHILD_GOALS[type].kidsSaver.key}/`);
}

/** Returns whether a goal of a type has one of the faults. */
export function hasFault(faults: readonly Fault[], type: GoalType): boolean {
  return faults.some((fault) => isInGoal(fieldOf(fault), type));
}

/** Returns the faults that only the page for personal information can correct, before there is a summary. */
export function contactFaultsOf(draft: KidsSaverDraft): readonly Fault[] {
  return faultsOf(draft).filter((fault) => isContactField(fieldOf(fault)));
}

/** Returns the plan to calculate: the enabled goals, without contact data; undefined if it is invalid. */
export function planOf(draft: KidsSaverDraft, start: PlanMonth): KidsSaverPlan | undefined {
  if (planFaultsOf(draft, start).length > 0) return undefined;
  const form = validateKidsSaverForm(formOf({ ...draft, ...VALID_CONTACT }, start));
  return form.ok ? kidsSaverPlanOf(form.value, start) : undefined;
}

/** Returns the form as the payload carries it, in which disabled goals with faults, unreadable ones, are reset. */
export function formOf(draft: KidsSaverDraft, start: PlanMonth): object {
  const form = withForcedInputs(draft);
  const defaults = initialKidsSaverDraft(start);
  const validated = validateKidsSaverForm(form);
  const faults = validated.ok ? [] : validated.faults;
  const reset = KIDS_SAVER_GOALS.filter((type) => !form[enabledKeyOf(type)])
    .map((type) => CHILD_GOALS[type].kidsSaver.key)
    .filter((key) => faults.some(({ path }) => path.startsWith(`/${key}/`)));
  return { ...withoutDefaultTarget(form), ...Object.fromEntries(reset.map((key) => [key, defaults[key]])) };
}

/** Returns the form with the fields of a plan that a proposal sets. The form keeps each goal under its own key. */
export function withProposal(
  draft: KidsSaverDraft,
  { goals = [], ...set }: Partial<KidsSaverPlan>,
): KidsSaverDraft {
  return {
    ...draft,
    ...set,
    ...Object.fromEntries(goals.map((goal) => [CHILD_GOALS[goal.type].kidsSaver.key, goal])),
  };
}

/** Returns the faults of valid entries that are not calculated with: costs not given yet, and start years. */
export function guardFaults(draft: GoalEntries, start: PlanMonth): readonly Fault[] {
  const keys = enabledTypes(draft).map((type) => CHILD_GOALS[type].kidsSaver.key);
  const expenses = keys
    .filter((key) => !draft.areExpensesGiven[key])
    .map((key) => notGiven(`/${key}/currentAnnualExpense`));
  return [...expenses, ...startYearFaults(draft, start)];
}

/** Returns faults of start years that are valid entries, but outside the range that the Kids Saver calculates. */
function startYearFaults(draft: GoalEntries, { year }: PlanMonth): readonly Fault[] {
  const { minimum, maximum } = kidsSaverStartYears(year);
  return enabledTypes(draft).flatMap((type) => {
    const { key } = CHILD_GOALS[type].kidsSaver;
    const { startYear } = draft[key];
    const path = `/${key}/startYear`;
    if (typeof startYear !== "number") return [];
    if (startYear < minimum)
      return [{ path, rule: "startsTooEarly", limit: minimum, message: "starts before this year" }];
    if (startYear > maximum)
      return [{ path, rule: "startsTooLate", limit: maximum, message: "starts too far ahead" }];
    return [];
  });
}
