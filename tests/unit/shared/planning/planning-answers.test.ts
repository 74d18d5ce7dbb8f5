import { describe, expect, it } from "vitest";
import {
  affordableFactor,
  chanceOfReachingTarget,
  percentilePath,
  requirement,
  valueAt,
} from "#shared/planning/planning-answers.ts";
import { PlanningError } from "#shared/planning/planning-service.ts";

/** What a calculation fails with when the service answered wrongly. */
const wrongAnswer = (message: string) =>
  expect.objectContaining({ name: "PlanningError", code: "invalid-answer", message });

/** Without any allowance. */
const NONE = new Float64Array(1);

const gap = (...steps: [factor: number | null, probability: number][]) => ({
  gapFactors: steps.map(([factor, probability], index) => ({
    timeStep: 12 * index,
    factor,
    probabilityOfReachingTargetUsingExistingFunds: probability,
  })),
});

describe("gap factors", () => {
  it("take the smallest probability, in percent, and the largest factor", () => {
    const answer = gap([0.4, 0.9], [1.3, 0.42], [0.7, 0.6]);
    expect(chanceOfReachingTarget(answer)).toBe(42);
    expect(requirement(answer, "AED", NONE)).toEqual({
      requiredSavingsFactor: 1.3,
      requiredMonthlyInvestment: 1300,
    });
  });

  it("never ask for a negative contribution", () => {
    expect(requirement(gap([-0.5, 1], [-2, 1]), "AED", NONE)).toEqual({
      requiredSavingsFactor: 0,
      requiredMonthlyInvestment: 0,
    });
  });

  it("have no requirement where one step cannot be reached", () => {
    expect(requirement(gap([0.4, 1], [null, 0]), "AED", NONE)).toEqual({
      requiredSavingsFactor: null,
      requiredMonthlyInvestment: null,
    });
  });

  it("require a whole amount where they miss it by rounding alone, and the amount itself where they miss it by more", () => {
    const allowances = Float64Array.of(0, 1e-6);
    const required = (factor: number) =>
      requirement(gap([factor, 1]), "USD", allowances).requiredMonthlyInvestment;
    expect(required(5 + 5e-10)).toBe(5000);
    expect(required(5 - 5e-10)).toBe(5000);
    expect(required(1e-13)).toBe(0);
    expect(required(5 + 2e-9)).toBe(1000 * (5 + 2e-9));
  });

  it("take an allowance as it is, to its last bit", () => {
    const allowances = Float64Array.of(0, 0.25);
    const required = (factor: number) =>
      requirement(gap([factor, 1]), "USD", allowances, 1).requiredMonthlyInvestment;
    expect(required(4000.25)).toBe(4000);
    expect(required(4000.5)).toBe(4000.5);
  });

  it("afford the smallest of what every step affords", () => {
    expect(affordableFactor(gap([1.4, 1], [0.9, 1], [1.2, 1]))).toBe(0.9);
  });

  it.each([
    ["there is none", gap()],
    ["one step has none", gap([1.4, 1], [null, 0])],
  ])("are a fault of the planning service where %s and all are needed", (_what, answer) => {
    expect(() => affordableFactor(answer)).toThrow(wrongAnswer("gap answer without a factor"));
  });

  it("are a fault of the planning service where there are none", () => {
    expect(() => chanceOfReachingTarget(gap())).toThrow(wrongAnswer("gap answer without time steps"));
    expect(() => requirement(gap(), "AED", NONE)).toThrow(wrongAnswer("gap answer without time steps"));
    expect(() => requirement(gap(), "AED", NONE)).toThrow(PlanningError);
  });
});

describe("a forecast", () => {
  const answer = { percentileForecast: [{ percentile: 0.5, outcomes: [{ timeStep: 12, value: 7 }] }] };

  it("is read by percentile and time step", () => {
    expect(percentilePath(answer, 0.5)).toEqual([{ timeStep: 12, value: 7 }]);
    expect(valueAt(answer, 0.5, 12)).toBe(7);
  });

  it("is a fault of the planning service where what was asked for is missing", () => {
    expect(() => percentilePath(answer, 0.1)).toThrow(wrongAnswer("forecast without percentile 0.1"));
    expect(() => valueAt(answer, 0.5, 24)).toThrow(wrongAnswer("forecast without time step 24"));
  });
});
