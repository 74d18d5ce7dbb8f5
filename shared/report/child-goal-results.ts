import type { ChildGoalPlan } from "#shared/contract/schemas/child-goal.ts";
import type { GoalResult } from "#shared/contract/schemas/results.ts";
import { HORIZON_AGE } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { fill } from "#shared/wording/fill.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { childGoalAdvice } from "./child-goal-advice.ts";
import { childGoalAnswer } from "./child-goal-answer.ts";
import { childGoalAssumptions } from "./child-goal-assumptions.ts";
import { type ChildGoalTimeline, childGoalTimeline } from "./child-goal-timeline.ts";
import { type ForecastMoment, momentFacts, monthlyFacts } from "./common-facts.ts";
import { forecastBlock } from "./forecast-block.ts";
import { formatMoney } from "./format.ts";
import type { Block, FactGroup } from "./report-document.ts";
import { savingsLastUntil } from "./savings-last-until.ts";
import { valueAtAge } from "./value-at-age.ts";
import type { Value } from "./values.ts";

/**
 * What the results of a child goal say, in the order of importance: the answer first.
 * @param start month in which the plan starts
 */
export function childGoalResultBlocks(
  plan: ChildGoalPlan,
  result: GoalResult,
  start: PlanMonth,
  wording: Wording,
): readonly Block[] {
  const timeline = childGoalTimeline(plan, start);
  return [
    childGoalAnswer(plan, result, timeline, wording),
    { kind: "facts", groups: factGroups(plan, result, timeline, wording) },
    childGoalAdvice(plan, result, wording),
    forecast(plan, result, timeline, wording),
    childGoalAssumptions(plan, result, wording),
  ];
}

function factGroups(
  plan: ChildGoalPlan,
  result: GoalResult,
  timeline: ChildGoalTimeline,
  wording: Wording,
): readonly FactGroup[] {
  const { facts } = wording.childGoal;
  const { currency } = plan;
  const money = (amount: number): Value => ({ kind: "money", amount, currency });
  return [
    momentFacts(
      fill(facts.atStart, startTexts(plan, timeline, wording)),
      atStart(result, timeline),
      currency,
      wording,
    ),
    monthlyFacts(result.requiredMonthlyInvestment, plan.monthlyInvestment, currency, wording),
    {
      title: facts.expense,
      facts: [
        { label: facts.today, value: money(plan.currentAnnualExpense) },
        { label: facts.first, value: money(firstPayment(result, timeline)) },
      ],
    },
    {
      title: facts.duration,
      facts: [
        { label: facts.lastPayment, value: positionValue(timeline.endAge, timeline, wording) },
        { label: facts.savingsLast, value: lastUntilValue(result, timeline, wording), series: "realistic" },
      ],
    },
  ];
}

function forecast(
  plan: ChildGoalPlan,
  result: GoalResult,
  timeline: ChildGoalTimeline,
  wording: Wording,
): Block<"forecast"> {
  const { chart, axes } = wording.childGoal;
  const { realistic, pessimistic } = atStart(result, timeline);
  return forecastBlock(
    result,
    {
      summary: fill(chart.summary, {
        ...startTexts(plan, timeline, wording),
        realistic: formatMoney(realistic, plan.currency),
        pessimistic: formatMoney(pessimistic, plan.currency),
      }),
      axisLabel: axes[timeline.axis].label,
      info: chart.info,
      ...(timeline.isAhead
        ? { marker: { at: timeline.positionOf(timeline.startAge), label: chart.start } }
        : {}),
    },
    wording,
    timeline.positionOf,
  );
}

/** What is saved before the first payment, which is the same in every scenario. */
function atStart(result: GoalResult, timeline: ChildGoalTimeline): ForecastMoment {
  return {
    realistic: result.valueAtRetirement,
    pessimistic: valueAtAge(result.outcomesAt10th, timeline.startAge) + firstPayment(result, timeline),
  };
}

/** By how much the median falls with the first payment, as the forecast holds values after a payment. */
function firstPayment(
  { valueAtRetirement, outcomesAt50th }: GoalResult,
  { startAge }: ChildGoalTimeline,
): number {
  return valueAtRetirement - valueAtAge(outcomesAt50th, startAge);
}

function startTexts(
  { type }: ChildGoalPlan,
  { axis, startAge, isAhead, positionOf }: ChildGoalTimeline,
  { childGoal: { kinds, axes, facts } }: Wording,
) {
  return {
    start: isAhead ? kinds[type].atStart : facts.now,
    position: fill(axes[axis].inSentence, { at: positionOf(startAge) }),
  };
}

/** Where nothing runs short: the specification's label for ages, the years themselves for calendar years. */
function lastUntilValue(
  { outcomesAt50th }: GoalResult,
  timeline: ChildGoalTimeline,
  wording: Wording,
): Value {
  const age = savingsLastUntil(outcomesAt50th);
  if (age !== undefined) return positionValue(age, timeline, wording);
  const beyond = {
    age: () => fill(wording.results.andOver, { horizon: HORIZON_AGE }),
    year: () => fill(wording.childGoal.facts.beyond, { at: timeline.positionOf(timeline.endAge) }),
  };
  return { kind: "text", text: beyond[timeline.axis]() };
}

function positionValue(age: number, { axis, positionOf }: ChildGoalTimeline, { childGoal }: Wording): Value {
  return { kind: "text", text: fill(childGoal.axes[axis].inFacts, { at: positionOf(age) }) };
}
