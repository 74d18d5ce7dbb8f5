import type { GlidePathStep } from "#shared/domain/glide-path.ts";
import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
import { FUNDS, type Fund } from "#shared/domain/risk-strategies.ts";
import type { PlanningContext } from "./planning-context.ts";
import type {
  Allocation,
  GapRequest,
  InvestmentAccount,
  OnetimeTransaction,
  PlanningRequest,
  RecurringTransaction,
} from "./planning-schemas.ts";

/** Percentiles of every forecast: Pessimistic, Realistic, and the upper tail. Source: specification section 9. */
const FORECAST_PERCENTILES = [0.1, 0.5, 0.9] as const;

/** What a gap factor aims at. */
interface GapTarget {
  /** USD. */
  readonly value: number;
  /** Of the total at the observed time steps, from 0 to 1. */
  readonly percentile: number;
}

/** A gap factor aims at the median, and at nothing left. Source: specification section 7. */
const TARGET: GapTarget = { value: 0, percentile: 0.5 };

/** One investment account of a plan: what it holds today and what is paid in and out of it. Amounts in USD. */
export interface PlanAccount {
  readonly id: string;
  readonly currentValueUsd?: number;
  readonly recurring?: readonly Omit<RecurringTransaction, "accountId" | "currencyCode">[];
  readonly onetime?: readonly Omit<OnetimeTransaction, "accountId" | "currencyCode">[];
}

/** A plan in the planning service's terms: accounts that all follow one glide path. */
export interface Plan {
  readonly accounts: readonly PlanAccount[];
  readonly glidePath: readonly GlidePathStep[];
  /** Of everything held, a year, as a fraction; none unless given. */
  readonly annualFee?: number;
  /** By how much returns are better than is assumed, a year, as a fraction; as assumed unless given. */
  readonly outperformance?: number;
}

/** The body of a forecast request. */
export function forecastRequest(
  { accounts, glidePath, annualFee = 0, outperformance = 0 }: Plan,
  observationTimeSteps: readonly number[],
  { start, funds }: PlanningContext,
): PlanningRequest {
  return {
    startDate: { ...start },
    simulationSettings: {
      observationTimeSteps: [...observationTimeSteps],
      percentiles: [...FORECAST_PERCENTILES],
      inflationAdjustment: "NoAdjustment",
    },
    assetsAndDebts: {
      investmentAccounts: accounts.map(({ id, currentValueUsd = 0 }) =>
        investmentAccount(id, allocations({ glidePath, annualFee, outperformance }, funds, currentValueUsd)),
      ),
    },
    cashFlows: {
      recurringTransactions: accounts.flatMap(({ id, recurring = [] }) =>
        recurring.map((transaction) => ({ accountId: id, ...transaction, currencyCode: "USD" as const })),
      ),
      transactionArrays: [],
      onetimeTransactions: accounts.flatMap(({ id, onetime = [] }) =>
        onetime.map((transaction) => ({ accountId: id, ...transaction, currencyCode: "USD" as const })),
      ),
    },
    domicile: "Unspecified",
    baseCurrency: "USD",
  };
}

/** The body of a gap request: by what factor must the named account change so that the plan reaches its target? */
export function gapRequest(
  plan: Plan,
  itemId: string,
  observationTimeSteps: readonly number[],
  context: PlanningContext,
  target: Partial<GapTarget> = {},
): GapRequest {
  const { value, percentile } = { ...TARGET, ...target };
  return {
    ...forecastRequest(plan, observationTimeSteps, context),
    itemIdForFactorInAssetsAndDebts: itemId,
    targetValue: value,
    targetPercentile: percentile,
  };
}

function investmentAccount(id: string, investmentAllocations: Allocation[]): InvestmentAccount {
  return { id, investmentAllocations, taxationType: "NoTax", strategy: "RebalanceToPlan" };
}

function allocations(
  { glidePath, annualFee, outperformance }: Required<Omit<Plan, "accounts">>,
  funds: PlanningContext["funds"],
  currentValueUsd: number,
): Allocation[] {
  return FUNDS.filter((fund) => glidePath.some(({ weights }) => (weights[fund] ?? 0) > 0)).map((fund) => ({
    currencyCode: "USD",
    annualFee,
    productCode: { code: funds[fund], codeType: "Isin" },
    strategyWeight: strategyWeight(glidePath, fund),
    outperformanceAssumption: outperformance,
    currentValue: currentValueUsd * (glidePath[0]?.weights[fund] ?? 0),
  }));
}

function strategyWeight(glidePath: readonly GlidePathStep[], fund: Fund): Allocation["strategyWeight"] {
  const weights = glidePath.map(({ fromTimeStep, weights }) => ({
    fromTimeStep,
    weight: weights[fund] ?? 0,
  }));
  const [only, ...later] = weights;
  return only !== undefined && later.length === 0 ? only.weight : weights;
}

/** Every whole year from the start of the plan to a time step, both included. */
export function yearlyTimeSteps(lastTimeStep: number): readonly number[] {
  return Array.from(
    { length: Math.floor(lastTimeStep / MONTHS_PER_YEAR) + 1 },
    (_, year) => year * MONTHS_PER_YEAR,
  );
}
