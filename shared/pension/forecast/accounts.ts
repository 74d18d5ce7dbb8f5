import { pensionGlidePath, schemeGlidePath } from "#shared/domain/glide-path.ts";
import { HORIZON_AGE } from "#shared/domain/limits.ts";
import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
import type { Fund, PensionRisk } from "#shared/domain/risk-strategies.ts";
import type { HeldSavings } from "#shared/planning/check-in.ts";
import type { Plan, PlanAccount } from "#shared/planning/plan-request.ts";

/** The accounts whose gap factors are requested. */
export const RETIREMENT_SPENDING = "retirement-spending";
export const MONTHLY_INVESTMENT = "monthly-investment";

/** The accounts for end-of-service payments. */
const END_OF_SERVICE_BENEFIT = "end-of-service-benefit";
export const SAVINGS_SCHEME = "savings-scheme";

/** The cash flows of a pension. Amounts in USD, rates as fractions a year. */
export interface PensionCashFlows {
  readonly ageYears: number;
  readonly retirementAgeYears: number;
  readonly risk: PensionRisk;
  readonly currentSavingsUsd: number;
  /** Paid every month until retirement, or for a number of months if that is less; grows every plan year. */
  readonly contribution: {
    readonly monthlyUsd: number;
    readonly yearlyIncrease: number;
    readonly months?: number;
  };
  /** Paid in addition in each month from today until retirement, for example once a child is paid for. */
  readonly freedContributionsUsd?: number[];
  /** Paid once at retirement. */
  readonly endOfServiceBenefitUsd: number;
  /** Benefits of earlier employers that are added to the savings. `planYear` counts whole years from today. */
  readonly earlierBenefits?: readonly { readonly planYear: number; readonly amountUsd: number }[];
  /** The savings scheme that the employer pays into, apart from the plan's own savings until retirement. */
  readonly savingsScheme?: {
    readonly fund: Fund;
    readonly annualFee: number;
    /** Paid in each month from today until retirement. */
    readonly contributionsUsd: number[];
  };
  /** Paid once at retirement, not indexed. */
  readonly additionalSavingsUsd: number;
  /** Living cost a year in today's money, drawn monthly from the month after retirement. */
  readonly livingCostUsd: number;
  /** Income a year in today's money, paid monthly from the month after retirement or, if that is later, after an age. */
  readonly otherIncome?: {
    readonly annualUsd: number;
    readonly fromAgeYears: number;
    /** True if it rises with prices from its first payment on. */
    readonly isRising: boolean;
  };
  /** Inflation of living cost and other income. */
  readonly inflationRate: number;
}

/** Returns the time step of retirement. */
export function retirementStep({ ageYears, retirementAgeYears }: PensionCashFlows): number {
  return MONTHS_PER_YEAR * (retirementAgeYears - ageYears);
}

/** Returns the last time step of a pension whose savings have to last until an age. */
export function horizonStep({ ageYears }: PensionCashFlows, horizonAge: number = HORIZON_AGE): number {
  return MONTHS_PER_YEAR * (horizonAge - ageYears);
}

/**
 * Returns the time steps at which the savings of a pension have to suffice: the last one and, if other income starts
 * after retirement, its start. That income could pay back an earlier debt, but nobody would lend the money.
 */
export function decisiveSteps(cashFlows: PensionCashFlows, horizonAge?: number): readonly number[] {
  const last = horizonStep(cashFlows, horizonAge);
  const { otherIncome, ageYears } = cashFlows;
  if (otherIncome === undefined) return [last];
  const start = MONTHS_PER_YEAR * (otherIncome.fromAgeYears - ageYears);
  return start > retirementStep(cashFlows) && start < last ? [start, last] : [last];
}

/** Turns a pension into accounts, as docs/model.md describes. @param horizonAge until which money is spent */
export function pensionPlan(cashFlows: PensionCashFlows, horizonAge?: number): Plan {
  return {
    glidePath: pensionGlidePath(cashFlows.risk, cashFlows.retirementAgeYears - cashFlows.ageYears),
    accounts: [
      { id: "current-savings", currentValueUsd: cashFlows.currentSavingsUsd },
      contributions(cashFlows),
      ...freedContributions(cashFlows),
      benefits(cashFlows),
      atRetirement("additional-savings", cashFlows.additionalSavingsUsd, cashFlows),
      spending(cashFlows, horizonStep(cashFlows, horizonAge)),
      ...savingsScheme(cashFlows),
      ...otherIncome(cashFlows, horizonStep(cashFlows, horizonAge)),
    ],
  };
}

