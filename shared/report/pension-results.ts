import type { PensionPlan } from "#shared/contract/schemas/pension.ts";
import type { RetirementResult } from "#shared/contract/schemas/results.ts";
import { HORIZON_AGE } from "#shared/domain/limits.ts";
import { fill } from "#shared/wording/fill.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { forecastSeries } from "./forecast-series.ts";
import { formatMoney } from "./format.ts";
import { pensionAdvice } from "./pension-advice.ts";
import { pensionAnswer } from "./pension-answer.ts";
import { pensionAssumptions } from "./pension-assumptions.ts";
import { currentMonthlyInvestment } from "./pension-contribution.ts";
import type { Block, FactGroup } from "./report-document.ts";
import type { Value } from "./values.ts";

/** What the results of a pension say, in the order of importance: the answer first. */
export function pensionResultBlocks(
  plan: PensionPlan,
  result: RetirementResult,
  wording: Wording,
): readonly Block[] {
  return [
    pensionAnswer(result, wording),
    { kind: "facts", groups: factGroups(plan, result, wording) },
    pensionAdvice(plan, result, wording),
    forecast(plan, result, wording),
    pensionAssumptions(plan, result, wording),
  ];
}

function factGroups(plan: PensionPlan, result: RetirementResult, wording: Wording): readonly FactGroup[] {
  const { facts } = wording.pension;
  const { requiredMonthlyInvestment: required } = result;
  const money = (amount: number): Value => ({ kind: "money", amount, currency: plan.currency });
  const text = (words: string): Value => ({ kind: "text", text: words });
  return [
    {
      title: fill(facts.atRetirement, { age: plan.retirementAge }),
      facts: [
        {
          label: wording.results.realistic,
          value: money(result.valueAtRetirement),
          series: "realistic",
        },
        {
          label: wording.results.pessimistic,
          value: money(pessimisticAtRetirement(plan, result)),
          series: "pessimistic",
        },
      ],
    },
    {
      title: facts.spending,
      facts: [
        { label: facts.spendingAbility, value: money(result.spendingAbility) },
        {
          label: fill(facts.desiredSpending, { lifestyle: wording.lifestyles[plan.lifestyle] }),
          value: money(result.desiredSpendingAbility),
        },
      ],
    },
    {
      title: facts.monthly,
      facts: [
        {
          label: facts.required,
          value:
            required === null
              ? text(facts.notPossible)
              : { kind: "requiredMoney", amount: required, currency: plan.currency },
        },
        { label: facts.current, value: money(currentMonthlyInvestment(plan)) },
      ],
    },
    {
      title: facts.alsoPaid,
      facts: [
        { label: facts.endOfServiceBenefit, value: money(result.endOfServiceBenefit) },
        { label: facts.cap, value: text(plan.applyEosbLimit ? facts.capTwoSalaries : facts.capNone) },
      ],
    },
  ];
}

function forecast(plan: PensionPlan, result: RetirementResult, wording: Wording): Block<"forecast"> {
  const { chart } = wording.pension;
  return {
    kind: "forecast",
    title: chart.title,
    summary: fill(chart.summary, {
      age: plan.retirementAge,
      realistic: formatMoney(result.valueAtRetirement, plan.currency),
      pessimistic: formatMoney(pessimisticAtRetirement(plan, result), plan.currency),
    }),
    info: { title: chart.infoTitle, text: chart.info },
    currency: plan.currency,
    axisLabel: wording.results.age,
    series: forecastSeries(result, wording),
    ...(plan.retirementAge < HORIZON_AGE && plan.retirementAge > plan.age
      ? { marker: { at: plan.retirementAge, label: chart.retirement } }
      : {}),
  };
}

/** The forecast has one entry a year of age, so one at retirement. */
function pessimisticAtRetirement({ retirementAge }: PensionPlan, { outcomesAt10th }: RetirementResult) {
  const outcome = outcomesAt10th.find(({ age }) => age === retirementAge);
  if (outcome === undefined) throw new RangeError("the forecast has no value at retirement");
  return outcome.value;
}
