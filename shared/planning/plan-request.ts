import type { GlidePathStep } from "#shared/domain/glide-path.ts";
import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
import { FUNDS, type Fund } from "#shared/domain/risk-strategies.ts";
import type {
  Allocation,
  GapRequest,
  InvestmentAccount,
  OnetimeTransaction,
  PlanningRequest,
  RecurringTransaction,
  TransactionArray,
} from "./planning-schemas.ts";
import type { PlanningContext } from "./planning-service.ts";

/** Percentiles of every forecast: Pessimistic, Realistic, and the upper tail. Source: specification section 9. */
const FORECAST_PERCENTILES = [0.1, 0.5, 0.9] as const;

/** The target of a gap factor. */
interface GapTarget {
  /** USD. */
  readonly value: number;
  /** Percentile of the total at the observed time steps, from 0 to 1. */
  readonly percentile: number;
}

/** The default target: a median of zero. Source: specification section 7. */
const TARGET: GapTarget = { value: 0, percentile: 0.5 };

/** An investment account of a plan: its current value and its payments in and out. Amounts in USD. */
export interface PlanAccount {
  readonly id: string;
  readonly currentValueUsd?: number;
  readonly recurring?: readonly Omit<RecurringTransaction, "accountId" | "currencyCode">[];
  readonly onetime?: readonly Omit<OnetimeTransaction, "accountId" | "currencyCode">[];
  /** Monthly contributions from a time step on, each of its own amount. */
  readonly monthly?: Omit<TransactionArray, "accountId" | "currencyCode">;
  /** The account's own glide path; default: the plan's. */
  readonly glidePath?: readonly GlidePathStep[];
}

/** A plan in the planning service's terms: accounts that follow one glide path, except those with their own. */
export interface Plan {
  readonly accounts: readonly PlanAccount[];
  readonly glidePath: readonly GlidePathStep[];
  /** Yearly fee on everything held, as a fraction, in addition to the fees of glide paths; default: none. */
  readonly annualFee?: number;
  /** Yearly excess of returns over the assumptions, as a fraction; default: none. */
  readonly outperformance?: number;
}

/** Returns the body of a forecast request. @param observationTimeSteps in any order: the request sorts them */
export function forecastRequest(
  { accounts, glidePath, annualFee = 0, outperformance = 0 }: Plan,
  observationTimeSteps: readonly number[],
  { start, funds }: Pick<PlanningContext, "start" | "funds">,
): PlanningRequest {
  return {
    startDate: { ...start },
    simulationSettings: {
      observationTimeSteps: observationTimeSteps.toSorted((one, other) => one - other),
      percentiles: [...FORECAST_PERCENTILES],
      inflationAdjustment: "NoAdjustment",
    },
    assetsAndDebts: {
      investmentAccounts: accounts.map(({ id, currentValueUsd = 0, glidePath: own = glidePath }) =>
        investmentAccount(
          id,
          allocations({ glidePath: own, annualFee, outperformance }, funds, currentValueUsd),
        ),
      ),
    },
    cashFlows: {
      recurringTransactions: accounts.flatMap(({ id, recurring = [] }) =>
        recurring.map((transaction) => ({ accountId: id, ...transaction, currencyCode: "USD" as const })),
      ),
      transactionArrays: accounts.flatMap(({ id, monthly }) =>
        monthly === undefined ? [] : [{ accountId: id, ...monthly, currencyCode: "USD" as const }],
      ),
      onetimeTransactions: accounts.flatMap(({ id, onetime = [] }) =>
        onetime.map((transaction) => ({ accountId: id, ...transaction, currencyCode: "USD" as const })),
      ),
    },
    domicile: "Unspecified",
    baseCurrency: "USD",
  };
}

/**
 * Returns the body of a gap request: by what factor must the named account change so that the plan reaches its target?
 */
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

/** Returns one allocation for each fund and fee that the glide path holds at some time. */
function allocations(
  { glidePath, annualFee, outperformance }: Required<Omit<Plan, "accounts">>,
  funds: PlanningContext["funds"],
  currentValueUsd: number,
): Allocation[] {
  return FUNDS.flatMap((fund) =>
    [...feesOf(fund, glidePath)].map((ownFee) => {
      const weights = glidePath.map(({ fromTimeStep, weights, annualFee: fee = 0 }) => ({
        fromTimeStep,
        weight: fee === ownFee ? (weights[fund] ?? 0) : 0,
      }));
      return {
        currencyCode: "USD",
        annualFee: annualFee + ownFee,
        productCode: { code: funds[fund], codeType: "Isin" },
        strategyWeight: strategyWeight(weights),
        outperformanceAssumption: outperformance,
        currentValue: currentValueUsd * (weights[0]?.weight ?? 0),
      };
    }),
  );
}

/** Returns the fees at which a glide path holds a fund at some time. */
function feesOf(fund: Fund, glidePath: readonly GlidePathStep[]): ReadonlySet<number> {
  const holding = glidePath.filter(({ weights }) => (weights[fund] ?? 0) > 0);
  return new Set(holding.map(({ annualFee = 0 }) => annualFee));
}

function strategyWeight(
  weights: readonly { readonly fromTimeStep: number; readonly weight: number }[],
): Allocation["strategyWeight"] {
  const [only, ...later] = weights;
  return only !== undefined && later.length === 0 ? only.weight : [...weights];
}

/** Returns the time steps of all whole years from the start of the plan to a time step, inclusive. */
export function yearlyTimeSteps(lastTimeStep: number): readonly number[] {
  return Array.from(
    { length: Math.floor(lastTimeStep / MONTHS_PER_YEAR) + 1 },
    (_, year) => year * MONTHS_PER_YEAR,
  );
}
