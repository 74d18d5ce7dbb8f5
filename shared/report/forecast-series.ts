import type { Outcome } from "#shared/contract/schemas/results.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { ForecastSeries } from "./report-document.ts";

interface Outcomes {
  readonly outcomesAt50th: readonly Outcome[];
  readonly outcomesAt10th: readonly Outcome[];
}

/**
 * The two lines of every forecast.
 * @param at position on the axis for an age
 */
export function forecastSeries(
  { outcomesAt50th, outcomesAt10th }: Outcomes,
  wording: Wording,
  at: (age: number) => number = (age) => age,
): readonly ForecastSeries[] {
  // A value below zero is a debt that nobody would lend: the savings are used up, and the chart starts at zero.
  const points = (outcomes: readonly Outcome[]) =>
    outcomes.map(({ age, value }) => ({ at: at(age), amount: Math.max(0, value) }));
  return [
    { id: "realistic", label: wording.results.realistic, points: points(outcomesAt50th) },
    { id: "pessimistic", label: wording.results.pessimistic, points: points(outcomesAt10th) },
  ];
}
