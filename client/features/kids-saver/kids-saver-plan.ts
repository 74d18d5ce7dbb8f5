import { VALID_CONTACT } from "#client/features/plan/contact-fields.ts";
import { kidsSaverPlanOf } from "#shared/contract/plan-of-form.ts";
import type { KidsSaverPlan } from "#shared/contract/schemas/kids-saver.ts";
import { validateKidsSaverForm } from "#shared/contract/validate-plan.ts";
import type { Fault } from "#shared/contract/validation.ts";
import type { GoalType } from "#shared/domain/child-goals.ts";
import { CHILD_GOALS, enabledKeyOf, KIDS_SAVER_GOALS } from "#shared/domain/child-goals.ts";
import { kidsSaverStartYears } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { initialKidsSaverDraft, type KidsSaverDraft, withFormNumbers } from "./kids-saver-draft.ts";

const PERSONAL_FIELDS = [
  "name",
  "email",
  "phoneNumberCountryCode",
  "phoneNumber",
  "age",
  "currency",
] as const;

/** Whether a field belongs to the page for personal information; all others belong to that of the goals. */
export function isPersonal(field: string): boolean {
  return PERSONAL_FIELDS.some((personal) => personal === field);
}

/** Whether nothing that the page for personal information asks for is left empty. */
export function isPersonalComplete(draft: KidsSaverDraft): boolean {
  return PERSONAL_FIELDS.every((field) => draft[field] !== "");
}

const NO_GOAL: Fault = { path: "/goals", rule: "noGoal", message: "no goal is enabled" };

/**
 * Every fault of the draft: those of the contract, and start years that the Kids Saver does not calculate. A goal that
 * is not enabled has none.
 */
export function faultsOf(draft: KidsSaverDraft, start: PlanMonth): readonly Fault[] {
  const form = withFormNumbers(draft);
  const validated = validateKidsSaverForm(form, start);
  const isOff = ({ path }: Fault) =>
    KIDS_SAVER_GOALS.some(
      (type) => !form[enabledKeyOf(type)] && path.startsWith(`/${CHILD_GOALS[type].kidsSaver.key}/`),
    );
  const guards = startYearFaults(form, start);
  const isGuarded = ({ path }: Fault) => guards.some((guard) => guard.path === path);
  const faults = validated.ok ? [] : validated.faults.filter((fault) => !isGuarded(fault));
  return [...guards, ...faults].filter((fault) => !isOff(fault));
}

/** What keeps the plan from being calculated. Contact data do not. */
export function planFaultsOf(draft: KidsSaverDraft, start: PlanMonth): readonly Fault[] {
  const hasGoal = KIDS_SAVER_GOALS.some((type) => draft[enabledKeyOf(type)]);
  return [...(hasGoal ? [] : [NO_GOAL]), ...faultsOf({ ...draft, ...VALID_CONTACT }, start)];
}

/** Whether one of the faults is in a goal of that type. */
export function hasFault(faults: readonly Fault[], type: GoalType): boolean {
  return faults.some(({ path }) => path.startsWith(`/${CHILD_GOALS[type].kidsSaver.key}/`));
}

/** Whether the summary can be made: it names whom it is for. */
export function isPersonalValid(draft: KidsSaverDraft, start: PlanMonth): boolean {
  return faultsOf(draft, start).every(({ path }) => !isPersonal(path.slice(1)));
}

/** What is calculated: the enabled goals, and nothing of the contact data; undefined while it is not valid. */
export function planOf(draft: KidsSaverDraft, start: PlanMonth): KidsSaverPlan | undefined {
  if (planFaultsOf(draft, start).length > 0) return undefined;
  const form = validateKidsSaverForm(formOf({ ...draft, ...VALID_CONTACT }, start), start);
  return form.ok ? kidsSaverPlanOf(form.value) : undefined;
}

/**
 * The whole form as the payload carries it, right or wrong; but what was left half typed in a goal that is not enabled
 * is out of the plan, and must not keep it from being read.
 */
export function formOf(draft: KidsSaverDraft, start: PlanMonth): object {
  const form = withFormNumbers(draft);
  const defaults = initialKidsSaverDraft(start);
  const validated = validateKidsSaverForm(form, start);
  const faults = validated.ok ? [] : validated.faults;
  const reset = KIDS_SAVER_GOALS.filter((type) => !form[enabledKeyOf(type)])
    .map((type) => CHILD_GOALS[type].kidsSaver.key)
    .filter((key) => faults.some(({ path }) => path.startsWith(`/${key}/`)));
  return { ...form, ...Object.fromEntries(reset.map((key) => [key, defaults[key]])) };
}

/** Start years are right by the contract as long as a payment is left; the Kids Saver starts this year at the earliest. */
function startYearFaults(form: KidsSaverDraft, { year }: PlanMonth): readonly Fault[] {
  const { minimum, maximum } = kidsSaverStartYears(year);
  return KIDS_SAVER_GOALS.flatMap((type) => {
    const key = CHILD_GOALS[type].kidsSaver.key;
    const { startYear } = form[key];
    const path = `/${key}/startYear`;
    if (typeof startYear !== "number") return [];
    if (startYear < minimum) return [{ path, rule: "minimum", limit: minimum, message: "is over" }];
    if (startYear > maximum) return [{ path, rule: "maximum", limit: maximum, message: "is too far ahead" }];
    return [];
  });
}
