import type { ForecastMoment } from "#shared/report/common-facts.ts";
import { forecastBlock } from "#shared/report/forecast-block.ts";
import { formatMoney } from "#shared/report/format.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { GoalResult } from "./schemas.ts";

interface ExpenseForecast {
  /** The first payment in words, and when it is due. */
  readonly start: string;
  readonly due: string;
  readonly axisLabel: string;
  /** The first payment; unset where it is due now. Age in years, amount in the plan's currency. */
  readonly payment: { readonly age: number; readonly label: string; readonly amount: number } | undefined;
  /** Where an age of the forecast is on the axis. */
  readonly positionOf: (age: number) => number;
}

/** The chart of expenses, be they of one goal or of several. */
export function expenseForecastBlock(
  result: GoalResult,
  { start, due, axisLabel, payment, positionOf }: ExpenseForecast,
  wording: Wording,
): Block<"forecast"> {
  const { chart } = wording.childGoal;
  const before = beforeFirstPayment(result);
  return forecastBlock(
    result,
    {
      summary: chart.summary({
        start,
        due,
        realistic: formatMoney(before.realistic, result.currency, wording),
        pessimistic: formatMoney(before.pessimistic, result.currency, wording),
      }),
      axisLabel,
      info: chart.info,
      ...(payment && {
        marker: { at: positionOf(payment.age), label: payment.label },
        payment: { age: payment.age, before, amount: payment.amount },
      }),
    },
    wording,
    positionOf,
  );
}

/** The savings before the first payment. */
export function beforeFirstPayment(result: GoalResult): ForecastMoment {
  return { realistic: result.valueAtRetirement, pessimistic: result.valueAtRetirementAt10th };
}
