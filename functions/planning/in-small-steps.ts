import { bulkhead } from "cockatiel";
import { PlanningError, type PlanningService } from "#shared/planning/planning-service.ts";

interface Steps {
  /** Calls on their way at once. */
  readonly mostAtOnce: number;
  /** After this no further call is begun. Unit: ms. */
  readonly deadlineMs: number;
}

const STEPS: Steps = { mostAtOnce: 8, deadlineMs: 6_000 };

/**
 * A planning service for a question that takes many calls: it is asked a few at a time, and not for ever. Calls that come
 * too late fail as those do that take too long.
 */
export function inSmallSteps(
  planning: PlanningService,
  { mostAtOnce, deadlineMs }: Steps = STEPS,
): PlanningService {
  const places = bulkhead(mostAtOnce, Number.POSITIVE_INFINITY);
  const deadline = AbortSignal.timeout(deadlineMs);
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
