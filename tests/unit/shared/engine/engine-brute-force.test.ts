import { describe, expect, it } from "vitest";
import { createFastestKernels } from "#functions/engine/simd-kernels.ts";
import { MARKET_ASSUMPTIONS } from "#shared/domain/market-assumptions.ts";
import { Engine } from "#shared/engine/engine.ts";
import type { GrowthTable } from "#shared/engine/growth-table.ts";
import { growthTableFor } from "./kernels-under-test.ts";
import { allocation, BOND_FUND, EQUITY_FUND, PURE_FUNDS, planningRequest } from "./plan-builder.ts";

const MODEL = { market: MARKET_ASSUMPTIONS, seed: 9, scenarios: 200 };

/** Everything at once: a switch inside a year, fees, intervals, arrays, mixed funds, observations between years. */
const ODD_PLAN = planningRequest(
  [
    {
      id: "mixed",
      allocations: [
        allocation(EQUITY_FUND, {
          annualFee: 0.01,
          currentValue: 5000,
          strategyWeight: [
            { fromTimeStep: 0, weight: 0.8 },
            { fromTimeStep: 19, weight: 0.25 },
          ],
        }),
        allocation(BOND_FUND, {
          outperformanceAssumption: 0.005,
          currentValue: 2000,
          strategyWeight: [
            { fromTimeStep: 0, weight: 0.2 },
            { fromTimeStep: 19, weight: 0.75 },
          ],
        }),
      ],
    },
    { id: "bonds", allocations: [allocation(BOND_FUND)] },
    { id: "spending", allocations: [allocation(BOND_FUND)] },
  ],
  {
    recurringTransactions: [
      {
        accountId: "mixed",
        startTimeStep: 2,
        endTimeStep: 50,
        interval: 3,
        amount: 120,
        yearlyIncrease: 0.04,
        currencyCode: "USD",
      },
      {
        accountId: "spending",
        startTimeStep: 30,
        endTimeStep: 70,
        interval: 1,
        amount: -90,
        yearlyIncrease: 0.02,
        currencyCode: "USD",
      },
    ],
    transactionArrays: [
      { accountId: "bonds", startTimeStep: 5, amounts: [10, 0, 30, 40], currencyCode: "USD" },
    ],
    onetimeTransactions: [{ accountId: "bonds", timeStep: 41, amount: 777, currencyCode: "USD" }],
  },
  [0, 7, 12, 36, 71],
);

interface Values {
  mixed: number;
  bonds: number;
  spending: number;
}

/** Account values of one scenario at a time step, month by month from the same draws, with nothing collapsed. */
function valuesByAccount(table: GrowthTable, scenario: number, timeStep: number): Values {
  const values: Values = { mixed: 7000, bonds: 0, spending: 0 };
  for (let t = 0; t <= timeStep; t++) {
    if (t >= 2 && t <= 50 && (t - 2) % 3 === 0) values.mixed += 120 * 1.04 ** Math.floor((t - 2) / 12);
    if (t >= 30 && t <= 70) values.spending -= 90 * 1.02 ** Math.floor((t - 30) / 12);
    values.bonds += [10, 0, 30, 40][t - 5] ?? 0;
    if (t === 41) values.bonds += 777;
    if (t === timeStep) break;
    const pairs = table.scenarios / 2;
    const { equity, bonds } = table.surprises(t);
    const surprise = (draws: Float32Array) =>
      scenario < pairs ? (draws[scenario] as number) : 1 / (draws[scenario - pairs] as number);
    const equityReturn = table.medianGrowth.equity * surprise(equity) - 1;
    const bondReturn = table.medianGrowth.bonds * surprise(bonds) - 1;
    const equityWeight = t < 19 ? 0.8 : 0.25;
    values.mixed *=
      1 + equityWeight * (equityReturn - 0.01 / 12) + (1 - equityWeight) * (bondReturn + 0.005 / 12);
    values.bonds *= 1 + bondReturn;
    values.spending *= 1 + bondReturn;
  }
  return values;
}

/** Growth of one unit of bonds from today to a time step. */
function bondGrowth(table: GrowthTable, scenario: number, timeStep: number): number {
  const pairs = table.scenarios / 2;
  let growth = 1;
  for (let t = 0; t < timeStep; t++) {
    const { bonds } = table.surprises(t);
    const surprise = scenario < pairs ? (bonds[scenario] as number) : 1 / (bonds[scenario - pairs] as number);
    growth *= table.medianGrowth.bonds * surprise;
  }
  return growth;
}

const percentile = (values: readonly number[], probability: number) => {
  const sorted = [...values].sort((a, b) => a - b);
  const rank = probability * (sorted.length - 1);
  const below = sorted[Math.floor(rank)] as number;
  return below + (rank % 1) * ((sorted[Math.ceil(rank)] as number) - below);
};

