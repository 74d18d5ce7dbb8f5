import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { friendliestRises, roundedDown, roundedUp } from "#shared/domain/insights.ts";

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

/** A change of a kind that leads to a chance. Both in percent, but for the strain. */
const rise = (kind: string, chanceToReachLifestyleGoal: number, strain: number) => ({
  change: { kind, chanceToReachLifestyleGoal },
  strain,
});
const kindsOf = (...parameters: Parameters<typeof friendliestRises<{ readonly kind: string }>>) =>
  friendliestRises(...parameters).map(({ kind }) => kind);

describe("the order of changes", () => {
  it("begins with the least demanding that reaches the target, and ends with the harsh ones", () => {
    const rises = [
      rise("basic life", 97, 0.45),
      rise("a little more", 70, 0.05),
      rise("two years later", 82, 0.08),
      rise("much more", 76, 0.06),
      rise("less spending", 72, 0.1),
    ];
    const order = ["much more", "two years later", "less spending", "a little more", "basic life"];
    expect(kindsOf(rises, 60, 75)).toEqual(order);
    expect(kindsOf(rises.toReversed(), 60, 75)).toEqual(order);
  });

  it("names one change of a kind that reaches the target: the least demanding", () => {
    const rises = [rise("more", 90, 0.1), rise("more", 76, 0.04), rise("more", 70, 0.02)];
    expect(friendliestRises(rises, 60, 75)).toEqual([rises[1]?.change]);
  });

  it("names what helps a little beside what reaches the target but is harsh", () => {
    const rises = [rise("later", 90, 0.4), rise("later", 70, 0.08)];
    expect(friendliestRises(rises, 60, 75)).toEqual([rises[1]?.change, rises[0]?.change]);
  });

  it("leaves out what helps less in favour of the harsh ones that reach the target", () => {
    const rises = [
      ...Array.from({ length: 6 }, (_, index) => rise(`little ${index}`, 69 - index, 0.01)),
      rise("ten years later", 80, 0.4),
    ];
    expect(kindsOf(rises, 60, 75)).toEqual([
      "little 0",
      "little 1",
      "little 2",
      "little 3",
      "ten years later",
    ]);
  });

  it("follows the target", () => {
    const rises = [rise("more", 80, 0.02), rise("later", 92, 0.08)];
    expect(kindsOf(rises, 60, 75)).toEqual(["more", "later"]);
    expect(kindsOf(rises, 60, 90)).toEqual(["later", "more"]);
  });

  it("leaves out what changes the chance by less than a point, and all but the first five", () => {
    expect(kindsOf([rise("less", 59, 0), rise("little", 60.99, 0), rise("a point", 61, 0)], 60, 75)).toEqual([
      "a point",
    ]);
    const many = Array.from({ length: 9 }, (_, index) => rise(String(index), 61 + index, 0.01));
    expect(kindsOf(many, 60, 75)).toEqual(["8", "7", "6", "5", "4"]);
  });
});
