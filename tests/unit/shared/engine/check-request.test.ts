import { expect, it } from "vitest";
import { createFastestKernels } from "#functions/engine/simd-kernels.ts";
import { MARKET_ASSUMPTIONS } from "#shared/domain/market-assumptions.ts";
import { PlanningRequestError } from "#shared/engine/check-request.ts";
import { Engine } from "#shared/engine/engine.ts";
import { allocation, BOND_FUND, EQUITY_FUND, PURE_FUNDS, planningRequest } from "./plan-builder.ts";

const engine = new Engine(
  { market: MARKET_ASSUMPTIONS, seed: 1, scenarios: 2 },
  PURE_FUNDS,
  createFastestKernels,
);

it("reports every fault of a request at once", () => {
  const request = planningRequest(
    [
      { id: "a", allocations: [allocation("ZZ0000000099")] },
      {
        id: "a",
        allocations: [
          allocation(EQUITY_FUND, { strategyWeight: 0.5 }),
          allocation(BOND_FUND, { strategyWeight: 0.4 }),
        ],
      },
      {
        id: "b",
        allocations: [allocation(EQUITY_FUND, { strategyWeight: [{ fromTimeStep: 3, weight: 1 }] })],
      },
    ],
    {
      recurringTransactions: [
        {
          accountId: "nobody",
          startTimeStep: 5,
          endTimeStep: 4,
          interval: 1,
          amount: 1,
          yearlyIncrease: 0,
          currencyCode: "USD",
        },
      ],
      onetimeTransactions: [{ accountId: "no one", timeStep: 0, amount: 1, currencyCode: "USD" }],
    },
    [12],
  );
  const accounts = "/assetsAndDebts/investmentAccounts";
  let error: unknown;
  try {
    engine.forecast(request);
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(PlanningRequestError);
  expect((error as PlanningRequestError).faults.map(({ path }) => path)).toEqual([
    `${accounts}/0/investmentAllocations/0/productCode/code`,
    `${accounts}/1/id`,
    `${accounts}/1/investmentAllocations`,
    `${accounts}/2/investmentAllocations/0/strategyWeight`,
    "/cashFlows/recurringTransactions/0/accountId",
    "/cashFlows/onetimeTransactions/0/accountId",
    "/cashFlows/recurringTransactions/0/endTimeStep",
  ]);
});

it("refuses a gap request for an account that does not exist", () => {
  const request = planningRequest([{ id: "a", allocations: [allocation(EQUITY_FUND)] }], {}, [12]);
  expect(() =>
    engine.gap({ ...request, itemIdForFactorInAssetsAndDebts: "b", targetValue: 0, targetPercentile: 0.5 }),
  ).toThrow("/itemIdForFactorInAssetsAndDebts is not the id of an account");
});
