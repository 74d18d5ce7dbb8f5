import type { GapAnswer, GapRequest } from "./planning-schemas.ts";
import type { ChanceAnswer, PlanningService } from "./planning-service.ts";

/**
 * Requests the chances of a plan as sent, by the cheapest call that a planning service offers.
 * @throws {PlanningError} if the planning service fails
 */
export function askChances(
  planning: Pick<PlanningService, "chances" | "gap">,
  request: GapRequest,
): Promise<ChanceAnswer> {
  return planning.chances === undefined ? planning.gap(request) : planning.chances(request);
}

/**
 * Requests the gap factors of a plan at several target percentiles, by as few calls as a planning service allows.
 * @returns an answer for each percentile
 * @throws {PlanningError} if the planning service fails
 */
export function askGaps(
  planning: Pick<PlanningService, "gap" | "gaps">,
  request: GapRequest,
  percentiles: readonly number[],
): Promise<readonly GapAnswer[]> {
  if (planning.gaps !== undefined) return planning.gaps(request, percentiles);
  return Promise.all(percentiles.map((targetPercentile) => planning.gap({ ...request, targetPercentile })));
}
