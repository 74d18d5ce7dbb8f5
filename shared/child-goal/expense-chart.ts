import type { ForecastMoment } from "#shared/report/common-facts.ts";
import { forecastBlock } from "#shared/report/forecast-block.ts";
import { milestoneText } from "#shared/report/milestone.ts";
import { type InEitherMoney, type MoneyView, shownMoney } from "#shared/report/money-view.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { GoalResult } from "./schemas.ts";

interface ExpenseForecast {
  /** The first payment in words, and when it is due. */
  readonly start: string;
  readonly due: string;
  readonly axisLabel: string;
  /** The first payment; unset where it is due now. */
  readonly payment: ChartedPayment | undefined;
  /** Where an age of the forecast is on the axis. */
  readonly positionOf: (age: number) => number;
}

interface ChartedPayment {
  /** Years. */
  readonly age: number;
  readonly label: string;
  /** In the plan's currency. */
  readonly amount: InEitherMoney<number>;
}

/** The chart of expenses, be they of one goal or of several. */
export function expenseForecastBlock(
  results: InEitherMoney<GoalResult>,
  { start, due, axisLabel, payment, positionOf }: ExpenseForecast,
  view: MoneyView,
  wording: Wording,
): Block<"forecast"> {
  const { chart } = wording.childGoal;
  const shown = shownMoney(view);
  const result = results[shown];
  const milestone = {
    name: chart.milestone({ start, due }),
    ofYear: beforeFirstPayment(results.ofYear),
    today: beforeFirstPayment(results.today),
  };
  return forecastBlock(
    result,
    {
      summary: milestoneText(milestone, view, result.currency, wording),
      view,
      axisLabel,
      info: chart.info,
      ...(payment && {
        marker: { at: positionOf(payment.age), label: payment.label },
        payment: { age: payment.age, before: milestone[shown], amount: payment.amount[shown] },
      }),
    },
    wording,
    positionOf,
  );
}

/** The savings before the first payment. */
export function beforeFirstPayment(result: GoalResult): ForecastMoment {
  return {
    realistic: result.valueAtRetirement,
    pessimistic: result.valueAtRetirementAt10th,
    upper: result.valueAtRetirementAt90th,
  };
}

/** Of which moment the savings before the first payment are, and whose money. */
export function beforePaymentNote(year: number, view: MoneyView, { childGoal: { facts } }: Wording): string {
  return view === "today" ? facts.beforePaymentToday : facts.beforePayment({ year });
}
