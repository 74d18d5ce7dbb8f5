import type { Calculation } from "#shared/contract/calculation.ts";
import { NO_CONTACT, withoutContact } from "#shared/contract/contact.ts";
import * as validators from "#shared/contract/generated/validators.js";
import {
  type Fault,
  faultsAt,
  type IsSound,
  type Validated,
  validateWith,
} from "#shared/contract/validation.ts";
import { EARLIEST_WORKING_AGE } from "#shared/domain/working-age.ts";
import type { ReplayRequest } from "./replay-schemas.ts";
import type { PensionForm, PensionPlan, RetirementResult } from "./schemas.ts";

/** Checks the request of `Calculate` for a pension. */
export function validatePensionPlan(input: unknown): Validated<PensionPlan> {
  return validateWith(validators.PensionPlan, input, pensionRules);
}

/** Checks the request of `CalculateReplay`. */
export function validateReplayRequest(input: unknown): Validated<ReplayRequest> {
  return validateWith(validators.ReplayRequest, input, (request, isSound) =>
    faultsAt("/plan", () => request.plan, pensionRules, isSound),
  );
}

/** The calculation of a pension. */
export const PENSION_CALCULATION: Calculation<RetirementResult> = {
  endpoint: "Calculate",
  loadResultGuard: async () =>
    (await import("#shared/contract/generated/RetirementResult.js")).RetirementResult,
};

/** The contact data of a form without any. */
export const BLANK_CONTACT = { ...NO_CONTACT, companyName: "" };

/** Checks the whole state of a pension form. */
export function validatePensionForm(input: unknown): Validated<PensionForm> {
  return validateWith(validators.PensionForm, input, pensionRules);
}

type RuledFields = Pick<
  PensionPlan,
  "age" | "retirementAge" | "yearsOfService" | "endOfService" | "benefitUse"
>;

/** The rules between the fields of a pension plan. */
export function pensionRules(plan: RuledFields, isSound: IsSound): readonly Fault[] {
  return [...retirementRules(plan, isSound), ...serviceRules(plan, isSound), ...gratuityRules(plan, isSound)];
}

/** Returns a fault if a plan with a savings scheme names a use for gratuities, which it does not have. */
function gratuityRules(plan: RuledFields, isSound: IsSound): readonly Fault[] {
  const areSound = isSound("/endOfService") && isSound("/benefitUse");
  if (!areSound || plan.endOfService !== "SavingsScheme" || plan.benefitUse === undefined) return [];
  return [
    { path: "/benefitUse", rule: "onlyWithGratuity", message: "must not be given with a savings scheme" },
  ];
}

/** Returns a fault if the years of service began before the legal working age. */
function serviceRules(plan: RuledFields, isSound: IsSound): readonly Fault[] {
  if (!isSound("/age") || !isSound("/yearsOfService")) return [];
  if (plan.yearsOfService <= plan.age - EARLIEST_WORKING_AGE) return [];
  return [
    {
      path: "/yearsOfService",
      rule: "sinceWorkingAge",
      message: `must not be above age less ${EARLIEST_WORKING_AGE}`,
    },
  ];
}

function retirementRules(plan: RuledFields, isSound: IsSound): readonly Fault[] {
  if (!isSound("/age") || !isSound("/retirementAge") || plan.age <= plan.retirementAge) return [];
  return [
    { path: "/age", rule: "notAboveRetirementAge", message: "must not be above retirementAge" },
    { path: "/retirementAge", rule: "notBelowAge", message: "must not be below age" },
  ];
}

/** Returns the plan of a pension form, valid or not, without contact data and place of residence. */
export function pensionPlanOf<F extends object>(form: F & { readonly livingWorkingIn: unknown }) {
  const { livingWorkingIn: _, ...plan } = withoutContact(form);
  return { type: "Pension" as const, ...plan };
}
