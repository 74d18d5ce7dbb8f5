import type { Draft } from "#client/form/draft.ts";
import { findFaults } from "#client/form/faults.ts";
import { type FormMemory, type FormRules, formMemory } from "#client/form/form-memory.ts";
import { VALID_CONTACT } from "#shared/contract/contact.ts";
import type { Fault } from "#shared/contract/validation.ts";
import { PENSION_DEFAULTS } from "#shared/domain/defaults.ts";
import { NOBODY, pensionPlanOf, validatePensionForm, validatePensionPlan } from "#shared/pension/form.ts";
import type { PensionForm, PensionPlan, RetirementResult } from "#shared/pension/schemas.ts";

export type PensionDraft = Draft<PensionForm, "risk">;

/** What the form starts with: the risk preference and the contact data are the visitor's to give. */
export const INITIAL_PENSION_DRAFT: PensionDraft = {
  ...PENSION_DEFAULTS,
  risk: "",
  ...NOBODY,
};

/** The form as it was left and its last result, for the way back. */
export function pensionMemory(): FormMemory<PensionDraft, PensionForm, PensionPlan, RetirementResult> {
  return formMemory("pension");
}

export const PENSION_RULES: FormRules<PensionDraft> = {
  initial: INITIAL_PENSION_DRAFT,
  validateForm: validatePensionForm,
  findFaults: faultsOf,
};

/** A form without faults, beside which the fields of a draft are checked one by one. */
const VALID_FORM: PensionForm = {
  ...PENSION_DEFAULTS,
  risk: "Balanced",
  ...VALID_CONTACT,
  companyName: "",
};

/** The whole form as the payload carries it, right or wrong. */
export function formOf(draft: PensionDraft): object {
  return withUnusedContributionReset(draft);
}

/** What is calculated, the form without contact data; undefined while it is not valid. */
export function planOf(draft: PensionDraft): PensionPlan | undefined {
  const validated = validatePensionPlan(pensionPlanOf(withUnusedContributionReset(draft)));
  return validated.ok ? validated.value : undefined;
}

/** The form with the fields of a plan that a proposal sets. */
export function withProposal(draft: PensionDraft, set: Partial<PensionPlan>): PensionDraft {
  return { ...draft, ...set };
}

/** What keeps the plan from being calculated. */
export function planFaultsOf(draft: PensionDraft): readonly Fault[] {
  return findFaults(validatePensionPlan, pensionPlanOf(withUnusedContributionReset(draft)), VALID_FORM);
}

/** Every fault of the draft, by the contract's rules. */
export function faultsOf(draft: PensionDraft): readonly Fault[] {
  return findFaults(validatePensionForm, formOf(draft), VALID_FORM);
}

/**
 * The contribution that is not in use is out of sight, so it must not keep a plan from being valid (a monthly amount
 * in range for AED may be out of range for USD), nor set off a calculation.
 */
function withUnusedContributionReset(draft: PensionDraft): PensionDraft {
  const { monthlyInvestment, investmentPercentageOfSalary } = PENSION_DEFAULTS;
  return draft.isSalaryBasedContribution
    ? { ...draft, monthlyInvestment }
    : { ...draft, investmentPercentageOfSalary };
}
