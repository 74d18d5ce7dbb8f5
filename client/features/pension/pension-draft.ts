import { convertAmount } from "#client/form/convert-amount.ts";
import type { Draft } from "#client/form/draft.ts";
import { findFaults } from "#client/form/faults.ts";
import { type FormMemory, type FormRules, formMemory } from "#client/form/form-memory.ts";
import { VALID_CONTACT } from "#shared/contract/contact.ts";
import type { Fault } from "#shared/contract/validation.ts";
import { COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import { PENSION_DEFAULTS, PENSION_OPTION_DEFAULTS } from "#shared/domain/defaults.ts";
import { ANNUAL_LIVING_COST_LIMITS } from "#shared/domain/limits.ts";
import { NOBODY, pensionPlanOf, validatePensionForm } from "#shared/pension/form.ts";
import type { PensionForm, PensionPlan, RetirementResult } from "#shared/pension/schemas.ts";

/** A pension form with a value for all that its payload may leave out, and whether that is part of the plan. */
export interface PensionDraft extends Draft<Required<PensionForm>, "risk"> {
  /** Whether `annualLivingCost` takes the place of the lifestyle's. */
  readonly hasOwnBudget: boolean;
  /** Whether employers are changed every `yearsPerEmployer`. */
  readonly changesEmployers: boolean;
}

/** First value of the years with an employer: the time of service after which more is due for each year. */
const FIRST_YEARS_PER_EMPLOYER = 5;

/** What the form starts with: the risk preference and the contact data are the visitor's to give. */
export const INITIAL_PENSION_DRAFT: PensionDraft = {
  ...PENSION_DEFAULTS,
  risk: "",
  ...NOBODY,
  ...PENSION_OPTION_DEFAULTS,
  hasOwnBudget: false,
  annualLivingCost: lifestyleBudget(PENSION_DEFAULTS),
  changesEmployers: false,
  yearsPerEmployer: FIRST_YEARS_PER_EMPLOYER,
};

/** What a lifestyle costs a year, in the form's currency, as a budget to begin with. */
export function lifestyleBudget({
  country,
  lifestyle,
  currency,
}: Pick<PensionDraft, "country" | "lifestyle" | "currency">): number | string {
  const costUsd = COUNTRY_REFERENCES[country].livingCostUsd[lifestyle];
  return convertAmount(costUsd, ["USD", currency], ANNUAL_LIVING_COST_LIMITS.step);
}

/** The form as it was left and its last result, for the way back. */
export function pensionMemory(): FormMemory<PensionDraft, PensionForm, PensionPlan, RetirementResult> {
  return formMemory("pension");
}

export const PENSION_RULES: FormRules<PensionDraft, PensionForm> = {
  initial: INITIAL_PENSION_DRAFT,
  validateForm: validatePensionForm,
  draftOf,
  formOf,
  findFaults: faultsOf,
};

function draftOf(state: PensionDraft | PensionForm): PensionDraft {
  return {
    // First for its order of fields: a plan is told by its text to be the one that was calculated last.
    ...state,
    ...INITIAL_PENSION_DRAFT,
    annualLivingCost: lifestyleBudget(state),
    hasOwnBudget: state.annualLivingCost !== undefined,
    changesEmployers: state.yearsPerEmployer !== undefined,
    ...state,
  };
}

/** Contact data without faults. */
const SOMEBODY = { ...VALID_CONTACT, companyName: "" };

/** A form without faults, beside which the fields of a draft are checked one by one. */
const VALID_FORM: PensionForm = {
  ...PENSION_DEFAULTS,
  ...PENSION_OPTION_DEFAULTS,
  annualLivingCost: ANNUAL_LIVING_COST_LIMITS.minimum,
  yearsPerEmployer: FIRST_YEARS_PER_EMPLOYER,
  risk: "Balanced",
  ...SOMEBODY,
};

/** The whole form as the payload carries it, right or wrong. */
export function formOf(draft: PensionDraft): object {
  return saidOf(withUnusedContributionReset(draft));
}

/** What is calculated, the form without contact data; undefined while it is not valid. */
export function planOf(draft: PensionDraft): PensionPlan | undefined {
  const validated = validatePensionForm(anonymousFormOf(draft));
  return validated.ok ? pensionPlanOf(validated.value) : undefined;
}

/** The form with the fields of a plan that a proposal sets. */
export function withProposal(draft: PensionDraft, set: Partial<PensionPlan>): PensionDraft {
  const hasOwnBudget = set.lifestyle === undefined && (draft.hasOwnBudget || "annualLivingCost" in set);
  return { ...draft, ...set, hasOwnBudget };
}

/** What keeps the plan from being calculated. */
export function planFaultsOf(draft: PensionDraft): readonly Fault[] {
  return findFaults(validatePensionForm, anonymousFormOf(draft), VALID_FORM);
}

/** Every fault of the draft, by the contract's rules. */
export function faultsOf(draft: PensionDraft): readonly Fault[] {
  return findFaults(validatePensionForm, formOf(draft), VALID_FORM);
}

/** The form of somebody: a plan is checked as its form is, so that a page loads one validator and not two. */
function anonymousFormOf(draft: PensionDraft): object {
  return formOf({ ...draft, ...SOMEBODY });
}

/** The fields of the folded section, which may hide a fault. */
const SECTION_FIELDS: readonly string[] = [
  "changesEmployers",
  "yearsPerEmployer",
  ...Object.keys(PENSION_OPTION_DEFAULTS),
];

/** Whether a field is one of the end of service and other income. */
export function isInSection(field: string): boolean {
  return SECTION_FIELDS.includes(field);
}

/** Whether a draft says anything of the end of service or of other income. */
export function saysMore(draft: PensionDraft): boolean {
  return Object.keys(saidOf(draft)).some(isInSection);
}

/** What decides of a draft what its plan says. */
type SaidOrNot = Pick<PensionDraft, "hasOwnBudget" | "endOfService" | "changesEmployers" | "otherIncome">;

/**
 * A plan says what differs from what holds without saying so, and nothing of what is out of sight: that must not keep it
 * from being valid, nor set off a calculation.
 */
export function saidOf(draft: SaidOrNot): Partial<PensionDraft> {
  const defaults = new Map<string, unknown>(Object.entries(PENSION_OPTION_DEFAULTS));
  const unsaid = new Set<string>(unsaidFields(draft));
  return Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => !unsaid.has(field) && defaults.get(field) !== value),
  );
}

/** The fields of a draft that are out of sight, and those that are of no form. */
function unsaidFields({
  hasOwnBudget,
  endOfService,
  changesEmployers,
  otherIncome,
}: SaidOrNot): readonly (keyof PensionDraft)[] {
  const hasScheme = endOfService === "SavingsScheme";
  return [
    "hasOwnBudget",
    "changesEmployers",
    ...(hasOwnBudget ? [] : (["annualLivingCost"] as const)),
    ...(hasScheme ? [] : (["schemeFund", "schemeFeePercentage"] as const)),
    ...(changesEmployers && !hasScheme ? [] : (["yearsPerEmployer", "benefitUse"] as const)),
    ...(otherIncome === 0 ? (["otherIncomeAge"] as const) : []),
  ];
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
