import type { Outcome } from "#shared/contract/forecast-result.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { ForecastMoment } from "./common-facts.ts";
import type { ForecastPoint, ForecastSeries } from "./report-document.ts";

interface Outcomes {
  readonly outcomesAt50th: readonly Outcome[];
  readonly outcomesAt10th: readonly Outcome[];
}

/** A first payment, which takes as much from both lines. */
export interface FirstPayment {
  /** Age in years at which it falls due. */
  readonly age: number;
  /** What there is before it, in the plan's currency. */
  readonly before: ForecastMoment;
  /** In the plan's currency. */
  readonly amount: number;
}

/**
 * The two lines of every forecast.
 * @param at position on the axis for an age
 * @param payment drawn as a fall, where the forecast has one
 */
export function forecastSeries(
  { outcomesAt50th, outcomesAt10th }: Outcomes,
  wording: Wording,
  at: (age: number) => number = (age) => age,
  payment?: FirstPayment,
): readonly ForecastSeries[] {
  // A value below zero is a debt that nobody would lend: the savings are used up, and the chart starts at zero.
  const point = (age: number, value: number): ForecastPoint => ({ at: at(age), amount: Math.max(0, value) });
  const series = (id: ForecastSeries["id"], outcomes: readonly Outcome[]): ForecastSeries => {
    const label = wording.results[id];
    const points = outcomes.map(({ age, value }) => point(age, value));
    if (payment === undefined) return { id, label, points, line: points };
    const before = payment.before[id];
    return {
      id,
      label,
      points,
      line: [
        ...points.filter((_, index) => (outcomes[index]?.age ?? 0) < payment.age),
        point(payment.age, before),
        point(payment.age, before - payment.amount),
        ...points.filter((_, index) => (outcomes[index]?.age ?? 0) > payment.age),
      ],
    };
  };
  return [series("realistic", outcomesAt50th), series("pessimistic", outcomesAt10th)];
}
