import * as validators from "./generated/validators.js";
import type { PensionForm, PensionPlan } from "./schemas/pension.ts";
import { type Fault, type IsSound, type Validated, validateWith } from "./validation.ts";

/** Checks the request of `Calculate` for a pension. */
export function validatePensionPlan(input: unknown): Validated<PensionPlan> {
  return validateWith<PensionPlan>(validators.PensionPlan, input, retirementRules);
}

/** Checks the whole state of a pension form. */
export function validatePensionForm(input: unknown): Validated<PensionForm> {
  return validateWith<PensionForm>(validators.PensionForm, input, retirementRules);
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
