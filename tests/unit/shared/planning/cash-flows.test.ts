import { describe, expect, it } from "vitest";
import { cashFlowsByAccount, roundingAllowances } from "#shared/planning/cash-flows.ts";
import { forecastRequest } from "#shared/planning/plan-request.ts";
import { SILENT_CONTEXT } from "../../../fixtures/planning-contexts.ts";

/** 70 in an account, and 1, 2, 5 a month from the third month on. */
const REQUEST = forecastRequest(
  {
    glidePath: [{ fromTimeStep: 0, weights: { Aggressive: 1 } }],
    accounts: [{ id: "plan", currentValueUsd: 70, monthly: { startTimeStep: 3, amounts: [1, 2, 5] } }],
  },
  [12],
  SILENT_CONTEXT,
);

const flowsOf = (request: typeof REQUEST, lastTimeStep: number) =>
  Object.fromEntries(
    [...cashFlowsByAccount(request, lastTimeStep)].map(([id, flow]) => [id, [...flow]] as const),
  );

describe("cash flows", () => {
  it("are the account's amounts, each at its time step", () => {
    expect(flowsOf(REQUEST, 6)).toEqual({ plan: [70, 0, 0, 1, 2, 5, 0] });
  });

  it("end with the last requested time step", () => {
    expect(flowsOf(REQUEST, 4)).toEqual({ plan: [70, 0, 0, 1, 2] });
  });

  it("leave out accounts that are not in the plan", () => {
    const { cashFlows } = REQUEST;
    const onetimeTransactions = [
      { accountId: "elsewhere", timeStep: 1, amount: 9, currencyCode: "USD" as const },
    ];
    const elsewhere = { ...REQUEST, cashFlows: { ...cashFlows, onetimeTransactions } };
    expect(flowsOf(elsewhere, 2)).toEqual({ plan: [70, 0, 0] });
  });
});

// docs/model.md: one part in 10^9 of the money that has moved until then.
describe("the allowance for rounding", () => {
  it("grows with all movements of every account, in and out", () => {
    const flows = [Float64Array.of(1e9, 0, -2e9), Float64Array.of(0, 3e9, 0)];
    expect([...roundingAllowances(flows)]).toEqual([1, 4, 6]);
  });

  it("is zero if there is no account", () => {
    expect([...roundingAllowances([])]).toEqual([]);
  });
});
