import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { friendliestRises, longLifeAge, roundedDown, roundedUp, targetOf } from "#shared/domain/insights.ts";

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

  it("counts the target itself as reached, and a quarter of a year's income as harsh", () => {
    expect(kindsOf([rise("exactly", 75, 0.24), rise("more", 80, 0.1)], 60, 75)).toEqual(["more", "exactly"]);
    expect(kindsOf([rise("harsh", 80, 0.25), rise("gentle", 76, 0.249)], 60, 75)).toEqual([
      "gentle",
      "harsh",
    ]);
    // Of a kind that reaches the target gently, what does not reach it is no news.
    const ofAKind = [rise("more", 74, 0.01), rise("more", 75, 0.02), rise("more", 76, 0.03)];
    expect(friendliestRises(ofAKind, 60, 75)).toEqual([ofAKind[1]?.change]);
  });

  it("names the same change of two goals, and five changes at most", () => {
    const [fees, gift] = ["Education", "HelpKids"].map((goal) => {
      const { change, strain } = rise("annualExpense", 80, 0.1);
      return { change: { ...change, goal }, strain };
    });
    expect(
      friendliestRises(
        [fees, gift].filter((each) => each !== undefined),
        60,
        75,
      ),
    ).toEqual([fees?.change, gift?.change]);
    const many = Array.from({ length: 7 }, (_, index) => rise(String(index), 80, index / 100));
    expect(kindsOf(many, 60, 75)).toEqual(["0", "1", "2", "3", "4"]);
  });

  it("leaves out what changes the chance by less than a point, and all but the first five", () => {
    expect(kindsOf([rise("less", 59, 0), rise("little", 60.99, 0), rise("a point", 61, 0)], 60, 75)).toEqual([
      "a point",
    ]);
    const many = Array.from({ length: 9 }, (_, index) => rise(String(index), 61 + index, 0.01));
    expect(kindsOf(many, 60, 75)).toEqual(["8", "7", "6", "5", "4"]);
  });
});

describe("a long life", () => {
  it.each([
    [34, undefined, 90],
    [77, undefined, 92],
    [60, 60, 90],
    // The partner is 90 then.
    [60, 50, 100],
    // Somebody of 85 may live for 15 years more.
    [70, 85, 90],
    [78, 85, 93],
  ])("of somebody of %s with a partner of %s lasts until %s", (age, partnerAge, until) => {
    expect(longLifeAge(age, partnerAge)).toBe(until);
  });
});

it("a plan without a target aims at 75 of 100", () => {
  expect(targetOf({})).toBe(75);
  expect(targetOf({ targetChance: 90 })).toBe(90);
});
