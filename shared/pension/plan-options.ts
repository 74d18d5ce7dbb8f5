import { PENSION_OPTION_DEFAULTS } from "#shared/domain/defaults.ts";
import type { PensionPlan } from "./schemas.ts";

type Options = Pick<PensionPlan, keyof typeof PENSION_OPTION_DEFAULTS>;

/** What a plan says of the end of service and of other income, with the defaults for all that it leaves out. */
export function planOptions(plan: Options): Required<Options> {
  return { ...PENSION_OPTION_DEFAULTS, ...plan };
}
