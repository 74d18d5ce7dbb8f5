import { childGoalAdvice } from "#shared/child-goal/advice.ts";
import { uncoveredNow } from "#shared/child-goal/due-now.ts";
import { type ExpensePayment, expenseForecastBlock, paymentFacts } from "#shared/child-goal/expense-chart.ts";
import type { GoalResult } from "#shared/child-goal/schemas.ts";
import { expensesInTodaysMoney } from "#shared/child-goal/todays-money.ts";
import { KIDS_SAVER_CONTRIBUTION_COUNTRY } from "#shared/domain/child-goals.ts";
import { COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import { deflated, inflated } from "#shared/domain/inflation.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { monthlyFacts } from "#shared/report/common-facts.ts";
import { figuresBlock } from "#shared/report/forecast-block.ts";
import type { InEitherMoney, MoneyView } from "#shared/report/money-view.ts";
import { paymentMonthAtAge } from "#shared/report/payment-month.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { kidsSaverAnswer } from "./answer.ts";
import { kidsSaverAssumptions } from "./assumptions.ts";
import { kidsSaverRequirements } from "./requirements.ts";
import type { KidsSaverPlan, MultiGoalResult } from "./schemas.ts";
import { type KidsSaverTimeline, kidsSaverTimeline } from "./timeline.ts";

/**
 * The results of the Kids Saver in the order of importance: the answer first.
 * @param start month in which the plan starts
 */
export function kidsSaverResultBlocks(
  plan: KidsSaverPlan,
  result: MultiGoalResult,
  start: PlanMonth,
  wording: Wording,
  view: MoneyView = "ofYear",
): readonly Block[] {
  const { currency } = plan;
  const timeline = kidsSaverTimeline(plan, start);
  const results = {
    ofYear: result,
    today: expensesInTodaysMoney(result, KIDS_SAVER_CONTRIBUTION_COUNTRY, timeline.startTimeStep),
  };
  const chart = forecast(plan, results, timeline, view, wording);
  return [
    kidsSaverAnswer(result, timeline, wording),
    {
      kind: "facts",
      groups: [
        paymentFacts(results, firstPayment(plan, timeline, wording), view, wording),
        monthlyFacts(result.requiredMonthlyInvestment, plan.monthlyInvestment, currency, wording),
      ],
    },
    ...childGoalAdvice(plan, result, uncoveredNow(plan.goals, plan, start), wording),
    kidsSaverRequirements(plan, result, timeline, view, wording),
    chart,
    figuresBlock(chart, wording),
    kidsSaverAssumptions(plan, result, wording),
  ];
}

function forecast(
  plan: KidsSaverPlan,
  results: InEitherMoney<GoalResult>,
  timeline: KidsSaverTimeline,
  view: MoneyView,
  wording: Wording,
): Block<"forecast"> {
  const { label, until } = wording.childGoal.axes.age;
  return expenseForecastBlock(
    results,
    firstPayment(plan, timeline, wording),
    { label, positionOf: (age) => age, untilOf: (age) => until({ at: age }) },
    view,
    wording,
  );
}

function firstPayment(plan: KidsSaverPlan, timeline: KidsSaverTimeline, wording: Wording): ExpensePayment {
  const { kidsSaver, childGoal } = wording;
  const { isAhead, firstYear, startAge, startAgeYears } = timeline;
  const { now } = childGoal.facts;
  return {
    start: isAhead ? kidsSaver.facts.atStart : now,
    due: paymentMonthAtAge(firstYear, startAgeYears, wording),
    year: firstYear,
    age: startAge,
    isAhead,
    label: isAhead ? kidsSaver.chart.start : now,
    amount: firstPayments(plan, timeline),
  };
}

/** The first payments of all goals that start together, in the plan's currency. */
function firstPayments(
  { goals }: KidsSaverPlan,
  { firstYear, startTimeStep }: KidsSaverTimeline,
): InEitherMoney<number> {
  const ofYear = goals
    .filter(({ startYear }) => startYear <= firstYear)
    .reduce(
      (sum, { currentAnnualExpense, countryOfExpense }) =>
        sum +
        inflated(currentAnnualExpense, COUNTRY_REFERENCES[countryOfExpense].inflationRate, startTimeStep),
      0,
    );
  const { inflationRate } = COUNTRY_REFERENCES[KIDS_SAVER_CONTRIBUTION_COUNTRY];
  return { ofYear, today: deflated(ofYear, inflationRate, startTimeStep) };
}
