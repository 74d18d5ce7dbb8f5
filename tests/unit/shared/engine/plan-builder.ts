import type { Allocation, PlanningRequest } from "#shared/planning/planning-schemas.ts";

export const EQUITY_FUND = "ZZ0000000011";
export const BOND_FUND = "ZZ0000000012";

/** Funds of one asset class each, for closed forms. */
export const PURE_FUNDS = new Map([
  [EQUITY_FUND, { equity: 1, bonds: 0 }],
  [BOND_FUND, { equity: 0, bonds: 1 }],
]);

export const allocation = (code: string, overrides: Partial<Allocation> = {}): Allocation => ({
  currencyCode: "USD",
  annualFee: 0,
  productCode: { code, codeType: "Isin" },
  strategyWeight: 1,
  outperformanceAssumption: 0,
  currentValue: 0,
  ...overrides,
});

export interface AccountPlan {
  readonly id: string;
  readonly allocations: Allocation[];
}

/** A request with the given accounts, cash flows and observations; the rest is what every request holds. */
export function planningRequest(
  accounts: readonly AccountPlan[],
  cashFlows: Partial<PlanningRequest["cashFlows"]>,
  observationTimeSteps: number[],
  percentiles = [0.1, 0.5, 0.9],
): PlanningRequest {
  return {
    startDate: { year: 2026, month: 11 },
    simulationSettings: { observationTimeSteps, percentiles, inflationAdjustment: "NoAdjustment" },
    assetsAndDebts: {
      investmentAccounts: accounts.map(({ id, allocations }) => ({
        id,
        investmentAllocations: allocations,
        taxationType: "NoTax",
        strategy: "RebalanceToPlan",
      })),
    },
    cashFlows: { recurringTransactions: [], transactionArrays: [], onetimeTransactions: [], ...cashFlows },
    domicile: "Unspecified",
    baseCurrency: "USD",
  };
}
