import { COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import type { FutureTerms, FutureTermsOf } from "#shared/report/futures.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { upcomingExpense } from "./answer.ts";
import type { ChildGoalPlan, GoalResult } from "./schemas.ts";
import { childGoalTimeline, type ExpenseTimeline } from "./timeline.ts";

/** Returns how single scenarios of a child goal are told. */
export const childGoalFutureTerms: FutureTermsOf<ChildGoalPlan, GoalResult> = (
  plan,
  result,
  start,
  wording,
) => {
  const timeline = childGoalTimeline(plan, start);
  const { axis, positionOf, untilOf } = timeline;
  const { until } = wording.childGoal.axes[axis];
  return {
    ...expenseFutureTerms(plan, result, timeline, (timeStep) => until({ at: untilOf(timeStep) }), wording),
    inflationRate: COUNTRY_REFERENCES[plan.countryOfExpense].inflationRate,
    positionOf,
  };
};

/**
 * Returns how single scenarios of expenses are told.
 * @param untilOf returns the age or year of a payment at a time step, as worded in a sentence
 */
export function expenseFutureTerms(
  { monthlyInvestment }: Pick<ChildGoalPlan, "monthlyInvestment">,
  { payments, outcomesAt50th }: Pick<GoalResult, "payments" | "outcomesAt50th">,
  { startTimeStep, upcoming }: Pick<ExpenseTimeline, "startTimeStep" | "upcoming">,
  untilOf: (timeStep: number) => string,
  wording: Wording,
): Omit<FutureTerms, "inflationRate" | "positionOf"> {
  const { at, onlyPayment, besides, coversAll, coversAllInNone, coversUntil, coversNone } =
    wording.childGoal.futures;
  const payment = upcomingExpense(upcoming, onlyPayment, wording);
  return {
    age: outcomesAt50th[0]?.age ?? 0,
    milestone: startTimeStep,
    end: payments.at(-1)?.timeStep ?? startTimeStep,
    payments,
    outcomeOf: (failsAt) => {
      if (failsAt === null) return coversAll({ payments: payments.length });
      const covered = payments.findLast(({ timeStep }) => timeStep < failsAt);
      return covered === undefined
        ? coversNone({ payment })
        : coversUntil({ until: untilOf(covered.timeStep) });
    },
    inNone: coversAllInNone({ payments: payments.length }),
    milestoneTexts: {
      at: at({ payment }),
      milestone: payment,
      besides: payments.length > 1 && monthlyInvestment > 0 ? besides : "",
    },
  };
}
