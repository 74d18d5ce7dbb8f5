import type { Draft } from "#client/form/draft.ts";
import { findFaults, notGiven } from "#client/form/faults.ts";
import { VALID_CONTACT } from "#shared/contract/contact.ts";
import type { Fault } from "#shared/contract/validation.ts";
import { COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import { CURRENCIES, fromUsd } from "#shared/domain/currencies.ts";
import { FIRST_SCHEME_FUND, PENSION_DEFAULTS, PENSION_OPTION_DEFAULTS } from "#shared/domain/defaults.ts";
import { DEFAULT_TARGET_CHANCE } from "#shared/domain/insights.ts";
import { ANNUAL_LIVING_COST_LIMITS, CONVERTED_YEARLY_STEP } from "#shared/domain/limits.ts";
import { BLANK_CONTACT, pensionPlanOf, validatePensionForm } from "#shared/pension/form.ts";
import type { PensionForm, PensionPlan } from "#shared/pension/schemas.ts";

/** A pension form with a value for every optional field, and flags for those that are part of the plan. */
export interface PensionDraft extends Draft<Required<PensionForm>, "risk"> {
  /** True if `annualLivingCost` replaces the cost of the lifestyle. */
  readonly hasOwnBudget: boolean;
  /** True if the employer changes every `yearsPerEmployer` years. */
  readonly changesEmployers: boolean;
  /** True once the visitor has entered the salary, or confirmed that there is none. */
  readonly isSalaryGiven: boolean;
}

/** First value of the years with an employer: the length of service after which each year earns a higher gratuity. */
const FIRST_YEARS_PER_EMPLOYER = 5;

/** Initial form. The visitor still has to give the risk preference and the contact data. */
export const INITIAL_PENSION_DRAFT: PensionDraft = {
  ...PENSION_DEFAULTS,
  risk: "",
  ...BLANK_CONTACT,
  ...PENSION_OPTION_DEFAULTS,
  targetChance: DEFAULT_TARGET_CHANCE,
  schemeFund: FIRST_SCHEME_FUND,
  hasOwnBudget: false,
  annualLivingCost: lifestyleBudget(PENSION_DEFAULTS),
  changesEmployers: false,
  yearsPerEmployer: FIRST_YEARS_PER_EMPLOYER,
  isSalaryGiven: false,
};

/** Returns the yearly cost of a lifestyle as an initial budget, rounded to the unit as the form shows it. */
export function lifestyleBudget({
  country,
  lifestyle,
  currency,
}: Pick<PensionDraft, "country" | "lifestyle" | "currency">): number {
  return Math.round(fromUsd(COUNTRY_REFERENCES[country].livingCostUsd[lifestyle], currency));
}

/**
 * Returns a changed form. A budget that nobody has entered follows the cost of the lifestyle, unless it is shown: "My
 * own budget" starts with the cost that was shown.
 */
export function withFollowingBudget(before: PensionDraft, after: PensionDraft): PensionDraft {
  const isInSight = before.hasOwnBudget && after.hasOwnBudget;
  // Amounts are rounded when the currency converts them, or keep their numbers.
  const isOfLifestyle = CURRENCIES.some(
    (currency) =>
      Math.abs(Number(before.annualLivingCost) - lifestyleBudget({ ...before, currency })) <=
      CONVERTED_YEARLY_STEP / 2,
  );
  return isOfLifestyle && !isInSight ? { ...after, annualLivingCost: lifestyleBudget(after) } : after;
}

/** Returns the draft of a form, with everything that its payload leaves out; returns a draft unchanged. */
export function draftOf(state: PensionDraft | PensionForm): PensionDraft {
  return {
    // First for the order of its fields: a plan's JSON decides whether it was the last one calculated.
    ...state,
    ...INITIAL_PENSION_DRAFT,
    isSalaryGiven: true,
    annualLivingCost: lifestyleBudget(state),
    hasOwnBudget: state.annualLivingCost !== undefined,
    changesEmployers: state.yearsPerEmployer !== undefined,
    ...(state.endOfService === "SavingsScheme" && { schemeFund: PENSION_OPTION_DEFAULTS.schemeFund }),
    ...state,
  };
}

/** Contact data without faults. */
const ANY_CONTACT = { ...VALID_CONTACT, companyName: "" };

/** A form without faults, in which the fields of a draft are checked one by one. */
const VALID_FORM: PensionForm = {
  ...PENSION_DEFAULTS,
  ...PENSION_OPTION_DEFAULTS,
  annualLivingCost: ANNUAL_LIVING_COST_LIMITS.minimum,
  yearsPerEmployer: FIRST_YEARS_PER_EMPLOYER,
  risk: "Balanced",
  ...ANY_CONTACT,
};

export function formOf(draft: PensionDraft): object {
  return planFieldsOf(withUnusedContributionReset(draft));
}

export function planOf(draft: PensionDraft): PensionPlan | undefined {
  const validated = validatePensionForm(anonymousFormOf(draft));
  return validated.ok && guardFaults(draft).length === 0 ? pensionPlanOf(validated.value) : undefined;
}

export function withProposal(draft: PensionDraft, set: Partial<PensionPlan>): PensionDraft {
  const hasOwnBudget = set.lifestyle === undefined && (draft.hasOwnBudget || "annualLivingCost" in set);
  const changed = { ...draft, ...set, hasOwnBudget };
  return hasOwnBudget ? changed : withFollowingBudget(draft, changed);
}

export function planFaultsOf(draft: PensionDraft): readonly Fault[] {
  return [...guardFaults(draft), ...findFaults(validatePensionForm, anonymousFormOf(draft), VALID_FORM)];
}

/**
 * Returns the amount that the form asks for: with no money at all, the one that is invested, until the visitor says
 * that there is none. An empty form is valid, but its forecast would be of nothing (docs/adr/0027).
 */
export function askedAmount(draft: PensionDraft): "monthlySalary" | "monthlyInvestment" | undefined {
  const { isSalaryGiven, isSalaryBasedContribution, monthlySalary, monthlyInvestment } = draft;
  const { currentAdditional, expectedAdditional, otherIncome } = draft;
  if (isSalaryGiven) return undefined;
  const invested = isSalaryBasedContribution ? 0 : monthlyInvestment;
  const amounts = [monthlySalary, invested, currentAdditional, expectedAdditional, otherIncome];
  if (amounts.some((amount) => amount !== 0)) return undefined;
  return isSalaryBasedContribution ? "monthlySalary" : "monthlyInvestment";
}

function guardFaults(draft: PensionDraft): readonly Fault[] {
  const asked = askedAmount(draft);
  return asked === undefined ? [] : [notGiven(`/${asked}`)];
}

export function faultsOf(draft: PensionDraft): readonly Fault[] {
  return findFaults(validatePensionForm, formOf(draft), VALID_FORM);
}

/** Returns the form with valid contact data. Plans are checked as forms, so that a page loads only one validator. */
function anonymousFormOf(draft: PensionDraft): object {
  return formOf({ ...draft, ...ANY_CONTACT });
}

/** Fields of the folded section, which may hide a fault. */
const SECTION_FIELDS: readonly string[] = [
  "changesEmployers",
  "yearsPerEmployer",
  ...Object.keys(PENSION_OPTION_DEFAULTS),
];

/** Returns whether a field belongs to the section on the end of service and other income. */
export function isInSection(field: string): boolean {
  return SECTION_FIELDS.includes(field);
}

/** Returns whether a draft sets an option on the end of service or other income. */
export function setsSectionOption(draft: PensionDraft): boolean {
  return Object.keys(planFieldsOf(draft)).some(isInSection);
}

/** Fields that decide which other fields of a draft are part of its plan. */
type DecidingFields = Pick<
  PensionDraft,
  "hasOwnBudget" | "endOfService" | "changesEmployers" | "otherIncome"
>;

/** Returns the fields that are part of the plan: those that are shown and differ from the defaults. */
export function planFieldsOf(draft: DecidingFields): Partial<PensionDraft> {
  const defaults = new Map<string, unknown>(
    Object.entries({ ...PENSION_OPTION_DEFAULTS, targetChance: DEFAULT_TARGET_CHANCE }),
  );
  const hidden = new Set<string>(hiddenFields(draft));
  return Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => !hidden.has(field) && defaults.get(field) !== value),
  );
}

