import type { KidsSaverPlan } from "#shared/contract/schemas/kids-saver.ts";
import type { MultiGoalResult } from "#shared/contract/schemas/results.ts";
import { goalTiming } from "#shared/domain/goal-timing.ts";
import { MONTHS_PER_YEAR, type PlanMonth } from "#shared/domain/plan-month.ts";
import { fill } from "#shared/wording/fill.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { childGoalAdvice } from "./child-goal-advice.ts";
import { type ForecastMoment, momentFacts, monthlyFacts } from "./common-facts.ts";
import { forecastBlock } from "./forecast-block.ts";
import { formatMoney } from "./format.ts";
import { kidsSaverAnswer } from "./kids-saver-answer.ts";
import { kidsSaverAssumptions } from "./kids-saver-assumptions.ts";
import { kidsSaverRequirements } from "./kids-saver-requirements.ts";
import type { Block } from "./report-document.ts";
import { valueAtAge } from "./value-at-age.ts";

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
  const { kidsSaver } = wording;
  const { currency } = plan;
  const startAge = firstPaymentAge(plan, start);
  const title = fill(kidsSaver.facts.atStart, { age: startAge });
  return [
    kidsSaverAnswer(result, startAge, wording),
    {
      kind: "facts",
      groups: [
        momentFacts(title, atStart(result, startAge), currency, wording),
        monthlyFacts(result.requiredMonthlyInvestment, plan.monthlyInvestment, currency, wording),
      ],
    },
    childGoalAdvice(plan, result, wording),
    kidsSaverRequirements(plan, result, wording),
    forecast(plan, result, startAge, wording),
    kidsSaverAssumptions(plan, result, wording),
  ];
}

function forecast(
  { age, currency }: KidsSaverPlan,
  result: MultiGoalResult,
  startAge: number,
  wording: Wording,
): Block<"forecast"> {
  const { chart } = wording.kidsSaver;
  const { realistic, pessimistic } = atStart(result, startAge);
  return forecastBlock(
    result,
    {
      summary: fill(chart.summary, {
        age: startAge,
        realistic: formatMoney(realistic, currency),
        pessimistic: formatMoney(pessimistic, currency),
      }),
      axisLabel: wording.childGoal.axes.age.label,
      info: chart.info,
      ...(startAge > age ? { marker: { at: startAge, label: chart.start } } : {}),
    },
    wording,
  );
}

/** The child's age, in years, at the first payment of all goals. */
function firstPaymentAge({ age, goals }: KidsSaverPlan, { year }: PlanMonth): number {
  return age + Math.min(...goals.map((goal) => goalTiming(goal, year).startTimeStep)) / MONTHS_PER_YEAR;
}

/** What is saved before the first payments: they are the same in every scenario, so both lines fall by as much. */
function atStart(
  { valueAtRetirement, outcomesAt50th, outcomesAt10th }: MultiGoalResult,
  startAge: number,
): ForecastMoment {
  const paid = valueAtRetirement - valueAtAge(outcomesAt50th, startAge);
  return { realistic: valueAtRetirement, pessimistic: valueAtAge(outcomesAt10th, startAge) + paid };
}
