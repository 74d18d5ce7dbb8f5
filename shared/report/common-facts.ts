import type { Insights } from "#shared/contract/insights.ts";
import type { Currency } from "#shared/domain/currencies.ts";
import { EVEN_CHANCE, targetOf } from "#shared/domain/insights.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { chanceInWords } from "./chance.ts";
import type { Fact, FactGroup } from "./report-document.ts";
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

/**
 * Returns the required and the planned monthly investment, plan currency: what the plan's target requires, if that is
 * known or on its way, and not the even chance, comes first. @param required for an even chance; null if no month is left
 */
export function monthlyFacts(
  required: number | null,
  planned: number,
  plan: { readonly currency: Currency } & Parameters<typeof targetOf>[0],
  insights: Insights | "pending" | undefined,
  wording: Wording,
): FactGroup {
  const { results } = wording;
  const target = targetOf(plan);
  const fact = (label: string, amount: number | null): Fact => ({
    label,
    value:
      amount === null
        ? textValue(results.notPossible)
        : { kind: "requiredMoney", amount, currency: plan.currency },
  });
  const label = results.requiredFor({ chance: chanceInWords(target, wording) });
  const ofTarget = () => {
    if (target === EVEN_CHANCE || insights === undefined) return [];
    if (insights === "pending") return [{ label, value: textValue("…") }];
    const level = insights.certainty.find(({ chance }) => chance === target);
    return level ? [fact(label, level.requiredMonthlyInvestment)] : [];
  };
  return {
    title: results.monthly,
    isMonthlyInvestment: true,
    note: results.todaysMoney,
    facts: [
      ...ofTarget(),
      { ...fact(results.required, required), isComparable: true },
      { label: results.yourPlan, value: moneyValue(planned, plan.currency) },
    ],
  };
}
