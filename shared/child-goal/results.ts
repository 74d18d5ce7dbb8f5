import { COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import { inflated } from "#shared/domain/inflation.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { monthlyFacts } from "#shared/report/common-facts.ts";
import { figuresBlock } from "#shared/report/forecast-block.ts";
import { type InEitherMoney, type MoneyView, shownMoney } from "#shared/report/money-view.ts";
import { savingsLastUntil } from "#shared/report/outcomes.ts";
import { paymentMonth, paymentMonthAtAge } from "#shared/report/payment-month.ts";
import type { Block, FactGroup } from "#shared/report/report-document.ts";
import { moneyValue, textValue } from "#shared/report/values.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { childGoalAdvice } from "./advice.ts";
import { childGoalAnswer } from "./answer.ts";
import { childGoalAssumptions } from "./assumptions.ts";
import { uncoveredNow } from "./due-now.ts";
import { type ExpensePayment, expenseForecastBlock, paymentFacts } from "./expense-chart.ts";
import type { ChildGoalPlan, GoalResult } from "./schemas.ts";
import { type ChildGoalTimeline, childGoalTimeline } from "./timeline.ts";
import { expensesInTodaysMoney } from "./todays-money.ts";

/**
 * The results of a child goal in the order of importance: the answer first.
 * @param start month in which the plan starts
 */
export function childGoalResultBlocks(
  plan: ChildGoalPlan,
  result: GoalResult,
  start: PlanMonth,
  wording: Wording,
  view: MoneyView = "ofYear",
): readonly Block[] {
  const timeline = childGoalTimeline(plan, start);
  const results = {
    ofYear: result,
    today: expensesInTodaysMoney(result, plan.countryOfExpense, timeline.startTimeStep),
  };
  const chart = forecast(plan, results, timeline, view, wording);
  return [
    childGoalAnswer(plan, result, timeline, wording),
    { kind: "facts", groups: factGroups(plan, results, timeline, view, wording) },
    ...childGoalAdvice(plan, result, uncoveredNow([plan], plan, start), wording),
    chart,
    figuresBlock(chart, wording),
    childGoalAssumptions(plan, result, wording),
  ];
}

function factGroups(
  plan: ChildGoalPlan,
  results: InEitherMoney<GoalResult>,
  timeline: ChildGoalTimeline,
  view: MoneyView,
  wording: Wording,
): readonly FactGroup[] {
  const { facts } = wording.childGoal;
  const { currency } = plan;
  const result = results[shownMoney(view)];
  const money = (amount: number) => moneyValue(amount, plan.currency);
  return [
    paymentFacts(results, firstPayment(plan, timeline, wording), view, wording),
    monthlyFacts(result.requiredMonthlyInvestment, plan.monthlyInvestment, currency, wording),
    {
      title: facts.expense,
      facts: [
        { label: wording.results.todaysMoney, value: money(plan.currentAnnualExpense) },
        {
          label: facts.first({ year: timeline.firstYear }),
          value: money(firstExpense(plan, timeline)),
        },
      ],
    },
    {
      title: facts.duration,
      facts: [
        { label: facts.lastPayment, value: textValue(paymentMonth(timeline.lastYear, wording)) },
        { label: facts.covers, value: textValue(coversText(result, timeline, wording)), series: "realistic" },
      ],
    },
  ];
}

function forecast(
  plan: ChildGoalPlan,
  results: InEitherMoney<GoalResult>,
  timeline: ChildGoalTimeline,
  view: MoneyView,
  wording: Wording,
): Block<"forecast"> {
  const { label, until } = wording.childGoal.axes[timeline.axis];
  return expenseForecastBlock(
    results,
    firstPayment(plan, timeline, wording),
    { label, positionOf: timeline.positionOf, untilOf: (age) => until({ at: timeline.untilOf(age) }) },
    view,
    wording,
  );
}

function firstPayment(plan: ChildGoalPlan, timeline: ChildGoalTimeline, wording: Wording): ExpensePayment {
  const { kinds, facts, chart } = wording.childGoal;
  const { axis, firstYear, startAge, startAgeYears, isAhead, hasBegun } = timeline;
  const due = {
    age: () => paymentMonthAtAge(firstYear, startAgeYears, wording),
    year: () => paymentMonth(firstYear, wording),
  };
  const [start, label] = hasBegun ? [facts.next, facts.next] : [kinds[plan.type].atStart, chart.start];
  return {
    ...(isAhead ? { start, label } : { start: facts.now, label: facts.now }),
    due: due[axis](),
    year: firstYear,
    age: startAge,
    isAhead,
    amount: { ofYear: firstExpense(plan, timeline), today: plan.currentAnnualExpense },
  };
}

/** The first expense still to come, in the plan's currency and the money of its year. */
function firstExpense(
  { currentAnnualExpense, countryOfExpense }: ChildGoalPlan,
  { startTimeStep }: ChildGoalTimeline,
): number {
  return inflated(currentAnnualExpense, COUNTRY_REFERENCES[countryOfExpense].inflationRate, startTimeStep);
}

/** How far the Realistic forecast covers the goal. */
function coversText(
  { outcomesAt50th }: GoalResult,
  { axis, startAge, untilOf }: ChildGoalTimeline,
  { childGoal: { facts, axes } }: Wording,
): string {
  const age = savingsLastUntil(outcomesAt50th);
  if (age === undefined) return facts.coversAll;
  if (age < startAge) return facts.coversNone;
  return facts.coversUntil({ until: axes[axis].until({ at: untilOf(age) }) });
}
