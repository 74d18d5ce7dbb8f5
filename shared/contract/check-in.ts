import type { Calculation } from "./calculation.ts";
import type { CheckIn } from "./check-in-schemas.ts";

/** Where savings lie in a plan that was made some months ago. */
export const CHECK_IN_CALCULATION: Calculation<CheckIn> = {
  endpoint: "CalculateCheckIn",
  loadResultGuard: async () => (await import("./generated/CheckIn.js")).CheckIn,
};
