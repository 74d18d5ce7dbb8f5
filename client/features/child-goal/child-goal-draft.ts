import type { Draft } from "#client/form/draft.ts";
import { findFaults } from "#client/form/faults.ts";
import { type FormMemory, type FormRules, formMemory } from "#client/form/form-memory.ts";
import { validateChildGoalForm, validateChildGoalPlan } from "#shared/child-goal/form.ts";
import type { ChildGoalForm, ChildGoalPlan, GoalResult } from "#shared/child-goal/schemas.ts";
import { NO_CONTACT, VALID_CONTACT, withoutContact } from "#shared/contract/contact.ts";
import type { Fault } from "#shared/contract/validation.ts";
import { CHILD_GOALS, forcedInputsOf, type GoalType } from "#shared/domain/child-goals.ts";
import { CHILD_GOAL_DEFAULTS } from "#shared/domain/defaults.ts";
import { SINGLE_GOAL_MONTHLY_INVESTMENT_GUARD } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";

export type ChildGoalDraft = Draft<ChildGoalForm, "risk">;

/** What the form of a type starts with: the risk preference and the contact data are the visitor's to give. */
export function initialChildGoalDraft(type: GoalType): ChildGoalDraft {
  return {
    ...CHILD_GOAL_DEFAULTS,
    ...forcedInputsOf(type),
    type,
    risk: "",
    ...NO_CONTACT,
  };
}

/** The form of a type as it was left and its last result, for the way back. */
export function childGoalMemory(
  type: GoalType,
): FormMemory<ChildGoalDraft, ChildGoalForm, ChildGoalPlan, GoalResult> {
  return formMemory(CHILD_GOALS[type].calculator);
}

export function childGoalRules(type: GoalType): FormRules<ChildGoalDraft, ChildGoalForm> {
  return {
    initial: initialChildGoalDraft(type),
    validateForm: (state) => validateChildGoalForm(type, state),
    draftOf: (state) => state,
    formOf,
    findFaults: faultsOf,
  };
}

/** A form without faults, beside which the fields of a draft are checked one by one. */
const VALID_FORM: ChildGoalForm = {
  ...CHILD_GOAL_DEFAULTS,
  type: "Education",
  risk: "Balanced",
  ...VALID_CONTACT,
};

/** The whole form as the payload carries it, right or wrong, with the inputs that its type forces. */
export function formOf(draft: ChildGoalDraft): object {
  return { ...draft, ...forcedInputsOf(draft.type) };
}

/** What is calculated, the form without contact data; undefined while it is not valid or a guard forbids it. */
export function planOf(draft: ChildGoalDraft, start: PlanMonth): ChildGoalPlan | undefined {
  const validated = validateChildGoalPlan(planInput(draft), start);
  return validated.ok && guardFaults(draft).length === 0 ? validated.value : undefined;
}

/** The form with the fields of a plan that a proposal sets. */
export function withProposal(draft: ChildGoalDraft, set: Partial<ChildGoalPlan>): ChildGoalDraft {
  return { ...draft, ...set };
}

/** What keeps the plan from being calculated. */
export function planFaultsOf(draft: ChildGoalDraft, start: PlanMonth): readonly Fault[] {
  const validate = (input: unknown) => validateChildGoalPlan(input, start);
  const faults = findFaults(validate, planInput(draft), VALID_FORM);
  const isFaulty = faults.some(({ path }) => path === "/monthlyInvestment");
  return isFaulty ? faults : [...faults, ...guardFaults(draft)];
}

/** Every fault of the draft's fields, by the contract's rules. */
export function faultsOf(draft: ChildGoalDraft): readonly Fault[] {
  return findFaults((form) => validateChildGoalForm(draft.type, form), formOf(draft), VALID_FORM);
}

function planInput(draft: ChildGoalDraft): object {
  return { ...withoutContact(draft), ...forcedInputsOf(draft.type) };
}

/** A monthly investment may be a valid entry and yet more than a single goal is calculated with. */
function guardFaults({ monthlyInvestment }: ChildGoalDraft): readonly Fault[] {
  const isGuarded =
    typeof monthlyInvestment === "number" && monthlyInvestment > SINGLE_GOAL_MONTHLY_INVESTMENT_GUARD;
  if (!isGuarded) return [];
  return [
    {
      path: "/monthlyInvestment",
      rule: "singleGoalMaximum",
      limit: SINGLE_GOAL_MONTHLY_INVESTMENT_GUARD,
      message: "is more than a single goal is calculated with",
    },
  ];
}
