import type { Outcome } from "#shared/contract/forecast-result.ts";

/** Cost of a basket at the start of every month, 1 today: it rises month by month, by the given rate in a year. */
export function priceLevels(inflationRate: number, months: number): readonly number[] {
  const monthlyRise = Math.exp(Math.log1p(inflationRate) / 12);
  const levels = [1];
  for (let month = 1; month <= months; month++) levels.push((levels[month - 1] as number) * monthlyRise);
  return levels;
}

/** A path in today's money: how many of today's baskets its value buys, year by year. */
export function pathInBaskets(outcomes: readonly Outcome[], inflationRate: number): readonly Outcome[] {
  const levels = priceLevels(inflationRate, 12 * outcomes.length);
  return outcomes.map(({ age, value }, year) => ({ age, value: value / (levels[12 * year] as number) }));
}

/** An amount of a month in today's money. @param month from today's 0 on */
export function amountInBaskets(amount: number, inflationRate: number, month: number): number {
  return amount / (priceLevels(inflationRate, month)[month] as number);
}

/** Contributions of every month up to the last, that one included, which rise once a year, in today's baskets. */
export function contributionsInBaskets(first: number, inflationRate: number, lastMonth: number): number {
  const levels = priceLevels(inflationRate, lastMonth);
  let contribution = first;
  return levels.reduce((sum, level, month) => {
    if (month > 0 && month % 12 === 0) contribution *= 1 + inflationRate;
    return sum + contribution / level;
  }, 0);
}
