import { PENSION_DEFAULTS } from "#shared/domain/defaults.ts";
import type { PensionPlan } from "./schemas.ts";

const { livingWorkingIn: _, ...defaults } = PENSION_DEFAULTS;

/** The plan of the worked example: the form's defaults, with a salary and choices for the fields without a default. */
export const PENSION_EXAMPLE_PLAN: PensionPlan = {
  type: "Pension",
  ...defaults,
  monthlySalary: 15_000,
  risk: "Balanced",
};
