import type { Calculation } from "#shared/contract/calculation.ts";
import { NO_CONTACT, withoutContact } from "#shared/contract/contact.ts";
import * as validators from "#shared/contract/generated/validators.js";
import { type Fault, type IsSound, type Validated, validateWith } from "#shared/contract/validation.ts";
import type { PensionForm, PensionPlan, RetirementResult } from "./schemas.ts";

/** Checks the request of `Calculate` for a pension. */
export function validatePensionPlan(input: unknown): Validated<PensionPlan> {
  return validateWith(validators.PensionPlan, input, planRules);
}

/** How a pension is calculated. */
export const PENSION_CALCULATION: Calculation<RetirementResult> = {
  endpoint: "Calculate",
  loadResultGuard: async () =>
    (await import("#shared/contract/generated/RetirementResult.js")).RetirementResult,
};

/** Contact data of a form whose visitor has not told them. */
export const NOBODY = { ...NO_CONTACT, companyName: "" };

/** Checks the whole state of a pension form. */
export function validatePensionForm(input: unknown): Validated<PensionForm> {
  return validateWith(validators.PensionForm, input, planRules);
}

type RuledFields = Pick<
  PensionPlan,
  "age" | "retirementAge" | "endOfService" | (typeof GRATUITY_FIELDS)[number]
>;

/** Fields that say something of the gratuity alone. */
const GRATUITY_FIELDS = ["yearsPerEmployer", "benefitUse"] as const;

function planRules(plan: RuledFields, isSound: IsSound): readonly Fault[] {
  return [...retirementRules(plan, isSound), ...gratuityRules(plan, isSound)];
}

/** Who is in a savings scheme has no gratuity to take from employer to employer. */
function gratuityRules(plan: RuledFields, isSound: IsSound): readonly Fault[] {
  if (!isSound("/endOfService") || plan.endOfService !== "SavingsScheme") return [];
  return GRATUITY_FIELDS.filter((field) => plan[field] !== undefined && isSound(`/${field}`)).map(
    (field) => ({
      path: `/${field}`,
      rule: "onlyWithGratuity",
      message: "must not be given with a savings scheme",
    }),
  );
}

function retirementRules(plan: RuledFields, isSound: IsSound): readonly Fault[] {
  if (!isSound("/age") || !isSound("/retirementAge") || plan.age <= plan.retirementAge) return [];
  return [
    { path: "/age", rule: "notAboveRetirementAge", message: "must not be above retirementAge" },
    { path: "/retirementAge", rule: "notBelowAge", message: "must not be below age" },
  ];
}

/** The plan of a pension form, valid or not: all but who fills it in, and where. */
export function pensionPlanOf<F extends object>(form: F & { readonly livingWorkingIn: unknown }) {
  const { livingWorkingIn: _, ...plan } = withoutContact(form);
  return { type: "Pension" as const, ...plan };
}
