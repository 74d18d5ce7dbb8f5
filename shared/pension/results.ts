import { isHorizonNear, targetOf } from "#shared/domain/insights.ts";
import { HORIZON_AGE } from "#shared/domain/limits.ts";
import type { ResultContext } from "#shared/report/calculator-definition.ts";
import { chanceSentence, hundredthsOf } from "#shared/report/chance.ts";
import { type ForecastMoment, momentFacts, monthlyFacts } from "#shared/report/common-facts.ts";
import { figuresBlock, forecastBlock, milestoneText } from "#shared/report/forecast-block.ts";
import { formatMoney } from "#shared/report/format.ts";
import { type InEitherMoney, type MoneyView, shownMoney } from "#shared/report/money-view.ts";
import { savingsLastUntil, valueAtAge } from "#shared/report/outcomes.ts";
import type { Block, FactGroup, ForecastSeriesId, ForecastSign } from "#shared/report/report-document.ts";
import { moneyValue } from "#shared/report/values.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { pensionAdvice } from "./advice.ts";
import { pensionAssumptions } from "./assumptions.ts";
import { yearsUntilEmployersChange } from "./end-of-service.ts";
import { endOfServiceFacts, otherIncomeFacts, visaAgeCallout, visaFacts } from "./end-of-service-facts.ts";
import { currentMonthlyInvestment } from "./plan-values.ts";
import type { PensionPlan, RetirementResult } from "./schemas.ts";
import { pensionInTodaysMoney, todaysMoneyOf } from "./todays-money.ts";

/** Returns the results of a pension in the order of importance, the answer first. */
export function pensionResultBlocks(
  plan: PensionPlan,
  result: RetirementResult,
  { wording, view, insights }: ResultContext,
): readonly Block[] {
  const results = { ofYear: result, today: pensionInTodaysMoney(plan, result) };
  const chart = forecast(plan, results, view, wording);
  return [
    pensionAnswer(plan, result, wording),
    { kind: "facts", groups: factGroups(plan, results, view, insights, wording) },
    ...pensionAdvice(plan, result, wording),
    ...visaAgeCallout(plan, result, wording),
    chart,
    figuresBlock(chart, wording),
    pensionAssumptions(plan, result, wording),
  ];
}

function factGroups(
  plan: PensionPlan,
  results: InEitherMoney<RetirementResult>,
  view: MoneyView,
  insights: ResultContext["insights"],
  wording: Wording,
): readonly FactGroup[] {
  const { facts } = wording.pension;
  const { todaysMoney, moneyOfThatYear } = wording.results;
  const shown = shownMoney(view);
  const result = results[shown];
  const note = { ofYear: moneyOfThatYear, today: todaysMoney }[shown];
  const money = (amount: number) => moneyValue(amount, plan.currency);
  const inShownMoney = { ofYear: (amount: number) => amount, today: todaysMoneyOf(plan) }[shown];
  return [
    momentFacts(
      facts.atRetirement({ age: plan.retirementAge }),
      note,
      atRetirement(plan, result),
      plan.currency,
      wording,
    ),
    endOfServiceFacts(plan, result, { note, inShownMoney }, wording),
    {
      title: facts.spending,
      note: todaysMoney,
      facts: [
        {
          label: facts.spendingAbility({ horizon: HORIZON_AGE }),
          value: money(result.spendingAbility),
          isComparable: true,
        },
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
    monthlyFacts(result.requiredMonthlyInvestment, currentMonthlyInvestment(plan), plan, insights, wording),
    ...visaFacts(plan, result, wording),
  ];
}

function forecast(
  plan: PensionPlan,
  results: InEitherMoney<RetirementResult>,
  view: MoneyView,
  wording: Wording,
): Block<"forecast"> {
  const { chart } = wording.pension;
  const { age, retirementAge, currency } = plan;
  const milestone = {
    name: chart.milestone({ age: retirementAge }),
    ofYear: atRetirement(plan, results.ofYear),
    today: atRetirement(plan, results.today),
  };
  const isAhead = retirementAge < HORIZON_AGE && retirementAge > age;
  const usedUp = (id: ForecastSeriesId) => {
    const { outcomesAt50th, outcomesAt10th } = results.ofYear;
    const until = savingsLastUntil({ realistic: outcomesAt50th, pessimistic: outcomesAt10th }[id]);
    const forecast = wording.results[id];
    if (until === undefined) return undefined;
    return until > retirementAge
      ? chart.lastsUntil({ forecast, age: until })
      : chart.lastsNoYear({ forecast });
  };
  return forecastBlock(
    results[shownMoney(view)],
    {
      summary: milestoneText(milestone, view, currency, wording),
      view,
      axisLabel: wording.results.age,
      ...(isAhead ? { marker: { at: retirementAge, label: chart.retirement } } : {}),
      signs: benefitSign(plan, results[shownMoney(view)], wording),
      usedUp,
    },
    wording,
  );
}

/** Returns the chart's sign for the end-of-service payment, at the savings that include it. */
function benefitSign(
  plan: PensionPlan,
  { endOfServiceBenefit, valueAtRetirement, savingsScheme }: RetirementResult,
  wording: Wording,
): readonly ForecastSign[] {
  if (Math.round(endOfServiceBenefit) === 0) return [];
  const { benefit, lastBenefit, scheme } = wording.pension.chart;
  const ofEmployer = yearsUntilEmployersChange(plan) === undefined ? benefit : lastBenefit;
  const text = savingsScheme === undefined ? ofEmployer : scheme;
  return [
    {
      at: plan.retirementAge,
      amount: Math.max(0, valueAtRetirement),
      text: text({
        age: plan.retirementAge,
        amount: formatMoney(endOfServiceBenefit, plan.currency, wording),
      }),
    },
  ];
}

function atRetirement({ retirementAge }: PensionPlan, result: RetirementResult): ForecastMoment {
  return {
    realistic: result.valueAtRetirement,
    pessimistic: valueAtAge(result.outcomesAt10th, retirementAge),
    upper: valueAtAge(result.outcomesAt90th, retirementAge),
  };
}

/** Returns the chance that the savings last, in a sentence. */
export function pensionAnswer(
  plan: PensionPlan,
  result: RetirementResult,
  wording: Wording,
): Block<"answer"> {
  const { answer } = wording.pension;
  const { chanceToReachLifestyleGoal: chance } = result;
  return {
    kind: "answer",
    text: chanceSentence(chance, answer, { horizon: HORIZON_AGE }),
    detail: [
      support(savingsLastUntil(result.outcomesAt50th), plan.retirementAge, answer),
      ...(isHorizonNear(plan.age)
        ? [answer.horizonIsNear({ horizon: HORIZON_AGE, count: HORIZON_AGE - plan.age })]
        : []),
    ].join(" "),
    chance: { label: wording.results.chance, value: { kind: "percent", percent: chance } },
    hundredths: hundredthsOf(chance),
    target: targetOf(plan),
  };
}

/** Returns how long the Realistic forecast lasts; savings used up within a year of retirement last until no age. */
function support(
  untilAge: number | undefined,
  retirementAge: number,
  answer: Wording["pension"]["answer"],
): string {
  if (untilAge === undefined) return answer.lastBeyond({ horizon: HORIZON_AGE });
  return untilAge > retirementAge ? answer.lastUntil({ age: untilAge }) : answer.lastNoYear;
}
