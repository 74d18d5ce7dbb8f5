import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
import { type ForecastMoment, momentFacts } from "#shared/report/common-facts.ts";
import { type DrawnPayment, forecastBlock, milestoneText } from "#shared/report/forecast-block.ts";
import { formatMoney } from "#shared/report/format.ts";
import { type InEitherMoney, type MoneyView, shownMoney } from "#shared/report/money-view.ts";
import type { Block, FactGroup, ForecastSeriesId } from "#shared/report/report-document.ts";
import { moneyValue } from "#shared/report/values.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { coverageOf } from "./answer.ts";
import type { GoalResult } from "./schemas.ts";

/** The next payment for one goal or several. */
export interface FirstPayment {
  /** The payment in words, and its due date. */
  readonly start: string;
  readonly due: string;
  /** Calendar year of the due date. */
  readonly year: number;
  /** Age in years. */
  readonly age: number;
  /** True if it is due in a later month. */
  readonly isAhead: boolean;
  /** Label on the chart. */
  readonly label: string;
  /** The expense as the object of a sentence. */
  readonly expense: string;
}

interface ExpenseAxis {
  readonly label: string;
  /** Returns the position of a forecast age on the axis. */
  readonly positionOf: (age: number) => number;
  /** Returns the age or year of a payment at a time step, as worded in a sentence. */
  readonly untilOf: (timeStep: number) => string;
}

/** Returns the savings before the first payment, and after it in the Realistic forecast. */
export function paymentFacts(
  results: InEitherMoney<GoalResult>,
  { start, due, year }: FirstPayment,
  view: MoneyView,
  wording: Wording,
): FactGroup {
  const { facts } = wording.childGoal;
  const shown = shownMoney(view);
  const { currency } = results[shown];
  const before = beforePayment(results[shown]);
  const group = momentFacts(
    facts.atStart({ start, due }),
    shown === "today" ? facts.beforePaymentToday : facts.beforePayment({ year }),
    before,
    currency,
    wording,
  );
  const after = moneyValue(afterFirstPayment(results[shown]), currency);
  return { ...group, facts: [...group.facts, { label: facts.afterPayment, value: after }] };
}

/** Returns the chart of expenses. */
export function expenseForecastBlock(
  results: InEitherMoney<GoalResult>,
  { start, due, age, isAhead, label, expense }: FirstPayment,
  axis: ExpenseAxis,
  view: MoneyView,
  wording: Wording,
): Block<"forecast"> {
  const { chart } = wording.childGoal;
  const shown = shownMoney(view);
  const result = results[shown];
  const milestone = {
    name: chart.milestone({ start, due }),
    ofYear: beforePayment(results.ofYear),
    today: beforePayment(results.today),
  };
  const before = milestone[shown];
  const money = (value: number) => formatMoney(value, result.currency, wording);
  const usedUp = (id: ForecastSeriesId) => {
    const coverage = coverageOf(result, id);
    const forecast = wording.results[id];
    if (coverage === "all") return undefined;
    if (coverage === "none") return chart.coversNone({ forecast, expense });
    return chart.coversUntil({ forecast, until: axis.untilOf(coverage.untilTimeStep) });
  };
  return forecastBlock(
    result,
    {
      summary: milestoneText(milestone, view, result.currency, wording),
      view,
      axisLabel: axis.label,
      info: chart.info,
      ...(isAhead ? { marker: { at: axis.positionOf(age), label } } : {}),
      payments: drawnPayments(result),
      signs: [
        {
          at: axis.positionOf(age),
          amount: Math.max(0, before.realistic),
          text: chart.payment({
            label,
            amount: money(firstAmount(result)),
            before: money(before.realistic),
            after: money(afterFirstPayment(result)),
          }),
        },
      ],
      usedUp,
    },
    wording,
    axis.positionOf,
  );
}

/** Returns the savings before the first payment. */
function beforePayment(result: GoalResult): ForecastMoment {
  return {
    realistic: result.valueAtRetirement,
    pessimistic: result.valueAtRetirementAt10th,
    upper: result.valueAtRetirementAt90th,
  };
}

/** Returns the value of the Realistic forecast after the first payment; 0 if it does not cover the payment. */
function afterFirstPayment(result: GoalResult): number {
  return Math.max(0, beforePayment(result).realistic - firstAmount(result));
}

/** Returns the amount of the first payment, in the currency and money of the result. */
export function firstAmount({ payments }: GoalResult): number {
  return payments[0]?.amount ?? 0;
}

/** Returns every payment with the age in years at which it falls due and the savings after it. */
function drawnPayments({ payments, outcomesAt50th }: GoalResult): readonly DrawnPayment[] {
  const ageToday = outcomesAt50th[0]?.age ?? 0;
  return payments.map(({ timeStep, amount, valueAt10th, valueAt50th, valueAt90th }) => ({
    age: ageToday + timeStep / MONTHS_PER_YEAR,
    amount,
    after: { realistic: valueAt50th, pessimistic: valueAt10th, upper: valueAt90th },
  }));
}
