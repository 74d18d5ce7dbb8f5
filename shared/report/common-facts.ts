import type { Currency } from "#shared/domain/currencies.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { FactGroup } from "./report-document.ts";
import { moneyValue, textValue } from "./values.ts";

/** One moment of the forecast, in the plan's currency. */
export interface ForecastMoment {
  readonly realistic: number;
  /** 8 of 10 scenarios lie between the pessimistic and the upper amount: the 10th and the 90th percentile. */
  readonly pessimistic: number;
  readonly upper: number;
}

/** Returns the amounts of both lines of the forecast at a moment. @param note names the money of the amounts */
export function momentFacts(
  title: string,
  note: string,
  { realistic, pessimistic }: Pick<ForecastMoment, "realistic" | "pessimistic">,
  currency: Currency,
  { results }: Wording,
): FactGroup {
  return {
    title,
    note,
    facts: [
      { label: results.realistic, value: moneyValue(realistic, currency), series: "realistic" },
      { label: results.pessimistic, value: moneyValue(pessimistic, currency), series: "pessimistic" },
    ],
  };
}

/** Returns the required and the planned monthly investment, plan currency. @param required null if no month is left */
export function monthlyFacts(
  required: number | null,
  planned: number,
  currency: Currency,
  { results }: Wording,
): FactGroup {
  return {
    title: results.monthly,
    isComparable: true,
    isMonthlyInvestment: true,
    note: results.todaysMoney,
    facts: [
      {
        label: results.required,
        value:
          required === null
            ? textValue(results.notPossible)
            : { kind: "requiredMoney", amount: required, currency },
      },
      { label: results.yourPlan, value: moneyValue(planned, currency) },
    ],
  };
}
