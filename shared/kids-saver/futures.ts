import { expenseFutureTerms } from "#shared/child-goal/futures.ts";
import { KIDS_SAVER_CONTRIBUTION_COUNTRY } from "#shared/domain/child-goals.ts";
import { COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import type { FutureTermsOf } from "#shared/report/futures.ts";
import type { KidsSaverPlan, MultiGoalResult } from "./schemas.ts";
import { kidsSaverTimeline } from "./timeline.ts";

/** Returns how single scenarios of goals saved for together are told. */
export const kidsSaverFutureTerms: FutureTermsOf<KidsSaverPlan, MultiGoalResult> = (
  plan,
  result,
  start,
  wording,
) => {
  const timeline = kidsSaverTimeline(plan, start);
  const { until } = wording.childGoal.axes.age;
  return {
    ...expenseFutureTerms(
      plan,
      result,
      timeline,
      (timeStep) => until({ at: timeline.ageAt(timeStep) }),
      wording,
    ),
    inflationRate: COUNTRY_REFERENCES[KIDS_SAVER_CONTRIBUTION_COUNTRY].inflationRate,
    positionOf: (age) => age,
  };
};
