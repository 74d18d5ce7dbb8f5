import { targetOf } from "#shared/domain/insights.ts";
import { chanceSentence, hundredthsOf } from "#shared/report/chance.ts";
import type { Block, ForecastSeriesId } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { ChildGoalPlan, ExpensePayment, GoalResult } from "./schemas.ts";
import type { ChildGoalTimeline, UpcomingPayment } from "./timeline.ts";

/** Returns the chance that the goal is paid for, in a sentence, and how far the Realistic forecast supports it. */
export function childGoalAnswer(
  plan: ChildGoalPlan,
  result: GoalResult,
  timeline: ChildGoalTimeline,
  wording: Wording,
): Block<"answer"> {
  const { kinds, axes, answer } = wording.childGoal;
  const kind = kinds[plan.type];
  const { axis, untilOf } = timeline;
  const { chanceToReachLifestyleGoal: chance } = result;
  return {
    kind: "answer",
    text: coverSentence(chance, kind.goal, timeline.payments, wording),
    detail: supportSentence(result, {
      supportsAll: kind.supportsAll,
      supportsUntil: (timeStep) => kind.supportsUntil({ until: axes[axis].until({ at: untilOf(timeStep) }) }),
      coversNoPayment: answer.coversNoPayment({
        expense: upcomingExpense(timeline.upcoming, kind.goal, wording),
      }),
    }),
    chance: { label: wording.results.chance, value: { kind: "percent", percent: chance } },
    hundredths: hundredthsOf(chance),
    target: targetOf(plan),
  };
}

/** Returns a sentence on the chance that expenses are covered; for several payments, on that of the tightest. */
export function coverSentence(
  chance: number,
  goal: string,
  payments: number,
  { childGoal: { answer } }: Wording,
): string {
  return chanceSentence(chance, answer, { goal: payments > 1 ? answer.tightestPayment : goal });
}

/** Returns the next expense to cover, as the object of a sentence. @param goal name of the whole expense */
export function upcomingExpense(
  upcoming: UpcomingPayment,
  goal: string,
  { childGoal: { answer } }: Wording,
): string {
  return { only: goal, first: answer.firstPayment, next: answer.nextPayment }[upcoming];
}

interface SupportTexts {
  readonly supportsAll: string;
  /** Text for support until the last covered payment, by its time step. */
  readonly supportsUntil: (timeStep: number) => string;
  readonly coversNoPayment: string;
}

/** Returns how far the Realistic forecast supports expenses. Source: specification section 4. */
export function supportSentence(
  result: Pick<GoalResult, "payments">,
  { supportsAll, supportsUntil, coversNoPayment }: SupportTexts,
): string {
  const coverage = coverageOf(result, "realistic");
  if (coverage === "all") return supportsAll;
  return coverage === "none" ? coversNoPayment : supportsUntil(coverage.untilTimeStep);
}

/** The payments that a forecast covers: all, none, or those up to the time step of the last one covered. */
type Coverage = "all" | "none" | { readonly untilTimeStep: number };

const VALUE_OF = {
  realistic: "valueAt50th",
  pessimistic: "valueAt10th",
} as const satisfies Record<ForecastSeriesId, keyof ExpensePayment>;

/** Returns the payments that a forecast covers: none from the first that leaves a debt on, which nobody would lend. */
export function coverageOf({ payments }: Pick<GoalResult, "payments">, forecast: ForecastSeriesId): Coverage {
  const unpaid = payments.findIndex((payment) => payment[VALUE_OF[forecast]] < 0);
  if (unpaid === -1) return "all";
  const last = payments[unpaid - 1];
  return last === undefined ? "none" : { untilTimeStep: last.timeStep };
}
