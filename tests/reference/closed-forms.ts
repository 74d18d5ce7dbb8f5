/**
 * Values of a plan without volatility: annuity mathematics, no loop over months. For checking a simulation. A month's
 * growth is a factor (1.004 is 0.4 %), rates are yearly fractions.
 */
import type { AssetClass, Assumptions } from "./assumptions.ts";

/** The same assumptions with no volatility: every scenario grows at the compound return. */
export function withoutVolatility(assumptions: Assumptions): Assumptions {
  const certain = (asset: AssetClass) => ({ ...asset, volatility: 0 });
  return { ...assumptions, equity: certain(assumptions.equity), bonds: certain(assumptions.bonds) };
}

/** A month's growth of a mix that is rebalanced every month, without volatility. */
export function certainMonthlyGrowth({ equity, bonds }: Assumptions, equityShare: number): number {
  return (
    equityShare * (1 + equity.compoundReturn) ** (1 / 12) +
    (1 - equityShare) * (1 + bonds.compoundReturn) ** (1 / 12)
  );
}

/** Value, at the end of a year, of 1 paid at the start of each of its months (annuity due). */
export function yearOfPaymentsAtStart(monthlyGrowth: number): number {
  return monthlyGrowth * yearOfPaymentsAtEnd(monthlyGrowth);
}

/** The same of 1 paid at the start of each of some months, at the end of the last of them. */
export function paymentsAtStart(months: number, monthlyGrowth: number): number {
  return monthlyGrowth === 1 ? months : (monthlyGrowth * (monthlyGrowth ** months - 1)) / (monthlyGrowth - 1);
}

/** Value, at the end of a year, of 1 paid at the end of each of its months (ordinary annuity). */
export function yearOfPaymentsAtEnd(monthlyGrowth: number): number {
  return monthlyGrowth === 1 ? 12 : (monthlyGrowth ** 12 - 1) / (monthlyGrowth - 1);
}

/** Value, after the last of some years, of yearly blocks worth 1 at the end of the first and rising at a rate. */
export function growingAnnuity(yearlyGrowth: number, yearlyIncrease: number, years: number): number {
  // The limit of the formula where money grows as fast as the payments: the difference would be all rounding error.
  if (Math.abs(yearlyGrowth - 1 - yearlyIncrease) < 1e-9) return years * yearlyGrowth ** (years - 1);
  return (yearlyGrowth ** years - (1 + yearlyIncrease) ** years) / (yearlyGrowth - 1 - yearlyIncrease);
}

/** Value after whole years of contributions at the start of every month, raised once a year; none at the end itself. */
export function futureValueOfContributions(
  first: number,
  yearlyIncrease: number,
  years: number,
  monthlyGrowth: number,
): number {
  return (
    first * yearOfPaymentsAtStart(monthlyGrowth) * growingAnnuity(monthlyGrowth ** 12, yearlyIncrease, years)
  );
}

/** Value after whole years of spending at the end of every month, raised once a year, the last payment included. */
export function futureValueOfSpending(
  first: number,
  yearlyIncrease: number,
  years: number,
  monthlyGrowth: number,
): number {
  return (
    first * yearOfPaymentsAtEnd(monthlyGrowth) * growingAnnuity(monthlyGrowth ** 12, yearlyIncrease, years)
  );
}

/** Value, right after the last, of payments once a year, raised every year. */
export function futureValueOfYearlyPayments(
  first: number,
  yearlyIncrease: number,
  payments: number,
  monthlyGrowth: number,
): number {
  return first * growingAnnuity(monthlyGrowth ** 12, yearlyIncrease, payments);
}
