import { bulkhead } from "cockatiel";
import { PlanningError, type PlanningService } from "#shared/planning/planning-service.ts";

/** Calls on their way at once. */
const MOST_AT_ONCE = 8;
/** After this no further call is begun. Unit: ms. */
const DEADLINE_MS = 6_000;

/**
 * A planning service for a question that takes many calls: it is asked a few at a time, and not for ever. Calls that come
 * too late fail as those do that take too long.
 */
export function inSmallSteps(planning: PlanningService): PlanningService {
  const places = bulkhead(MOST_AT_ONCE, Number.POSITIVE_INFINITY);
  const deadline = AbortSignal.timeout(DEADLINE_MS);
  const inTime = <T>(call: () => Promise<T>): Promise<T> =>
    places.execute(() => {
      if (deadline.aborted) throw new PlanningError("timeout", "the planning service took too long");
      return call();
    });
  return {
    get modelVersion() {
      return planning.modelVersion;
    },
    forecast: (request) => inTime(() => planning.forecast(request)),
    gap: (request) => inTime(() => planning.gap(request)),
  };
}
