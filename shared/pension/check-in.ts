import type { Calculation } from "#shared/contract/calculation.ts";
import type { CheckIn } from "./check-in-schemas.ts";

/** Where savings lie in a pension that was made some months ago. */
export const CHECK_IN_CALCULATION: Calculation<CheckIn> = {
  endpoint: "CalculateCheckIn",
  loadResultGuard: async () => (await import("#shared/contract/generated/CheckIn.js")).CheckIn,
};
