import { describe, expect, it } from "vitest";
import { createFastestKernels } from "#functions/engine/simd-kernels.ts";
import { MARKET_ASSUMPTIONS } from "#shared/domain/market-assumptions.ts";
import { Balance, observeBalances } from "#shared/engine/balance.ts";
import { Engine } from "#shared/engine/engine.ts";
import { monthlyLogReturn } from "#shared/engine/log-return.ts";
import { Simulation } from "#shared/engine/simulation.ts";
import { keyed } from "#shared/engine/strategy.ts";
import { MAXIMUM_ACCOUNTS } from "#shared/planning/planning-limits.ts";
import { allocation, EQUITY_FUND, PURE_FUNDS, planningRequest } from "./plan-builder.ts";

const SCENARIOS = 10_000;
const MODEL = { market: MARKET_ASSUMPTIONS, seed: 5, scenarios: SCENARIOS };

describe("with zero volatility", () => {
  const MONTHLY_RATE = 1.07 ** (1 / 12) - 1; // 7 % a year compounds monthly
  const certain = { compoundReturn: 0.07, volatility: 0 };
  const engine = new Engine(
    { market: { ...MARKET_ASSUMPTIONS, equity: certain, bonds: certain }, seed: 1, scenarios: 2 },
    PURE_FUNDS,
    createFastestKernels,
  );
  const accounts = (...ids: string[]) => ids.map((id) => ({ id, allocations: [allocation(EQUITY_FUND)] }));
  const monthly = (accountId: string, startTimeStep: number, endTimeStep: number, amount: number) => ({
    accountId,
    startTimeStep,
    endTimeStep,
    interval: 1,
    amount,
    yearlyIncrease: 0,
    currencyCode: "USD" as const,
  });

  it("contributions grow to the annuity-due s̈ = ((1+i)^n − 1)/i · (1+i)", () => {
    const request = planningRequest(
      accounts("saving"),
      { recurringTransactions: [monthly("saving", 0, 119, 100)] },
      [120],
    );
    const annuityDue = (((1 + MONTHLY_RATE) ** 120 - 1) / MONTHLY_RATE) * (1 + MONTHLY_RATE);
    const value = engine.forecast(request).percentileForecast[1]?.outcomes[0]?.value as number;
    expect(value / (100 * annuityDue)).toBeCloseTo(1, 6);
  });

  it("the largest number of accounts, each with another fee, grow each at their own rate", () => {
    const YEARS = 40; // of 50 accounts: several times what the engine keeps
    const fees = Array.from({ length: MAXIMUM_ACCOUNTS }, (_, index) => index / 2000);
    const request = planningRequest(
      fees.map((annualFee, index) => ({
        id: `account-${index}`,
        allocations: [allocation(EQUITY_FUND, { annualFee, currentValue: 1000 })],
      })),
      {},
      [12 * YEARS],
    );
    const values = fees.map((fee) => 1000 * (1 + MONTHLY_RATE - fee / 12) ** (12 * YEARS));
    const [first = Number.NaN, ...others] = values;
    const rest = others.reduce((sum, value) => sum + value, 0);
    const { gapFactors } = engine.gap({
      ...request,
      itemIdForFactorInAssetsAndDebts: "account-0",
      targetValue: 2 * rest,
      targetPercentile: 0.5,
    });
    expect((gapFactors[0]?.factor as number) / (rest / first)).toBeCloseTo(1, 5);
    const value = engine.forecast(request).percentileForecast[1]?.outcomes[0]?.value as number;
    expect(value / (first + rest)).toBeCloseTo(1, 5);
  });

  it("a gap factor turns savings into the level annuity that uses them up", () => {
    const request = planningRequest(
      [
        { id: "saving", allocations: [allocation(EQUITY_FUND, { currentValue: 100_000 })] },
        ...accounts("spending"),
      ],
      { recurringTransactions: [monthly("spending", 1, 240, -1)] },
      [240],
    );
    // Present value of an annuity in arrears: a = (1 − (1+i)^−n)/i.
    const sustainable = (100_000 * MONTHLY_RATE) / (1 - (1 + MONTHLY_RATE) ** -240);
    const { gapFactors } = engine.gap({
      ...request,
      itemIdForFactorInAssetsAndDebts: "spending",
      targetValue: 0,
      targetPercentile: 0.5,
    });
    expect((gapFactors[0]?.factor as number) / sustainable).toBeCloseTo(1, 5);
    expect(gapFactors[0]?.probabilityOfReachingTargetUsingExistingFunds).toBe(1);
  });
});

describe("a lump sum in one asset class", () => {
  const engine = new Engine(MODEL, PURE_FUNDS, createFastestKernels);
  const { mean, standardDeviation } = monthlyLogReturn(MARKET_ASSUMPTIONS.equity);

  it.each([12, 120, 600])("has lognormal quantiles after %d months", (months) => {
    const request = planningRequest(
      [{ id: "savings", allocations: [allocation(EQUITY_FUND, { currentValue: 1000 })] }],
      {},
      [months],
    );
    // Standard normal quantiles and densities at 0.1, 0.5 and 0.9 (tables); √(p(1−p)/N)/φ(z) is the standard error.
    const expected = [
      { z: -1.2815515655446004, density: 0.17549833193248685, p: 0.1 },
      { z: 0, density: 0.3989422804014327, p: 0.5 },
      { z: 1.2815515655446004, density: 0.17549833193248685, p: 0.9 },
    ];
    const { percentileForecast } = engine.forecast(request);
    expected.forEach(({ z, density, p }, index) => {
      const deviation = standardDeviation * Math.sqrt(months);
      const logValue = Math.log((percentileForecast[index]?.outcomes[0]?.value as number) / 1000);
      const standardError = (Math.sqrt((p * (1 - p)) / SCENARIOS) / density) * deviation;
      expect(Math.abs(logValue - (mean * months + z * deviation))).toBeLessThan(4 * standardError);
    });
  });
});

it("contributions have the mean of their expected growth", () => {
  const simulation = new Simulation(MODEL, createFastestKernels);
  const flow = new Float64Array(241).fill(100, 0, 240);
  const balance = new Balance(
    [{ fromMonth: 0, holding: keyed({ equity: 1, bonds: 0, cash: 0 }) }],
    flow,
    simulation,
  );
  observeBalances([balance], [240], () => undefined);
  const { mean, standardDeviation } = monthlyLogReturn(MARKET_ASSUMPTIONS.equity);
  const monthlyGrowth = Math.exp(mean + standardDeviation ** 2 / 2);
  let expected = 0;
  for (let month = 0; month < 240; month++) expected += 100 * monthlyGrowth ** (240 - month);
  const average = balance.values.reduce((sum, value) => sum + value, 0) / SCENARIOS;
  const variance = balance.values.reduce((sum, value) => sum + (value - average) ** 2, 0) / SCENARIOS;
  expect(Math.abs(average - expected)).toBeLessThan(4 * Math.sqrt(variance / SCENARIOS));
});
