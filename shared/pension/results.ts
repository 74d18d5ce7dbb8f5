import { HORIZON_AGE } from "#shared/domain/limits.ts";
import { type ForecastMoment, momentFacts, monthlyFacts } from "#shared/report/common-facts.ts";
import { forecastBlock } from "#shared/report/forecast-block.ts";
import { formatMoney } from "#shared/report/format.ts";
import { valueAtAge } from "#shared/report/outcomes.ts";
import type { Block, FactGroup } from "#shared/report/report-document.ts";
import { moneyValue } from "#shared/report/values.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { pensionAdvice } from "./advice.ts";
import { pensionAnswer } from "./answer.ts";
import { pensionAssumptions } from "./assumptions.ts";
import { currentMonthlyInvestment } from "./contribution.ts";
import { endOfServiceFacts, otherIncomeFacts, visaAgeCallout, visaFacts } from "./end-of-service-facts.ts";
import type { PensionPlan, RetirementResult } from "./schemas.ts";

/** The results of a pension in the order of importance: the answer first. */
export function pensionResultBlocks(
  plan: PensionPlan,
  result: RetirementResult,
  wording: Wording,
): readonly Block[] {
  return [
    pensionAnswer(plan, result, wording),
    { kind: "facts", groups: factGroups(plan, result, wording) },
    ...pensionAdvice(plan, result, wording),
    ...visaAgeCallout(plan, result, wording),
    forecast(plan, result, wording),
    pensionAssumptions(plan, result, wording),
  ];
}

function factGroups(plan: PensionPlan, result: RetirementResult, wording: Wording): readonly FactGroup[] {
  const { facts } = wording.pension;
  const money = (amount: number) => moneyValue(amount, plan.currency);
  return [
    momentFacts(
      facts.atRetirement({ age: plan.retirementAge }),
      wording.results.moneyOfThatYear,
      atRetirement(plan, result),
      plan.currency,
      wording,
    ),
    endOfServiceFacts(plan, result, wording),
    {
      title: facts.spending,
      note: wording.results.todaysMoney,
      facts: [
        { label: facts.spendingAbility, value: money(result.spendingAbility) },
        {
          label:
            plan.annualLivingCost === undefined
              ? facts.desiredSpending({ lifestyle: wording.lifestyles[plan.lifestyle] })
              : facts.ownBudget,
          value: money(result.desiredSpendingAbility),
        },
        ...otherIncomeFacts(plan, wording),
      ],
    },
    monthlyFacts(result.requiredMonthlyInvestment, currentMonthlyInvestment(plan), plan.currency, wording),
    ...visaFacts(result, wording),
  ];
}

function forecast(plan: PensionPlan, result: RetirementResult, wording: Wording): Block<"forecast"> {
  const { chart } = wording.pension;
  const { age, retirementAge, currency } = plan;
  const { realistic, pessimistic } = atRetirement(plan, result);
  const isAhead = retirementAge < HORIZON_AGE && retirementAge > age;
  return forecastBlock(
    result,
    {
      summary: chart.summary({
        age: retirementAge,
        realistic: formatMoney(realistic, currency, wording),
        pessimistic: formatMoney(pessimistic, currency, wording),
      }),
      axisLabel: wording.results.age,
      ...(isAhead ? { marker: { at: retirementAge, label: chart.retirement } } : {}),
    },
    wording,
  );
}

function atRetirement({ retirementAge }: PensionPlan, result: RetirementResult): ForecastMoment {
  return {
    realistic: result.valueAtRetirement,
    pessimistic: valueAtAge(result.outcomesAt10th, retirementAge),
  };
}
