import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { largestRises, roundedDown, roundedUp } from "#shared/domain/insights.ts";

const steps = fc.constantFrom(0.5, 10, 100);
const amounts = fc.integer({ min: 0, max: 1e13 }).map((parts) => parts / 10_007);

describe("suggested amounts", () => {
  it.each([
    [98_150, 98_100, 98_200],
    [98_100, 98_100, 98_100],
    [0, 0, 0],
    [0.01, 0, 100],
  ])("are whole multiples: %s lies between %s and %s", (amount, below, above) => {
    expect([roundedDown(amount, 100), roundedUp(amount, 100)]).toEqual([below, above]);
  });

  // 0.1 · 12 · 20,000 is 24,000.000000000004 in doubles, and 0.9 · (1,000 / 3.6725) · 3.6725 is 899.9999999999999.
  it("treat an amount as whole if it is whole except for rounding errors of doubles", () => {
    expect(roundedUp(0.1 * 12 * 20_000, 100)).toBe(24_000);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e7 }), steps, (multiple, step) => {
        const amount = multiple * step;
        const there = (amount / 3.6725) * 3.6725;
        expect(roundedUp(there, step)).toBe(amount);
        expect(roundedDown(there, step)).toBe(amount);
      }),
    );
  });

  it("are less than one step from the amount, on the requested side", () => {
    fc.assert(
      fc.property(amounts, steps, (amount, step) => {
        const slack = 1e-11 * amount;
        expect(roundedUp(amount, step)).toBeGreaterThanOrEqual(amount - slack);
        expect(roundedUp(amount, step)).toBeLessThan(amount + step + slack);
        expect(roundedDown(amount, step)).toBeLessThanOrEqual(amount + slack);
        expect(roundedDown(amount, step)).toBeGreaterThan(amount - step - slack);
      }),
    );
  });
});

const chances = (...percents: number[]) =>
  percents.map((chanceToReachLifestyleGoal) => ({ chanceToReachLifestyleGoal }));

test("the five largest rises of a chance of 60 are returned in order, from one point on", () => {
  expect(largestRises(chances(61, 99, 60.5, 30, 75, 62, 70, 65), 60)).toEqual(chances(99, 75, 70, 65, 62));
  expect(largestRises(chances(60.99, 61), 60)).toEqual(chances(61));
  expect(largestRises(chances(59, 60, 60.9), 60)).toEqual([]);
});
