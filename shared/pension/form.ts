import * as validators from "#shared/contract/generated/validators.js";
import { type Fault, type IsSound, type Validated, validateWith } from "#shared/contract/validation.ts";
import type { PensionForm, PensionPlan } from "./schemas.ts";

/** Checks the request of `Calculate` for a pension. */
export function validatePensionPlan(input: unknown): Validated<PensionPlan> {
  return validateWith(validators.PensionPlan, input, retirementRules);
}

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

/** What is calculated of a pension form: all but the contact data. */
export function pensionPlanOf(form: PensionForm): PensionPlan {
  const { name, email, phoneNumberCountryCode, phoneNumber, companyName, livingWorkingIn, ...plan } = form;
  return { type: "Pension", ...plan };
}
