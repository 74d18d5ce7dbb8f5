import { pensionGlidePath } from "#shared/domain/glide-path.ts";
import { HORIZON_AGE } from "#shared/domain/limits.ts";
import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
import type { PensionRisk } from "#shared/domain/risk-strategies.ts";
import type { Plan, PlanAccount } from "#shared/planning/plan-request.ts";

/** The accounts whose gap factors are asked for. */
export const RETIREMENT_SPENDING = "retirement-spending";
export const MONTHLY_INVESTMENT = "monthly-investment";

/** The cash flows of a pension. Amounts in USD, rates as fractions a year. */
export interface PensionCashFlows {
  readonly ageYears: number;
  readonly retirementAgeYears: number;
  readonly risk: PensionRisk;
  readonly currentSavingsUsd: number;
  /** Paid every month until retirement; grows every plan year. */
  readonly contribution: { readonly monthlyUsd: number; readonly yearlyIncrease: number };
  /** Paid once at retirement. */
  readonly endOfServiceBenefitUsd: number;
  /** Paid once at retirement, not indexed. */
  readonly additionalSavingsUsd: number;
  /** Living cost a year in today's money, drawn monthly from the month after retirement. */
  readonly livingCostUsd: number;
  readonly inflationRate: number;
}

/** The time step of retirement. */
export function retirementStep({ ageYears, retirementAgeYears }: PensionCashFlows): number {
  return MONTHS_PER_YEAR * (retirementAgeYears - ageYears);
}

/** The last time step of a pension whose savings have to last until an age. */
export function horizonStep({ ageYears }: PensionCashFlows, horizonAge: number = HORIZON_AGE): number {
  return MONTHS_PER_YEAR * (horizonAge - ageYears);
}

/**
 * A pension as a plan of accounts. Source: design of the financial model, recorded in docs/model.md.
 * @param horizonAge until which money is spent
 */
export function pensionPlan(cashFlows: PensionCashFlows, horizonAge?: number): Plan {
  return {
    glidePath: pensionGlidePath(cashFlows.risk, cashFlows.retirementAgeYears - cashFlows.ageYears),
    accounts: [
      { id: "current-savings", currentValueUsd: cashFlows.currentSavingsUsd },
      contributions(cashFlows),
      atRetirement("end-of-service-benefit", cashFlows.endOfServiceBenefitUsd, cashFlows),
      atRetirement("additional-savings", cashFlows.additionalSavingsUsd, cashFlows),
      spending(cashFlows, horizonStep(cashFlows, horizonAge)),
    ],
  };
}

function contributions(cashFlows: PensionCashFlows): PlanAccount {
  const endTimeStep = retirementStep(cashFlows) - 1;
  if (endTimeStep < 0) return { id: MONTHLY_INVESTMENT };
  const { monthlyUsd: amount, yearlyIncrease } = cashFlows.contribution;
  return {
    id: MONTHLY_INVESTMENT,
    recurring: [{ startTimeStep: 0, endTimeStep, interval: 1, amount, yearlyIncrease }],
  };
}

function atRetirement(id: string, amount: number, cashFlows: PensionCashFlows): PlanAccount {
  return { id, onetime: [{ timeStep: retirementStep(cashFlows), amount }] };
}

function spending(cashFlows: PensionCashFlows, endTimeStep: number): PlanAccount {
  const { livingCostUsd, inflationRate, ageYears, retirementAgeYears } = cashFlows;
  const firstMonthlySpending =
    (livingCostUsd / MONTHS_PER_YEAR) * (1 + inflationRate) ** (retirementAgeYears - ageYears);
  return {
    id: RETIREMENT_SPENDING,
    recurring: [
      {
        startTimeStep: retirementStep(cashFlows) + 1,
        endTimeStep,
        interval: 1,
        amount: -firstMonthlySpending,
        yearlyIncrease: inflationRate,
      },
    ],
  };
}
