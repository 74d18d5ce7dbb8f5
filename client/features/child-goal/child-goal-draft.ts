import { type Draft, withoutDefaultTarget } from "#client/form/draft.ts";
import { findFaults } from "#client/form/faults.ts";
import { validateChildGoalForm, validateChildGoalPlan } from "#shared/child-goal/form.ts";
import type { ChildGoalForm, ChildGoalPlan } from "#shared/child-goal/schemas.ts";
import { NO_CONTACT, VALID_CONTACT, withoutContact } from "#shared/contract/contact.ts";
import type { Fault } from "#shared/contract/validation.ts";
import { CHILD_GOALS, forcedInputsOf, type GoalType } from "#shared/domain/child-goals.ts";
import { CHILD_GOAL_DEFAULTS } from "#shared/domain/defaults.ts";
import { AVERAGE_FEES } from "#shared/domain/education-fees.ts";
import { DEFAULT_TARGET_CHANCE } from "#shared/domain/insights.ts";
import { SINGLE_GOAL_MONTHLY_INVESTMENT_GUARD } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";

export interface ChildGoalDraft extends Draft<Required<ChildGoalForm>, "risk"> {
  /** True once the visitor has entered the cost, even if it is the amount that the form starts with. */
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

/** Returns the form with a cost that the visitor has entered. */
export function withExpense(
  draft: ChildGoalDraft,
  currentAnnualExpense: ChildGoalDraft["currentAnnualExpense"],
): ChildGoalDraft {
  return { ...draft, currentAnnualExpense, isExpenseGiven: true };
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
  return [...expenseFaults(draft), ...investmentFaults(draft)];
}

/** Requires the expense if averages are known, which are far from the initial amount (docs/adr/0027). */
function expenseFaults({ type, isExpenseGiven, countryOfExpense }: ChildGoalDraft): readonly Fault[] {
  const isAverageKnown = CHILD_GOALS[type].isEducation && AVERAGE_FEES[countryOfExpense].length > 0;
  if (isExpenseGiven || !isAverageKnown) return [];
  return [{ path: "/currentAnnualExpense", rule: "notGiven", message: "is still what the form begins with" }];
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
