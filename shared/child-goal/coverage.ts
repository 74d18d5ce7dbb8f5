import type { ForecastSeriesId } from "#shared/report/report-document.ts";
import type { ExpensePayment, GoalResult } from "./schemas.ts";

/** The payments that a forecast covers: all, none, or those up to the time step of the last one covered. */
type Coverage = "all" | "none" | { readonly untilTimeStep: number };

const VALUE_OF = {
  realistic: "valueAt50th",
  pessimistic: "valueAt10th",
} as const satisfies Record<ForecastSeriesId, keyof ExpensePayment>;

/**
 * Returns the payments that a forecast covers. A payment that leaves a negative value is not covered; nobody lends the
 * missing amount, so later payments do not count.
 */
export function coverageOf({ payments }: Pick<GoalResult, "payments">, forecast: ForecastSeriesId): Coverage {
  const unpaid = payments.findIndex((payment) => payment[VALUE_OF[forecast]] < 0);
  if (unpaid === -1) return "all";
  const last = payments[unpaid - 1];
  return last === undefined ? "none" : { untilTimeStep: last.timeStep };
}