/** Returns the hidden fields of a draft, and those that no form has. */
function hiddenFields({
  hasOwnBudget,
  endOfService,
  changesEmployers,
  otherIncome,
}: DecidingFields): readonly (keyof PensionDraft)[] {
  const hasScheme = endOfService === "SavingsScheme";
  return [
    "hasOwnBudget",
    "changesEmployers",
    "isSalaryGiven",
    ...(hasOwnBudget ? [] : (["annualLivingCost"] as const)),
    ...(hasScheme ? [] : (["schemeFund", "schemeFeePercentage"] as const)),
    ...(changesEmployers ? [] : (["yearsPerEmployer"] as const)),
    ...(changesEmployers && !hasScheme ? [] : (["benefitUse"] as const)),
    ...(otherIncome === 0 ? (["otherIncomeAge", "otherIncomeRises"] as const) : []),
  ];
}

/** Resets the unused contribution: hidden, it must neither make a plan invalid nor start a calculation. */
function withUnusedContributionReset(draft: PensionDraft): PensionDraft {
  const { monthlyInvestment, investmentPercentageOfSalary } = PENSION_DEFAULTS;
  return draft.isSalaryBasedContribution
    ? { ...draft, monthlyInvestment }
    : { ...draft, investmentPercentageOfSalary };
}
