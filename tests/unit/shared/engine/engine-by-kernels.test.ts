import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MARKET_ASSUMPTIONS } from "#shared/domain/market-assumptions.ts";
import { Engine } from "#shared/engine/engine.ts";
import type { Allocation } from "#shared/planning/planning-schemas.ts";
import { KERNELS } from "./kernels-under-test.ts";
import { allocation, BOND_FUND, EQUITY_FUND, PURE_FUNDS, planningRequest } from "./plan-builder.ts";

/** No multiple of four or eight lanes. */
const MODEL = { market: MARKET_ASSUMPTIONS, seed: 7, scenarios: 202 };
const LAST = 180;

const timeStep = fc.integer({ min: 0, max: LAST });
/** Amounts up to the largest that a request may hold. */
const amount = fc.oneof(
  fc.double({ min: -1e4, max: 1e4, noNaN: true }),
  fc.double({ min: -1e12, max: 1e12, noNaN: true }),
  fc.constant(0),
);

/** An account of one fund, or one that moves from equity to bonds in any month. */
const allocations = fc
  .record({ currentValue: amount, switchAt: fc.integer({ min: -24, max: LAST }) })
  .map(({ currentValue, switchAt }): Allocation[] => {
    if (switchAt <= 0) return [allocation(switchAt < -12 ? EQUITY_FUND : BOND_FUND, { currentValue })];
    const weights = (before: number, after: number) => [
      { fromTimeStep: 0, weight: before },
      { fromTimeStep: switchAt, weight: after },
    ];
    return [
      allocation(EQUITY_FUND, { currentValue, strategyWeight: weights(0.9, 0.25) }),
      allocation(BOND_FUND, { strategyWeight: weights(0.1, 0.75) }),
    ];
  });

const account = fc.record({
  allocations,
  recurring: fc.tuple(timeStep, timeStep, fc.constantFrom(1, 12), amount),
  onetime: fc.tuple(timeStep, amount),
});

const plan = fc
  .tuple(
    fc.array(account, { minLength: 1, maxLength: 4 }),
    fc.oneof(
      fc.uniqueArray(timeStep, { minLength: 1, maxLength: 4 }),
      fc.constant<number[]>([0, 60, 120, LAST]),
    ),
  )
  .map(([accounts, observed]) =>
    planningRequest(
      accounts.map((each, index) => ({ id: `account-${index}`, allocations: each.allocations })),
      {
        recurringTransactions: accounts.map(({ recurring: [one, other, interval, paid] }, index) => ({
          accountId: `account-${index}`,
          startTimeStep: Math.min(one, other),
          endTimeStep: Math.max(one, other),
          interval,
          amount: paid,
          yearlyIncrease: 0.03,
          currencyCode: "USD",
        })),
        onetimeTransactions: accounts.map(({ onetime: [step, paid] }, index) => ({
          accountId: `account-${index}`,
          timeStep: step,
          amount: paid,
          currencyCode: "USD",
        })),
      },
      observed,
    ),
  );

describe("the engine gives the same answers with either kind of kernels, to the last bit,", () => {
  const [scalar, simd] = KERNELS.map(([, create]) => new Engine(MODEL, PURE_FUNDS, create));

  it("for forecasts of any plan", () => {
    fc.assert(
      fc.property(plan, (request) => {
        expect(simd?.forecast(request)).toEqual(scalar?.forecast(request));
      }),
    );
  });

  it("for gaps of any plan and target", () => {
    fc.assert(
      fc.property(plan, amount, fc.double({ min: 0, max: 1, noNaN: true }), (request, target, percentile) => {
        const gap = {
          ...request,
          itemIdForFactorInAssetsAndDebts: "account-0",
          targetValue: target,
          targetPercentile: percentile,
        };
        expect(simd?.gap(gap)).toEqual(scalar?.gap(gap));
      }),
    );
  });
});
