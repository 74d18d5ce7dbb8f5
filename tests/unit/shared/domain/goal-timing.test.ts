import { describe, expect, it } from "vitest";
import { goalTiming, likelyAge, paymentTimeStep } from "#shared/domain/goal-timing.ts";

const NOVEMBER = { year: 2026, month: 11 };

// docs/model.md: payments fall due in September; the first still to come is the first whose September is not before
// the current month.
describe("a goal's payments", () => {
  it.each([
    ["far ahead", 2034, 4, NOVEMBER, { startTimeStep: 94, years: 4, firstYear: 2034 }],
    ["of this year, after September", 2026, 4, NOVEMBER, { startTimeStep: 10, years: 3, firstYear: 2027 }],
    ["of this year, in September", 2026, 4, at(9), { startTimeStep: 0, years: 4, firstYear: 2026 }],
    ["of this year, in August", 2026, 4, at(8), { startTimeStep: 1, years: 4, firstYear: 2026 }],
    ["of this year, in October", 2026, 4, at(10), { startTimeStep: 11, years: 3, firstYear: 2027 }],
    ["begun last year", 2025, 4, at(1), { startTimeStep: 8, years: 3, firstYear: 2026 }],
  ] as const)("%s", (_, startYear, numberOfYears, start, timing) => {
    expect(goalTiming({ type: "Education", startYear, numberOfYears }, start)).toEqual(timing);
  });

  it("do not exist once the last September is over", () => {
    const lastYear = { type: "Activities", startYear: 2026, numberOfYears: 1 } as const;
    expect(goalTiming(lastYear, at(9)).years).toBe(1);
    expect(goalTiming(lastYear, at(10)).years).toBe(0);
  });

  it("are one for Helping Kids", () => {
    const goal = { type: "HelpKids", startYear: 2030, numberOfYears: 4 } as const;
    expect(goalTiming(goal, NOVEMBER)).toEqual({ startTimeStep: 46, years: 1, firstYear: 2030 });
  });

  it("come a month nearer with every month, including the turn of the year", () => {
    const goal = { type: "Education", startYear: 2034, numberOfYears: 4 } as const;
    const steps = [at(11), at(12), { year: 2027, month: 1 }, { year: 2027, month: 2 }].map(
      (start) => goalTiming(goal, start).startTimeStep,
    );
    expect(steps).toEqual([94, 93, 92, 91]);
    expect(paymentTimeStep(2026, at(11))).toBe(-2);
  });
});

function at(month: number) {
  return { year: 2026, month };
}

describe("the likely age", () => {
  it.each([
    [10, 0, 10],
    [10, 5, 10],
    [10, 6, 11],
    [10, 94, 18],
  ])("of somebody aged %d is after %d months %d", (age, timeStep, then) => {
    expect(likelyAge(age, timeStep)).toBe(then);
  });
});
