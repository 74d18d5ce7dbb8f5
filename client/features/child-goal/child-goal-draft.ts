import { type Draft, withoutDefaultTarget } from "#client/form/draft.ts";
import { findFaults, notGiven } from "#client/form/faults.ts";
import { validateChildGoalForm, validateChildGoalPlan } from "#shared/child-goal/form.ts";
import type { ChildGoalForm, ChildGoalPlan } from "#shared/child-goal/schemas.ts";
import { NO_CONTACT, VALID_CONTACT, withoutContact } from "#shared/contract/contact.ts";
import type { Fault } from "#shared/contract/validation.ts";
import { forcedInputsOf, type GoalType } from "#shared/domain/child-goals.ts";
import { CHILD_GOAL_DEFAULTS } from "#shared/domain/defaults.ts";
import { DEFAULT_TARGET_CHANCE } from "#shared/domain/insights.ts";
import { SINGLE_GOAL_MONTHLY_INVESTMENT_GUARD } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";

export interface ChildGoalDraft extends Draft<Required<ChildGoalForm>, "risk"> {
  /** True once the visitor has entered the cost, or confirmed the amount that the form starts with. */
  readonly isExpenseGiven: boolean;
}

/** Returns the initial form of a type. The visitor still has to give the risk preference and the contact data. */
export function initialChildGoalDraft(type: GoalType): ChildGoalDraft {
  return {
    ...CHILD_GOAL_DEFAULTS,
    ...forcedInputsOf(type),
    type,
    risk: "",
    ...NO_CONTACT,
    targetChance: DEFAULT_TARGET_CHANCE,
    isExpenseGiven: false,
  };
}

/** Returns the draft of a form, whose payload is sent once its cost was entered; returns a draft unchanged. */
export function draftOf(state: ChildGoalDraft | ChildGoalForm): ChildGoalDraft {
  return { ...state, targetChance: DEFAULT_TARGET_CHANCE, isExpenseGiven: true, ...state };
}

/** A form without faults, in which the fields of a draft are checked one by one. */
const VALID_FORM: ChildGoalForm = {
  ...CHILD_GOAL_DEFAULTS,
  type: "Education",
  risk: "Balanced",
  ...VALID_CONTACT,
};

/** Returns the whole form as the payload carries it, valid or not, with the inputs that its type forces. */
export function formOf({ isExpenseGiven: _, ...form }: ChildGoalDraft): object {
  return { ...withoutDefaultTarget(form), ...forcedInputsOf(form.type) };
}

/** Returns the plan to calculate, without contact data; undefined if it is invalid or a guard forbids it. */
export function planOf(draft: ChildGoalDraft, start: PlanMonth): ChildGoalPlan | undefined {
  const validated = validateChildGoalPlan(planInput(draft), start);
  return validated.ok && guardFaults(draft).length === 0 ? validated.value : undefined;
}

export function withProposal(draft: ChildGoalDraft, set: Partial<ChildGoalPlan>): ChildGoalDraft {
  return { ...draft, ...set };
}

export function planFaultsOf(draft: ChildGoalDraft, start: PlanMonth): readonly Fault[] {
  const validate = (input: unknown) => validateChildGoalPlan(input, start);
  const faults = findFaults(validate, planInput(draft), VALID_FORM);
  const guards = guardFaults(draft).filter(({ path }) => faults.every((fault) => fault.path !== path));
  return [...guards, ...faults];
}

export function faultsOf(draft: ChildGoalDraft): readonly Fault[] {
  return findFaults((form) => validateChildGoalForm(draft.type, form), formOf(draft), VALID_FORM);
}

function planInput(draft: ChildGoalDraft): object {
  return withoutContact(formOf(draft));
}

/** Returns faults of valid entries that are not calculated with. */
function guardFaults(draft: ChildGoalDraft): readonly Fault[] {
  const expense = draft.isExpenseGiven ? [] : [notGiven("/currentAnnualExpense")];
  return [...expense, ...investmentFaults(draft)];
}

/** Limits the monthly investment: a valid entry may be more than a single goal is calculated with. */
function investmentFaults({ monthlyInvestment, currency }: ChildGoalDraft): readonly Fault[] {
  const isGuarded =
    typeof monthlyInvestment === "number" && monthlyInvestment > SINGLE_GOAL_MONTHLY_INVESTMENT_GUARD;
  if (!isGuarded) return [];
  return [
    {
      path: "/monthlyInvestment",
      rule: "singleGoalMaximum",
      limit: SINGLE_GOAL_MONTHLY_INVESTMENT_GUARD,
      currency,
      message: "is more than a single goal is calculated with",
    },
  ];
}
