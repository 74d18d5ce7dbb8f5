import type { Draft } from "#client/form/draft.ts";
import { findFaults, notGiven } from "#client/form/faults.ts";
import { type ContactField, VALID_CONTACT } from "#shared/contract/contact.ts";
import type { Fault } from "#shared/contract/validation.ts";
import { COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import { CURRENCIES, fromUsd } from "#shared/domain/currencies.ts";
import { FIRST_SCHEME_FUND, PENSION_DEFAULTS, PENSION_OPTION_DEFAULTS } from "#shared/domain/defaults.ts";
import { DEFAULT_TARGET_CHANCE } from "#shared/domain/insights.ts";
import { ANNUAL_LIVING_COST_LIMITS, CONVERTED_YEARLY_STEP } from "#shared/domain/limits.ts";
import type { Sex } from "#shared/domain/sexes.ts";
import { BLANK_CONTACT, pensionPlanOf, validatePensionForm } from "#shared/pension/form.ts";
import type { PensionForm, PensionPlan } from "#shared/pension/schemas.ts";

/** A pension form with a value for every optional field, and flags for those that are part of the plan. */
export interface PensionDraft extends Draft<Required<Omit<PensionForm, "sex">>, "risk"> {
  readonly sex: Sex | typeof UNSAID;
  /** True if `annualLivingCost` replaces the cost of the lifestyle. */
  readonly hasOwnBudget: boolean;
  /** True if the employer changes every `yearsPerEmployer` years. */
  readonly changesEmployers: boolean;
  /** True if the savings have to last for a partner of `partnerAge` too. */
  readonly hasPartner: boolean;
  /** True once the visitor has entered the salary, or confirmed that there is none. */
  readonly isSalaryGiven: boolean;
}

/** The fields of a pension's plan, in a form of its own or in the form of a family. */
export type PensionEntries = Omit<PensionDraft, ContactField | "livingWorkingIn" | "targetChance">;

/** The sex of a visitor who does not say it. */
const UNSAID = "unsaid";

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
  sex: UNSAID,
  hasPartner: false,
  partnerAge: PENSION_DEFAULTS.age,
  isSalaryGiven: false,
};

/** Returns the yearly cost of a lifestyle as an initial budget, rounded to the unit as the form shows it. */
export function lifestyleBudget({
  country,
  lifestyle,
  currency,
}: Pick<PensionEntries, "country" | "lifestyle" | "currency">): number {
  return Math.round(fromUsd(COUNTRY_REFERENCES[country].livingCostUsd[lifestyle], currency));
}

/**
 * Returns a changed form. A budget that nobody has entered follows the cost of the lifestyle, unless it is shown: "My
 * own budget" starts with the cost that was shown.
 */
export function withFollowingBudget<D extends PensionEntries>(before: D, after: D): D {
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
    annualLivingCost: lifestyleBudget(state),
    ...impliedEntriesOf(state),
    ...state,
  };
}

/** Returns entries that a form has no fields for, or leaves out unlike the initial draft: what its other fields imply. */
export function impliedEntriesOf({
  annualLivingCost,
  yearsPerEmployer,
  partnerAge,
  endOfService,
}: Readonly<Partial<Record<keyof PensionEntries, unknown>>>): Partial<PensionEntries> {
  return {
    isSalaryGiven: true,
    hasOwnBudget: annualLivingCost !== undefined,
    changesEmployers: yearsPerEmployer !== undefined,
    hasPartner: partnerAge !== undefined,
    ...(endOfService === "SavingsScheme" && { schemeFund: PENSION_OPTION_DEFAULTS.schemeFund }),
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
  partnerAge: PENSION_DEFAULTS.age,
  risk: "Balanced",
  ...ANY_CONTACT,
};

/** Returns the fields as a payload carries them, valid or not. */
export function formOf(draft: PensionEntries): Partial<PensionEntries> {
  return planFieldsOf(withUnusedContributionReset(draft));
}

export function planOf(draft: PensionDraft): PensionPlan | undefined {
  const validated = validatePensionForm(anonymousFormOf(draft));
  return validated.ok && guardFaults(draft).length === 0 ? pensionPlanOf(validated.value) : undefined;
}

export function withProposal<D extends PensionEntries>(draft: D, set: Partial<PensionPlan>): D {
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
export function askedAmount(draft: PensionEntries): "monthlySalary" | "monthlyInvestment" | undefined {
  const { isSalaryGiven, isSalaryBasedContribution, monthlySalary, monthlyInvestment } = draft;
  const { currentAdditional, expectedAdditional, otherIncome } = draft;
  if (isSalaryGiven) return undefined;
  const invested = isSalaryBasedContribution ? 0 : monthlyInvestment;
  const amounts = [monthlySalary, invested, currentAdditional, expectedAdditional, otherIncome];
  if (amounts.some((amount) => amount !== 0)) return undefined;
  return isSalaryBasedContribution ? "monthlySalary" : "monthlyInvestment";
}

export function guardFaults(draft: PensionEntries): readonly Fault[] {
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
  "sex",
  "hasPartner",
  "partnerAge",
  ...Object.keys(PENSION_OPTION_DEFAULTS),
];

/** Returns whether a field belongs to the section on the end of service, other income and the length of life. */
export function isInSection(field: string): boolean {
  return SECTION_FIELDS.includes(field);
}

/** Returns whether a draft sets an option of that section. */
export function setsSectionOption(draft: PensionEntries): boolean {
  return Object.keys(planFieldsOf(draft)).some(isInSection);
}

/** Fields that decide which other fields of a draft are part of its plan. */
type DecidingFields = Pick<
  PensionEntries,
  "hasOwnBudget" | "endOfService" | "changesEmployers" | "otherIncome" | "hasPartner"
>;

/** Returns the fields that are part of the plan: those that are shown and differ from the defaults. */
export function planFieldsOf(draft: DecidingFields): Partial<PensionEntries> {
  const defaults = new Map<string, unknown>(
    Object.entries({ ...PENSION_OPTION_DEFAULTS, sex: UNSAID, targetChance: DEFAULT_TARGET_CHANCE }),
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
  hasPartner,
}: DecidingFields): readonly (keyof PensionEntries)[] {
  const hasScheme = endOfService === "SavingsScheme";
  return [
    "hasOwnBudget",
    "changesEmployers",
    "hasPartner",
    "isSalaryGiven",
    ...(hasOwnBudget ? [] : (["annualLivingCost"] as const)),
    ...(hasScheme ? [] : (["schemeFund", "schemeFeePercentage"] as const)),
    ...(changesEmployers ? [] : (["yearsPerEmployer"] as const)),
    ...(changesEmployers && !hasScheme ? [] : (["benefitUse"] as const)),
    ...(otherIncome === 0 ? (["otherIncomeAge", "otherIncomeRises"] as const) : []),
    ...(hasPartner ? [] : (["partnerAge"] as const)),
  ];
}

/** Resets the unused contribution: hidden, it must neither make a plan invalid nor start a calculation. */
function withUnusedContributionReset(draft: PensionEntries): PensionEntries {
  const { monthlyInvestment, investmentPercentageOfSalary } = PENSION_DEFAULTS;
  return draft.isSalaryBasedContribution
    ? { ...draft, monthlyInvestment }
    : { ...draft, investmentPercentageOfSalary };
}