describe("Engine against a walk month by month through the same draws", () => {
  const engine = new Engine(MODEL, PURE_FUNDS, createFastestKernels);
  const table = growthTableFor(MODEL, 96);
  const scenarios = Array.from({ length: MODEL.scenarios }, (_, scenario) => scenario);
  const sum = ({ mixed, bonds, spending }: Values) => mixed + bonds + spending;

  it("forecasts the same percentiles", () => {
    for (const { percentile: probability, outcomes } of engine.forecast(ODD_PLAN).percentileForecast) {
      for (const { timeStep, value } of outcomes) {
        const totals = scenarios.map((scenario) => sum(valuesByAccount(table, scenario, timeStep)));
        expect(value / percentile(totals, probability)).toBeCloseTo(1, 6);
      }
    }
  });

  it.each(["mixed", "spending"] as const)(
    "finds the factor on %s that brings the percentile to the target",
    (item) => {
      const targetValue = 4000;
      const { gapFactors } = engine.gap({
        ...ODD_PLAN,
        simulationSettings: { ...ODD_PLAN.simulationSettings, observationTimeSteps: [47, 71] },
        itemIdForFactorInAssetsAndDebts: item,
        targetValue,
        targetPercentile: 0.5,
      });
      for (const { timeStep, factor, probabilityOfReachingTargetUsingExistingFunds: chance } of gapFactors) {
        const accounts = scenarios.map((scenario) => valuesByAccount(table, scenario, timeStep));
        const scaled = accounts.map((values) =>
          sum({ ...values, [item]: (factor as number) * values[item] }),
        );
        expect(percentile(scaled, 0.5) / targetValue).toBeCloseTo(1, 2);
        const reaching = accounts.filter((values) => sum(values) >= targetValue).length;
        expect(chance).toBe(reaching / MODEL.scenarios);
      }
    },
  );

  it.each(["mixed", "spending"])(
    "answers for several percentiles and for chances alone as for each gap on %s",
    (item) => {
      const request = {
        ...ODD_PLAN,
        simulationSettings: { ...ODD_PLAN.simulationSettings, observationTimeSteps: [0, 24, 47, 71] },
        itemIdForFactorInAssetsAndDebts: item,
        targetValue: 4000,
        targetPercentile: 0.5,
      };
      const percentiles = [0.1, 0.25, 0.5];
      const each = percentiles.map((targetPercentile) => engine.gap({ ...request, targetPercentile }));
      expect(new Set(each.map(({ gapFactors }) => gapFactors.at(-1)?.factor)).size).toBe(percentiles.length);
      expect(engine.gaps(request, percentiles)).toEqual(each);
      const chances = each[0]?.gapFactors.map(({ factor: _factor, ...chance }) => chance);
      expect(engine.chances(request)).toEqual({ gapFactors: chances });
    },
  );

  it("counts the scenarios in which no plan fails at any of its time steps", () => {
    const withdrawals = (amount: number, observationTimeSteps: number[]) => ({
      ...ODD_PLAN,
      simulationSettings: { ...ODD_PLAN.simulationSettings, observationTimeSteps },
      cashFlows: {
        ...ODD_PLAN.cashFlows,
        onetimeTransactions: [
          ...ODD_PLAN.cashFlows.onetimeTransactions,
          { accountId: "bonds", timeStep: 0, amount: -amount, currencyCode: "USD" as const },
        ],
      },
    });
    const holds = (scenario: number, amount: number, steps: readonly number[]) =>
      steps.every((timeStep) => {
        const withdrawn = { ...valuesByAccount(table, scenario, timeStep) };
        // Grown like everything in the account of bonds.
        withdrawn.bonds -= amount * bondGrowth(table, scenario, timeStep);
        return sum(withdrawn) >= 0;
      });
    const plans = [
      { amount: 7_000, steps: [24, 36] },
      { amount: 4_600, steps: [71] },
    ];
    const holding = scenarios.filter((scenario) =>
      plans.every(({ amount, steps }) => holds(scenario, amount, steps)),
    );
    expect(holding.length).toBeGreaterThan(0);
    expect(holding.length).toBeLessThan(MODEL.scenarios);
    const share = engine.shareOfNoneFailing(plans.map(({ amount, steps }) => withdrawals(amount, steps)));
    expect(share).toBe(holding.length / MODEL.scenarios);
  });

  it("tells the total of every scenario, of which it forecasts the percentiles", () => {
    const told = engine.totals(ODD_PLAN);
    const { observationTimeSteps } = ODD_PLAN.simulationSettings;
    expect(told).toHaveLength(observationTimeSteps.length);
    observationTimeSteps.forEach((timeStep, index) => {
      const totals = Array.from(told[index] ?? []);
      expect(totals).toHaveLength(MODEL.scenarios);
      for (const [scenario, total] of totals.entries()) {
        expect(total / sum(valuesByAccount(table, scenario, timeStep))).toBeCloseTo(1, 6);
      }
      for (const { percentile: probability, outcomes } of engine.forecast(ODD_PLAN).percentileForecast) {
        const forecast = outcomes.find((outcome) => outcome.timeStep === timeStep)?.value;
        expect(percentile(totals, probability)).toBeCloseTo(forecast ?? Number.NaN, 9);
      }
    });
  });

  it("gives the same answer when asked twice, whatever was asked in between", () => {
    const first = engine.forecast(ODD_PLAN);
    engine.forecast({
      ...ODD_PLAN,
      simulationSettings: { ...ODD_PLAN.simulationSettings, observationTimeSteps: [600] },
    });
    expect(engine.forecast(ODD_PLAN)).toEqual(first);
    expect(new Engine(MODEL, PURE_FUNDS, createFastestKernels).forecast(ODD_PLAN)).toEqual(first);
  });
});
