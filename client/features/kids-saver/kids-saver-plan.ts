import { fieldOf } from "#client/form/faults.ts";
import type { FormRules } from "#client/form/form-memory.ts";
import { VALID_CONTACT } from "#shared/contract/contact.ts";
import type { Fault } from "#shared/contract/validation.ts";
import { CHILD_GOALS, enabledKeyOf, type GoalType, KIDS_SAVER_GOALS } from "#shared/domain/child-goals.ts";
import { kidsSaverStartYears } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { kidsSaverPlanOf, validateKidsSaverForm } from "#shared/kids-saver/form.ts";
import type { KidsSaverForm, KidsSaverPlan } from "#shared/kids-saver/schemas.ts";
import { initialKidsSaverDraft, type KidsSaverDraft, withForcedInputs } from "./kids-saver-draft.ts";

/** The fields of the page for personal information. */
export const PERSONAL_FIELDS = [
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

const NO_GOAL: Fault = { path: "/goals", rule: "noGoal", message: "no goal is enabled" };

export function kidsSaverRules(start: PlanMonth): FormRules<KidsSaverDraft, KidsSaverForm> {
  return {
    initial: initialKidsSaverDraft(start),
    validateForm: validateKidsSaverForm,
    draftOf: (state) => state,
    formOf: (draft) => formOf(draft, start),
    findFaults: faultsOf,
  };
}

/** Every fault of the draft by the contract; a goal that is not enabled has none. */
export function faultsOf(draft: KidsSaverDraft): readonly Fault[] {
  const form = withForcedInputs(draft);
  const validated = validateKidsSaverForm(form);
  const isOff = (fault: Fault) =>
    KIDS_SAVER_GOALS.some((type) => !form[enabledKeyOf(type)] && isInGoal(fieldOf(fault), type));
  return validated.ok ? [] : validated.faults.filter((fault) => !isOff(fault));
}

/** What keeps the plan from being calculated. Contact data do not. */
export function planFaultsOf(draft: KidsSaverDraft, start: PlanMonth): readonly Fault[] {
  const hasGoal = KIDS_SAVER_GOALS.some((type) => draft[enabledKeyOf(type)]);
  const faults = faultsOf({ ...draft, ...VALID_CONTACT });
  const guards = guardFaults(draft, start).filter(({ path }) => faults.every((fault) => fault.path !== path));
  return [...(hasGoal ? [] : [NO_GOAL]), ...faults, ...guards];
}

/** Whether a field of the form is one of the goal of that type. */
export function isInGoal(field: string, type: GoalType): boolean {
  return field.startsWith(`${CHILD_GOALS[type].kidsSaver.key}/`);
}

/** Whether one of the faults is in a goal of that type. */
export function hasFault(faults: readonly Fault[], type: GoalType): boolean {
  return faults.some((fault) => isInGoal(fieldOf(fault), type));
}

/** The faults that are mended on the page for personal information; with any the summary cannot be made. */
export function personalFaultsOf(draft: KidsSaverDraft): readonly Fault[] {
  return faultsOf(draft).filter((fault) => isPersonal(fieldOf(fault)));
}

/** What is calculated: the enabled goals, and nothing of the contact data; undefined while it is not valid. */
export function planOf(draft: KidsSaverDraft, start: PlanMonth): KidsSaverPlan | undefined {
  if (planFaultsOf(draft, start).length > 0) return undefined;
  const form = validateKidsSaverForm(formOf({ ...draft, ...VALID_CONTACT }, start));
  return form.ok ? kidsSaverPlanOf(form.value, start) : undefined;
}

/**
 * The whole form as the payload carries it, right or wrong; but what was left half typed in a goal that is not enabled
 * is out of the plan, and must not keep it from being read.
 */
export function formOf(draft: KidsSaverDraft, start: PlanMonth): object {
  const form = withForcedInputs(draft);
  const defaults = initialKidsSaverDraft(start);
  const validated = validateKidsSaverForm(form);
  const faults = validated.ok ? [] : validated.faults;
  const reset = KIDS_SAVER_GOALS.filter((type) => !form[enabledKeyOf(type)])
    .map((type) => CHILD_GOALS[type].kidsSaver.key)
    .filter((key) => faults.some(({ path }) => path.startsWith(`/${key}/`)));
  return { ...form, ...Object.fromEntries(reset.map((key) => [key, defaults[key]])) };
}

/** The form with the fields of a plan that a proposal sets; goals are kept each under a key of its own. */
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

/** A start year may be a valid entry and yet outside of what the Kids Saver calculates while it is filled in. */
function guardFaults(draft: KidsSaverDraft, { year }: PlanMonth): readonly Fault[] {
  const { minimum, maximum } = kidsSaverStartYears(year);
  return KIDS_SAVER_GOALS.filter((type) => draft[enabledKeyOf(type)]).flatMap((type) => {
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