/** Returns the plan with only its end-of-service accounts, for a plan with a savings scheme. */
export function endOfServicePlan(plan: Plan): Plan {
  const ids = [END_OF_SERVICE_BENEFIT, SAVINGS_SCHEME];
  return { ...plan, accounts: plan.accounts.filter(({ id }) => ids.includes(id)) };
}

/** Returns what is held until retirement, of a plan with a pension's accounts: the employer keeps a savings scheme. */
export function heldUntilRetirement({ accounts, ...plan }: Plan, cashFlows: PensionCashFlows): HeldSavings {
  return {
    plan: { ...plan, accounts: accounts.filter(({ id }) => id !== SAVINGS_SCHEME) },
    item: MONTHLY_INVESTMENT,
    lastStep: retirementStep(cashFlows),
  };
}

function contributions(cashFlows: PensionCashFlows): PlanAccount {
  const { monthlyUsd: amount, yearlyIncrease, months = Number.POSITIVE_INFINITY } = cashFlows.contribution;
  const endTimeStep = Math.min(retirementStep(cashFlows), months) - 1;
  if (endTimeStep < 0) return { id: MONTHLY_INVESTMENT };
  return {
    id: MONTHLY_INVESTMENT,
    recurring: [{ startTimeStep: 0, endTimeStep, interval: 1, amount, yearlyIncrease }],
  };
}

function freedContributions({
  freedContributionsUsd: amounts = [],
}: PensionCashFlows): readonly PlanAccount[] {
  return amounts.length === 0 ? [] : [{ id: "freed-contributions", monthly: { startTimeStep: 0, amounts } }];
}

function atRetirement(id: string, amount: number, cashFlows: PensionCashFlows): PlanAccount {
  return { id, onetime: [{ timeStep: retirementStep(cashFlows), amount }] };
}

function benefits(cashFlows: PensionCashFlows): PlanAccount {
  const { earlierBenefits = [], endOfServiceBenefitUsd } = cashFlows;
  const { id, onetime = [] } = atRetirement(END_OF_SERVICE_BENEFIT, endOfServiceBenefitUsd, cashFlows);
  const earlier = earlierBenefits.map(({ planYear, amountUsd }) => ({
    timeStep: MONTHS_PER_YEAR * planYear,
    amount: amountUsd,
  }));
  return { id, onetime: [...earlier, ...onetime] };
}

/**
 * Returns the account of the savings scheme: invested separately, with its own fee, until it is paid out at retirement.
 */
function savingsScheme({
  savingsScheme,
  ageYears,
  retirementAgeYears,
}: PensionCashFlows): readonly PlanAccount[] {
  if (savingsScheme === undefined) return [];
  const { fund, annualFee, contributionsUsd } = savingsScheme;
  return [
    {
      id: SAVINGS_SCHEME,
      glidePath: schemeGlidePath(fund, annualFee, retirementAgeYears - ageYears),
      ...(contributionsUsd.length === 0 ? {} : { monthly: { startTimeStep: 0, amounts: contributionsUsd } }),
    },
  ];
}

function spending(cashFlows: PensionCashFlows, endTimeStep: number): PlanAccount {
  const { livingCostUsd, retirementAgeYears } = cashFlows;
  return {
    id: RETIREMENT_SPENDING,
    recurring: monthlyFrom(retirementAgeYears, -livingCostUsd, true, cashFlows, endTimeStep),
  };
}

function otherIncome(cashFlows: PensionCashFlows, endTimeStep: number): readonly PlanAccount[] {
  if (cashFlows.otherIncome === undefined) return [];
  const { annualUsd, fromAgeYears, isRising } = cashFlows.otherIncome;
  const ageYears = Math.max(fromAgeYears, cashFlows.retirementAgeYears);
  return [
    { id: "other-income", recurring: monthlyFrom(ageYears, annualUsd, isRising, cashFlows, endTimeStep) },
  ];
}

/**
 * Returns monthly payments of a yearly amount in today's money from the month after an age, if any month is left.
 * @param isRising true if they rise with prices from then on; until then they always do
 */
function monthlyFrom(
  fromAgeYears: number,
  annualUsd: number,
  isRising: boolean,
  { ageYears, inflationRate }: PensionCashFlows,
  endTimeStep: number,
): NonNullable<PlanAccount["recurring"]> {
  const years = fromAgeYears - ageYears;
  const startTimeStep = MONTHS_PER_YEAR * years + 1;
  if (startTimeStep > endTimeStep) return [];
  const amount = (annualUsd / MONTHS_PER_YEAR) * (1 + inflationRate) ** years;
  return [{ startTimeStep, endTimeStep, interval: 1, amount, yearlyIncrease: isRising ? inflationRate : 0 }];
}
