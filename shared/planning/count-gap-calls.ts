import type { PlanningService } from "./planning-service.ts";

/** Returns a planning service with the number of gap calls that it was asked for so far, chances alone included. */
export function countGapCalls(planning: PlanningService): {
  readonly planning: PlanningService;
  readonly gapCalls: () => number;
} {
  let calls = 0;
  const { chances, gaps } = planning;
  return {
    planning: {
      get modelVersion() {
        return planning.modelVersion;
      },
      forecast: (request) => planning.forecast(request),
      gap: (...question) => {
        calls++;
        return planning.gap(...question);
      },
      ...(chances && {
        chances: (request) => {
          calls++;
          return chances(request);
        },
      }),
      ...(gaps && {
        gaps: (request, percentiles) => {
          calls += percentiles.length;
          return gaps(request, percentiles);
        },
      }),
    },
    gapCalls: () => calls,
  };
}
