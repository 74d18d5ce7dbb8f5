import type { Insights } from "#shared/contract/insights.ts";
import type { Currency } from "#shared/domain/currencies.ts";
import { EVEN_CHANCE, targetOf } from "#shared/domain/insights.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { chanceInWords } from "./chance.ts";
import type { Fact, FactGroup } from "./report-document.ts";
import { moneyValue, textValue, type Value } from "./values.ts";

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
  const ofTarget =
    insights === "pending"
      ? insights
      : insights?.certainty.find(({ chance }) => chance === target)?.requiredMonthlyInvestment;
  return {
    title: results.monthly,
    isMonthlyInvestment: true,
    note: results.todaysMoney,
    facts: requirementFacts({ ofTarget, even: required, planned }, plan, wording).map((fact) =>
      fact.label === results.required ? { ...fact, isComparable: true } : fact,
    ),
  };
}

/** Monthly amounts, plan currency: null if no month is left. */
interface Requirements {
  /** For the plan's target; unset if it is not known. */
  readonly ofTarget: number | null | "pending" | undefined;
  readonly even: number | null;
  readonly planned: number;
}

/** Returns what the plan's target requires, unless that is the even chance, what the even chance does, and the plan. */
export function requirementFacts(
  { ofTarget, even, planned }: Requirements,
  plan: { readonly currency: Currency } & Parameters<typeof targetOf>[0],
  wording: Wording,
): readonly Fact[] {
  const { results } = wording;
  const target = targetOf(plan);
  const required = (amount: number | null): Value =>
    amount === null
      ? textValue(results.notPossible)
      : { kind: "requiredMoney", amount, currency: plan.currency };
  const first: Fact[] =
    target === EVEN_CHANCE || ofTarget === undefined
      ? []
      : [
          {
            label: results.requiredFor({ chance: chanceInWords(target, wording) }),
            value: ofTarget === "pending" ? textValue("…") : required(ofTarget),
          },
        ];
  return [
    ...first,
    { label: results.required, value: required(even) },
    { label: results.yourPlan, value: moneyValue(planned, plan.currency) },
  ];
}
