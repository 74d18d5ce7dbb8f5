import { describe, expect, it } from "vitest";
import { type GlidePathStep, schemeGlidePath } from "#shared/domain/glide-path.ts";
import { GapRequest } from "#shared/planning/generated/validators.js";
import { forecastRequest, gapRequest, type Plan } from "#shared/planning/plan-request.ts";
import { FUND_CODES } from "../../../fixtures/fund-codes.ts";
import { SILENT_CONTEXT } from "../../../fixtures/planning-contexts.ts";

const PLAN_PATH: readonly GlidePathStep[] = [{ fromTimeStep: 0, weights: { Aggressive: 1 } }];

/** Two accounts, of which the second has a glide path of its own. */
const planWith = (glidePath: readonly GlidePathStep[], annualFee?: number): Plan => ({
  glidePath: PLAN_PATH,
  accounts: [
    { id: "plan", currentValueUsd: 70 },
    { id: "own", currentValueUsd: 100, glidePath, monthly: { startTimeStep: 3, amounts: [1, 2, 5] } },
  ],
  ...(annualFee !== undefined && { annualFee }),
});

const allocationsOf = (plan: Plan, index = 1) =>
  forecastRequest(plan, [12], SILENT_CONTEXT).assetsAndDebts.investmentAccounts[
    index
  ]?.investmentAllocations.map(({ productCode, annualFee, strategyWeight, currentValue }) => ({
    fund: productCode.code,
    annualFee,
    strategyWeight,
    currentValue,
  }));

describe("an account with a glide path of its own", () => {
  it("holds its fund for its fee, then another without one", () => {
    expect(allocationsOf(planWith(schemeGlidePath("Balanced", 0.01, 2)))).toEqual([
      {
        fund: FUND_CODES.Conservative,
        annualFee: 0,
        strategyWeight: [
          { fromTimeStep: 0, weight: 0 },
          { fromTimeStep: 24, weight: 1 },
        ],
        currentValue: 0,
      },
      {
        fund: FUND_CODES.Balanced,
        annualFee: 0.01,
        strategyWeight: [
          { fromTimeStep: 0, weight: 1 },
          { fromTimeStep: 24, weight: 0 },
        ],
        currentValue: 100,
      },
    ]);
  });

  it("holds one fund for two fees, one after the other", () => {
    expect(allocationsOf(planWith(schemeGlidePath("Conservative", 0.02, 2)))).toEqual([
      {
        fund: FUND_CODES.Conservative,
        annualFee: 0.02,
        strategyWeight: [
          { fromTimeStep: 0, weight: 1 },
          { fromTimeStep: 24, weight: 0 },
        ],
        currentValue: 100,
      },
      {
        fund: FUND_CODES.Conservative,
        annualFee: 0,
        strategyWeight: [
          { fromTimeStep: 0, weight: 0 },
          { fromTimeStep: 24, weight: 1 },
        ],
        currentValue: 0,
      },
    ]);
  });

  it("adds the plan's fee to its own", () => {
    const fees = allocationsOf(planWith(schemeGlidePath("Balanced", 0.01, 2), 0.005));
    expect(fees?.map(({ annualFee }) => annualFee)).toEqual([0.005, 0.015]);
  });

  it("leaves the other accounts on the plan's glide path", () => {
    expect(allocationsOf(planWith(schemeGlidePath("Balanced", 0.01, 2)), 0)).toEqual([
      { fund: FUND_CODES.Aggressive, annualFee: 0, strategyWeight: 1, currentValue: 70 },
    ]);
  });
});

it("a series of monthly amounts is one transaction array", () => {
  const { cashFlows } = forecastRequest(planWith(PLAN_PATH), [12], SILENT_CONTEXT);
  expect(cashFlows.transactionArrays).toEqual([
    { accountId: "own", startTimeStep: 3, amounts: [1, 2, 5], currencyCode: "USD" },
  ]);
});

it("a gap request aims at zero or at the target that is given, and fits the planning service's schema", () => {
  const plan = planWith(schemeGlidePath("Conservative", 0.02, 2));
  expect(gapRequest(plan, "own", [12], SILENT_CONTEXT).targetValue).toBe(0);
  const request = gapRequest(plan, "own", [12], SILENT_CONTEXT, { value: 1_000 });
  expect(request.targetValue).toBe(1_000);
  expect(GapRequest(JSON.parse(JSON.stringify(request))), JSON.stringify(GapRequest.errors)).toBe(true);
});

describe("observed time steps", () => {
  it("are sent to the planning service in chronological order, whatever the order of the request", () => {
    const steps = [0, 24, 12, 18];
    const inOrder = { simulationSettings: { observationTimeSteps: [0, 12, 18, 24] } };
    expect(forecastRequest(planWith(PLAN_PATH), steps, SILENT_CONTEXT)).toMatchObject(inOrder);
    expect(gapRequest(planWith(PLAN_PATH), "plan", steps, SILENT_CONTEXT)).toMatchObject(inOrder);
  });
});
