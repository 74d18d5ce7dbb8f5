import type { Calculation } from "#shared/contract/calculation.ts";
import { NO_CONTACT, withoutContact } from "#shared/contract/contact.ts";
import * as validators from "#shared/contract/generated/validators.js";
import { type Fault, type IsSound, type Validated, validateWith } from "#shared/contract/validation.ts";
import type { PensionForm, PensionPlan, RetirementResult } from "./schemas.ts";

/** Checks the request of `Calculate` for a pension. */
export function validatePensionPlan(input: unknown): Validated<PensionPlan> {
  return validateWith(validators.PensionPlan, input, retirementRules);
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
  return validateWith(validators.PensionForm, input, retirementRules);
}

function retirementRules(
  plan: { readonly age: number; readonly retirementAge: number },
  isSound: IsSound,
): readonly Fault[] {
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
