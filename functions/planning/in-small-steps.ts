import { bulkhead } from "cockatiel";
import { PlanningError, type PlanningService } from "#shared/planning/planning-service.ts";

const STEPS = {
  /** Calls on their way at once. */
  mostAtOnce: 8,
  /** After this no further call is begun. Unit: ms. */
  deadlineMs: 6_000,
};

/** Answers a question of many planning calls: a few at a time, within a deadline, and none once it is answered. */
export async function inSmallSteps<T>(
  planning: PlanningService,
  answerWith: (planning: PlanningService) => Promise<T>,
  { mostAtOnce, deadlineMs } = STEPS,
): Promise<T> {
  const places = bulkhead(mostAtOnce, Number.POSITIVE_INFINITY);
  const deadline = performance.now() + deadlineMs;
  let isAnswered = false;
  const inTime = <A>(call: () => Promise<A>): Promise<A> =>
    places.execute(() => {
      if (isAnswered || performance.now() >= deadline)
        throw new PlanningError("timeout", "the planning service took too long");
      return call();
    });
  const { chances, gaps, shareOfNoneFailing } = planning;
  try {
    return await answerWith({
      get modelVersion() {
        return planning.modelVersion;
      },
      forecast: (request) => inTime(() => planning.forecast(request)),
      gap: (...question) => inTime(() => planning.gap(...question)),
      ...(chances && { chances: (request) => inTime(() => chances(request)) }),
      ...(gaps && { gaps: (request, percentiles) => inTime(() => gaps(request, percentiles)) }),
      ...(shareOfNoneFailing && { shareOfNoneFailing: (plans) => inTime(() => shareOfNoneFailing(plans)) }),
    });
  } finally {
    isAnswered = true;
  }
}
