import { childGoalAdvice } from "#shared/child-goal/advice.ts";
import { uncoveredNow } from "#shared/child-goal/due-now.ts";
import { COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import { inflated } from "#shared/domain/goal-timing.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { type ForecastMoment, momentFacts, monthlyFacts } from "#shared/report/common-facts.ts";
import { forecastBlock } from "#shared/report/forecast-block.ts";
import { formatMoney } from "#shared/report/format.ts";
import { paymentMonthAtAge } from "#shared/report/payment-month.ts";
import type { Block } from "#shared/report/report-document.ts";
import { fill } from "#shared/wording/message.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { kidsSaverAnswer } from "./answer.ts";
import { kidsSaverAssumptions } from "./assumptions.ts";
import { kidsSaverRequirements } from "./requirements.ts";
import type { KidsSaverPlan, MultiGoalResult } from "./schemas.ts";
import { type KidsSaverTimeline, kidsSaverTimeline } from "./timeline.ts";

/**
 * What the results of the Kids Saver say, in the order of importance: the answer first.
 * @param start month in which the plan starts
 */
export function kidsSaverResultBlocks(
  plan: KidsSaverPlan,
  result: MultiGoalResult,
  start: PlanMonth,
  wording: Wording,
): readonly Block[] {
  const { currency } = plan;
  const timeline = kidsSaverTimeline(plan, start);
  return [
    kidsSaverAnswer(result, timeline, wording),
    {
      kind: "facts",
      groups: [
        momentFacts(
          fill(wording.childGoal.facts.atStart, startTexts(timeline, wording)),
          fill(wording.childGoal.facts.beforePayment, { year: timeline.firstYear }),
          atStart(result),
          currency,
          wording,
        ),
        monthlyFacts(result.requiredMonthlyInvestment, plan.monthlyInvestment, currency, wording),
      ],
    },
    ...childGoalAdvice(plan, result, uncoveredNow(plan.goals, plan, start), wording),
    kidsSaverRequirements(plan, result, timeline, wording),
    forecast(plan, result, timeline, wording),
    kidsSaverAssumptions(plan, result, wording),
  ];
}

function forecast(
  plan: KidsSaverPlan,
  result: MultiGoalResult,
  timeline: KidsSaverTimeline,
  wording: Wording,
): Block<"forecast"> {
  const { childGoal, kidsSaver } = wording;
  const { currency } = plan;
  const { realistic, pessimistic } = atStart(result);
  return forecastBlock(
    result,
    {
      summary: fill(childGoal.chart.summary, {
        ...startTexts(timeline, wording),
        realistic: formatMoney(realistic, currency),
        pessimistic: formatMoney(pessimistic, currency),
      }),
      axisLabel: childGoal.axes.age.label,
      info: childGoal.chart.info,
      ...(timeline.isAhead
        ? {
            marker: { at: timeline.startAge, label: kidsSaver.chart.start },
            payment: {
              age: timeline.startAge,
              before: atStart(result),
              amount: firstPayments(plan, timeline),
            },
          }
        : {}),
    },
    wording,
  );
}

function startTexts({ isAhead, firstYear, startAgeYears }: KidsSaverTimeline, wording: Wording) {
  const { kidsSaver, childGoal } = wording;
  return {
    start: isAhead ? kidsSaver.facts.atStart : childGoal.facts.now,
    due: paymentMonthAtAge(firstYear, startAgeYears, wording),
  };
}

/** What falls due first, of all goals that start together, in the plan's currency and the money of that year. */
function firstPayments({ goals }: KidsSaverPlan, { firstYear, startTimeStep }: KidsSaverTimeline): number {
  return goals
    .filter(({ startYear }) => startYear <= firstYear)
    .reduce(
      (sum, { currentAnnualExpense, countryOfExpense }) =>
        sum +
        inflated(currentAnnualExpense, COUNTRY_REFERENCES[countryOfExpense].inflationRate, startTimeStep),
      0,
    );
}

/** What is saved before the first payments. */
function atStart({ valueAtRetirement, valueAtRetirementAt10th }: MultiGoalResult): ForecastMoment {
  return { realistic: valueAtRetirement, pessimistic: valueAtRetirementAt10th };
}
