import { PENSION_OPTION_DEFAULTS } from "#shared/domain/defaults.ts";
import type { PensionPlan } from "./schemas.ts";

type Options = Pick<PensionPlan, keyof typeof PENSION_OPTION_DEFAULTS>;

/** Returns a plan's options for the end of service and other income, with defaults for those left out. */
export function planOptions(plan: Options): Required<Options> {
  return { ...PENSION_OPTION_DEFAULTS, ...plan };
}
