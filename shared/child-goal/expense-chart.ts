import { type ForecastMoment, momentFacts } from "#shared/report/common-facts.ts";
import { forecastBlock } from "#shared/report/forecast-block.ts";
import { formatMoney } from "#shared/report/format.ts";
import { milestoneText } from "#shared/report/milestone.ts";
import { type InEitherMoney, type MoneyView, shownMoney } from "#shared/report/money-view.ts";
import type { Block, FactGroup } from "#shared/report/report-document.ts";
import { moneyValue } from "#shared/report/values.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { GoalResult } from "./schemas.ts";

/** The first payment of expenses that is still to come, be they of one goal or of several. */
export interface ExpensePayment {
  /** In words, and when it is due. */
  readonly start: string;
  readonly due: string;
  /** The calendar year in which it is due. */
  readonly year: number;
  /** Age in years. */
  readonly age: number;
  /** Whether it is due in a later month. */
  readonly isAhead: boolean;
  /** Its name on the chart. */
  readonly label: string;
  /** In the plan's currency. */
  readonly amount: InEitherMoney<number>;
}

interface ExpenseAxis {
  readonly label: string;
  /** Where an age of the forecast is on the axis. */
  readonly positionOf: (age: number) => number;
  /** The age or year, as a sentence has it, until which savings last that are used up after an age. */
  readonly untilOf: (age: number) => string;
}

/** The savings at the first payment: before it, and after it in the Realistic forecast. */
export function paymentFacts(
  results: InEitherMoney<GoalResult>,
  { start, due, year, amount }: ExpensePayment,
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
  const after = moneyValue(afterPayment(before, amount[shown]), currency);
  return { ...group, facts: [...group.facts, { label: facts.afterPayment, value: after }] };
}

/** The chart of expenses. */
export function expenseForecastBlock(
  results: InEitherMoney<GoalResult>,
  { start, due, age, isAhead, label, amount }: ExpensePayment,
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
  return forecastBlock(
    result,
    {
      summary: milestoneText(milestone, view, result.currency, wording),
      view,
      axisLabel: axis.label,
      info: chart.info,
      ...(isAhead ? { marker: { at: axis.positionOf(age), label } } : {}),
      payment: { age, before, amount: amount[shown] },
      signs: [
        {
          at: axis.positionOf(age),
          amount: Math.max(0, before.realistic),
          text: chart.payment({
            label,
            amount: money(amount[shown]),
            before: money(before.realistic),
            after: money(afterPayment(before, amount[shown])),
          }),
        },
      ],
      usedUp: (until, forecast) =>
        until < age
          ? chart.coversNone({ forecast })
          : chart.coversUntil({ forecast, until: axis.untilOf(until) }),
    },
    wording,
    axis.positionOf,
  );
}

/** The savings before the first payment. */
function beforePayment(result: GoalResult): ForecastMoment {
  return {
    realistic: result.valueAtRetirement,
    pessimistic: result.valueAtRetirementAt10th,
    upper: result.valueAtRetirementAt90th,
  };
}

/** What the Realistic forecast holds after a payment: nothing where it does not cover it. */
function afterPayment({ realistic }: ForecastMoment, amount: number): number {
  return Math.max(0, realistic - amount);
}
