import { describe, expect, it } from "vitest";
import { gapRequest } from "#shared/planning/plan-request.ts";
import {
  affordableFactor,
  chanceOfReachingTarget,
  percentilePath,
  requirement,
  valueAt,
} from "#shared/planning/planning-answers.ts";
import { PlanningError } from "#shared/planning/planning-service.ts";
import { SILENT_CONTEXT } from "../../../fixtures/planning-contexts.ts";

/** The error with which a calculation fails after a wrong answer of the service. */
const wrongAnswer = (message: string) =>
  expect.objectContaining({ name: "PlanningError", code: "invalid-answer", message });

/** A question about what is paid into one account of a plan. Both in USD. @param others what moves in all others */
const asked = (paidIn: number, others = 0) =>
  gapRequest(
    {
      glidePath: [{ fromTimeStep: 0, weights: { Balanced: 1 } }],
      accounts: [
        { id: "item", onetime: [{ timeStep: 0, amount: paidIn }] },
        { id: "others", currentValueUsd: others },
      ],
    },
    "item",
    [0],
    SILENT_CONTEXT,
  );

/** One for which rounding plays no part. */
const ASKED = asked(1_000);

const gap = (...steps: [factor: number | null, probability: number][]) => ({
  gapFactors: steps.map(([factor, probability], index) => ({
    timeStep: 12 * index,
    factor,
    probabilityOfReachingTargetUsingExistingFunds: probability,
  })),
});

describe("gap factors", () => {
  it("give the smallest probability, in percent, and the largest factor", () => {
    const answer = gap([0.4, 0.9], [1.3, 0.42], [0.7, 0.6]);
    expect(chanceOfReachingTarget(answer)).toBe(42);
    expect(requirement(answer, ASKED)).toEqual({
      requiredSavingsFactor: 1.3,
      requiredMonthlyInvestment: 1300,
    });
  });

  it("never ask for a negative contribution", () => {
    expect(requirement(gap([-0.5, 1], [-2, 1]), ASKED)).toEqual({
      requiredSavingsFactor: 0,
      requiredMonthlyInvestment: 0,
    });
  });

  it("have no requirement if one step cannot be reached", () => {
    expect(requirement(gap([0.4, 1], [null, 0]), ASKED)).toEqual({
      requiredSavingsFactor: null,
      requiredMonthlyInvestment: null,
    });
  });

  it("require a whole amount if they miss it by rounding errors alone, and the exact amount otherwise", () => {
    const required = (factor: number) => requirement(gap([factor, 1]), ASKED).requiredMonthlyInvestment;
    expect(required(5 + 5e-10)).toBe(5000);
    expect(required(5 - 5e-10)).toBe(5000);
    expect(required(1e-13)).toBe(0);
    expect(required(5 + 2e-9)).toBe(1000 * (5 + 2e-9));
  });

  it("allow for rounding errors as a share of all payments, not of all movements", () => {
    // AED 50 m have moved, which may miss their target by 0.05; yet 450.0495 a month is no whole amount.
    const required = (factor: number) =>
      requirement(gap([factor, 1]), asked(100_000, 49_900_000)).requiredMonthlyInvestment;
    expect(required(0.450_049_5)).toBeCloseTo(450.0495, 9);
    // 0.05 of 100,000, of 1,000 a month: 0.0005.
    expect(required(0.450_000_4)).toBe(450);
    expect(required(0.450_000_6)).toBeCloseTo(450.0006, 9);
  });

  it("afford the smallest amount of all time steps", () => {
    expect(affordableFactor(gap([1.4, 1], [0.9, 1], [1.2, 1]))).toBe(0.9);
  });

  it.each([
    ["there is none", gap()],
    ["one step has none", gap([1.4, 1], [null, 0])],
  ])("are a fault of the planning service if %s and all are needed", (_what, answer) => {
    expect(() => affordableFactor(answer)).toThrow(wrongAnswer("gap answer without a factor"));
  });

  it("are a fault of the planning service if there are none", () => {
    expect(() => chanceOfReachingTarget(gap())).toThrow(wrongAnswer("gap answer without time steps"));
    expect(() => requirement(gap(), ASKED)).toThrow(wrongAnswer("gap answer without time steps"));
    expect(() => requirement(gap(), ASKED)).toThrow(PlanningError);
  });
});

describe("a forecast", () => {
  const answer = { percentileForecast: [{ percentile: 0.5, outcomes: [{ timeStep: 12, value: 7 }] }] };

  it("is read by percentile and time step", () => {
    expect(percentilePath(answer, 0.5)).toEqual([{ timeStep: 12, value: 7 }]);
    expect(valueAt(answer, 0.5, 12)).toBe(7);
  });

  it("is a fault of the planning service if requested values are missing", () => {
    expect(() => percentilePath(answer, 0.1)).toThrow(wrongAnswer("forecast without percentile 0.1"));
    expect(() => valueAt(answer, 0.5, 24)).toThrow(wrongAnswer("forecast without time step 24"));
  });
});
