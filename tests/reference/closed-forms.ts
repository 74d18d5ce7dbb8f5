/**
 * What a plan without volatility is worth: annuity mathematics, no loop over months. For checking a simulation.
 * A month's growth is a factor (1.004 is 0.4 %), rates are yearly fractions.
 */
import type { PensionPlan } from "#shared/pension/schemas.ts";
import { type AssetClass, type Assumptions, INFLATION } from "./assumptions.ts";
import { annualLivingCost, benefitYearByYear, pensionEquityShare } from "./pension.ts";

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

/** Value, at the end of a year, of 1 paid at the end of each of its months (ordinary annuity). */
export function yearOfPaymentsAtEnd(monthlyGrowth: number): number {
  return monthlyGrowth === 1 ? 12 : (monthlyGrowth ** 12 - 1) / (monthlyGrowth - 1);
}

/** Value, after the last of some years, of yearly blocks worth 1 at the end of the first and rising at a rate. */
export function growingAnnuity(yearlyGrowth: number, yearlyIncrease: number, years: number): number {
  // Where money grows as fast as the payments, the formula's limit: its difference would be all rounding.
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

/** What is certain about a pension without volatility. Amounts in the plan's currency. */
export interface CertainPension {
  readonly valueAtRetirement: number;
  readonly valueAtHorizon: number;
  readonly spendingAbility: number;
  readonly requiredMonthlyInvestment: number | null;
}

/** A pension without volatility, year by year where the glide path moves, by annuity formulas elsewhere. */
export function certainPension(plan: PensionPlan, assumptions: Assumptions): CertainPension {
  const years = plan.retirementAge - plan.age;
  const yearsRetired = 80 - plan.retirementAge;
  const inflation = INFLATION[plan.country];
  const increase = plan.isSalaryBasedContribution ? plan.salaryIncreasePercentage / 100 : inflation;
  const contribution = plan.isSalaryBasedContribution
    ? (plan.monthlySalary * plan.investmentPercentageOfSalary) / 100
    : plan.monthlyInvestment;
  let savings = plan.currentAdditional;
  let unitContributions = 0;
  for (let year = 0; year < years; year++) {
    const growth = certainMonthlyGrowth(assumptions, pensionEquityShare(plan, assumptions, 12 * year));
    savings *= growth ** 12;
    unitContributions =
      unitContributions * growth ** 12 + (1 + increase) ** year * yearOfPaymentsAtStart(growth);
  }
  const arriving = benefitYearByYear(plan) + plan.expectedAdditional;
  const valueAtRetirement = savings + contribution * unitContributions + arriving;

  const retired = certainMonthlyGrowth(assumptions, assumptions.equityShare.Conservative);
  const growthRetired = retired ** (12 * yearsRetired);
  const livingCost = annualLivingCost(plan);
  const spent = futureValueOfSpending(
    (livingCost / 12) * (1 + inflation) ** years,
    inflation,
    yearsRetired,
    retired,
  );
  return {
    valueAtRetirement,
    valueAtHorizon: valueAtRetirement * growthRetired - spent,
    spendingAbility: (livingCost * valueAtRetirement * growthRetired) / spent,
    requiredMonthlyInvestment:
      years === 0 ? null : Math.max(0, (spent / growthRetired - savings - arriving) / unitContributions),
  };
}
