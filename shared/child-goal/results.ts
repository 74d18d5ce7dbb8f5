import { uncoveredNow } from "#shared/domain/due-now.ts";
import type { ResultContext } from "#shared/report/calculator-definition.ts";
import { monthlyFacts } from "#shared/report/common-facts.ts";
import { figuresBlock } from "#shared/report/forecast-block.ts";
import { type InEitherMoney, shownMoney } from "#shared/report/money-view.ts";
import { paymentMonth, paymentMonthAtAge } from "#shared/report/payment-month.ts";
import type { Block, FactGroup } from "#shared/report/report-document.ts";
import { moneyValue, textValue } from "#shared/report/values.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { childGoalAdvice } from "./advice.ts";
import { childGoalAnswer, coverageOf, upcomingExpense } from "./answer.ts";
import { childGoalAssumptions } from "./assumptions.ts";
import { expenseForecastBlock, type FirstPayment, firstAmount, paymentFacts } from "./expense-chart.ts";
import type { ChildGoalPlan, GoalResult } from "./schemas.ts";
import { type ChildGoalTimeline, childGoalTimeline } from "./timeline.ts";
import { expensesInTodaysMoney } from "./todays-money.ts";

/** Returns the results of a child goal in the order of importance, the answer first. */
export function childGoalResultBlocks(
  plan: ChildGoalPlan,
  result: GoalResult,
  { start, wording, view, insights }: ResultContext,
): readonly Block[] {
  const timeline = childGoalTimeline(plan, start);
  const results = {
    ofYear: result,
    today: expensesInTodaysMoney(result, plan.countryOfExpense, timeline.startTimeStep),
  };
  const first = firstPayment(plan, timeline, wording);
  const { label, until } = wording.childGoal.axes[timeline.axis];
  const untilOf = (timeStep: number) => until({ at: timeline.untilOf(timeStep) });
  const axis = { label, positionOf: timeline.positionOf, untilOf };
  const chart = expenseForecastBlock(results, first, axis, view, wording);
  const uncoveredWith = (monthlyInvestment: number) =>
    uncoveredNow([plan], { ...plan, monthlyInvestment }, start);
  return [
    childGoalAnswer(plan, result, timeline, wording),
    { kind: "facts", groups: factGroups(plan, results, first, timeline, { view, insights }, wording) },
    ...childGoalAdvice(plan, result, uncoveredWith, wording),
    chart,
    figuresBlock(chart, wording),
    childGoalAssumptions(plan, timeline, result, wording),
  ];
}

function factGroups(
  plan: ChildGoalPlan,
  results: InEitherMoney<GoalResult>,
  first: FirstPayment,
  timeline: ChildGoalTimeline,
  { view, insights }: Pick<ResultContext, "view" | "insights">,
  wording: Wording,
): readonly FactGroup[] {
  const { facts, report } = wording.childGoal;
  const isOnce = timeline.upcoming === "only";
  const result = results[shownMoney(view)];
  const money = (amount: number) => moneyValue(amount, plan.currency);
  const { eachYear, today } = wording.results.inMoneyOf;
  const inAll = {
    label: facts.inAll({ money: shownMoney(view) === "today" ? today : eachYear }),
    value: money(result.payments.reduce((sum, { amount }) => sum + amount, 0)),
  };
  return [
    paymentFacts(results, first, view, wording),
    monthlyFacts(result.requiredMonthlyInvestment, plan.monthlyInvestment, plan, insights, wording),
    {
      title: isOnce ? report.annualExpense.HelpKids : wording.fields.currentAnnualExpense,
      facts: [
        { label: wording.results.todaysMoney, value: money(plan.currentAnnualExpense) },
        {
          label: facts.first({ year: timeline.firstYear }),
          value: money(firstAmount(results.ofYear)),
        },
        ...(isOnce ? [] : [inAll]),
      ],
    },
    ...(isOnce ? [] : [durationFacts(first, result, timeline, wording)]),
  ];
}

/** Returns the due date of the last of several payments, and how far the Realistic forecast covers them. */
function durationFacts(
  first: FirstPayment,
  result: GoalResult,
  timeline: ChildGoalTimeline,
  wording: Wording,
): FactGroup {
  const { facts } = wording.childGoal;
  const covers = textValue(coversText(first, result, timeline, wording));
  return {
    title: facts.duration,
    facts: [
      { label: facts.lastPayment, value: textValue(paymentMonth(timeline.lastYear, wording)) },
      { label: facts.covers, value: covers, series: "realistic" },
    ],
  };
}

function firstPayment(plan: ChildGoalPlan, timeline: ChildGoalTimeline, wording: Wording): FirstPayment {
  const { kinds, facts, chart, report } = wording.childGoal;
  const { axis, firstYear, startAge, startTimeStep, ageAt, isAhead, upcoming } = timeline;
  const due = {
    age: () => paymentMonthAtAge(firstYear, ageAt(startTimeStep), wording),
    year: () => paymentMonth(firstYear, wording),
  };
  const { atStart, goal } = kinds[plan.type];
  const [start, label] = {
    only: [atStart, report.annualExpense.HelpKids] as const,
    first: [atStart, chart.start] as const,
    next: [facts.next, facts.next] as const,
  }[upcoming];
  return {
    ...(isAhead ? { start, label } : { start: facts.now, label: facts.now }),
    due: due[axis](),
    year: firstYear,
    age: startAge,
    isAhead,
    expense: upcomingExpense(upcoming, goal, wording),
  };
}

/** Returns a text on how far the Realistic forecast covers the goal. */
function coversText(
  { expense }: FirstPayment,
  result: GoalResult,
  { axis, untilOf }: ChildGoalTimeline,
  { childGoal: { facts, axes } }: Wording,
): string {
  const coverage = coverageOf(result, "realistic");
  if (coverage === "all") return facts.coversAll;
  if (coverage === "none") return facts.coversNone({ expense });
  return facts.coversUntil({ until: axes[axis].until({ at: untilOf(coverage.untilTimeStep) }) });
}
