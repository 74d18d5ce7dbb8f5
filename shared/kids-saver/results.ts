import { childGoalAdvice } from "#shared/child-goal/advice.ts";
import { coverSentence, supportSentence, upcomingExpense } from "#shared/child-goal/answer.ts";
import { expenseForecastBlock, type FirstPayment, paymentFacts } from "#shared/child-goal/expense-chart.ts";
import { expensesInTodaysMoney } from "#shared/child-goal/todays-money.ts";
import { KIDS_SAVER_CONTRIBUTION_COUNTRY } from "#shared/domain/child-goals.ts";
import { uncoveredNow } from "#shared/domain/due-now.ts";
import { EVEN_CHANCE, targetOf } from "#shared/domain/insights.ts";
import type { ResultContext } from "#shared/report/calculator-definition.ts";
import { hundredthsOf } from "#shared/report/chance.ts";
import { monthlyFacts } from "#shared/report/common-facts.ts";
import { figuresBlock } from "#shared/report/forecast-block.ts";
import { paymentMonthAtAge } from "#shared/report/payment-month.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { kidsSaverAssumptions } from "./assumptions.ts";
import { kidsSaverRequirements } from "./requirements.ts";
import type { KidsSaverPlan, MultiGoalResult } from "./schemas.ts";
import { type KidsSaverTimeline, kidsSaverTimeline } from "./timeline.ts";

/** Returns the results of the Kids Saver in the order of importance, the answer first. */
export function kidsSaverResultBlocks(
  plan: KidsSaverPlan,
  result: MultiGoalResult,
  { start, wording, view, insights }: ResultContext,
): readonly Block[] {
  const timeline = kidsSaverTimeline(plan, start);
  const results = {
    ofYear: result,
    today: expensesInTodaysMoney(result, KIDS_SAVER_CONTRIBUTION_COUNTRY, timeline.startTimeStep),
  };
  const first = firstPayment(timeline, wording);
  const { label, until } = wording.childGoal.axes.age;
  const untilOf = (timeStep: number) => until({ at: timeline.ageAt(timeStep) });
  const axis = { label, positionOf: (age: number) => age, untilOf };
  const chart = expenseForecastBlock(results, first, axis, view, wording);
  const uncoveredWith = (monthlyInvestment: number) =>
    uncoveredNow(plan.goals, { ...plan, monthlyInvestment }, start);
  return [
    kidsSaverAnswer(plan, result, timeline, wording),
    {
      kind: "facts",
      groups: [
        paymentFacts(results, first, view, wording),
        monthlyFacts(result.requiredMonthlyInvestment, plan.monthlyInvestment, plan, insights, wording),
      ],
    },
    ...childGoalAdvice(plan, result, uncoveredWith, wording),
    kidsSaverRequirements(plan, result, timeline, view, wording),
    chart,
    figuresBlock(chart, wording),
    kidsSaverAssumptions(plan, timeline, result, wording),
  ];
}

function firstPayment(timeline: KidsSaverTimeline, wording: Wording): FirstPayment {
  const { kidsSaver, childGoal } = wording;
  const { isAhead, upcoming, firstYear, startAge, startTimeStep, ageAt } = timeline;
  const { now, next } = childGoal.facts;
  const [start, label] =
    upcoming === "next" ? [next, next] : [kidsSaver.facts.atStart, kidsSaver.chart.start];
  return {
    ...(isAhead ? { start, label } : { start: now, label: now }),
    due: paymentMonthAtAge(firstYear, ageAt(startTimeStep), wording),
    year: firstYear,
    age: startAge,
    isAhead,
    expense: upcomingExpense(upcoming, kidsSaver.allGoals, wording),
  };
}

/** Returns the chance that every goal is paid for, in a sentence, and how far the Realistic forecast supports them. */
export function kidsSaverAnswer(
  plan: KidsSaverPlan,
  result: MultiGoalResult,
  timeline: KidsSaverTimeline,
  wording: Wording,
): Block<"answer"> {
  const { childGoal, kidsSaver, results } = wording;
  const { answer } = kidsSaver;
  const { chanceToReachLifestyleGoal: chance } = result;
  // Judged by the rounded chance, so that "50%" never comes with a warning.
  const percent = hundredthsOf(chance);
  const tone = percent < EVEN_CHANCE ? "warning" : "success";
  return {
    kind: "answer",
    text: coverSentence(chance, kidsSaver.allGoals, timeline.payments, wording),
    detail: supportSentence(result, {
      supportsAll: answer.supportsAll,
      supportsUntil: (timeStep) =>
        answer.supportsUntil({ until: childGoal.axes.age.until({ at: timeline.ageAt(timeStep) }) }),
      coversNoPayment: childGoal.answer.coversNoPayment({
        expense: upcomingExpense(timeline.upcoming, kidsSaver.allGoals, wording),
      }),
    }),
    chance: { label: results.chance, value: { kind: "wholePercent", percent } },
    hundredths: percent,
    target: targetOf(plan),
    verdict: { tone, text: answer[tone] },
  };
}
