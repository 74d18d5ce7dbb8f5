import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dividedByNeed, neededEachMonth, sharesAfter } from "#shared/family/savings-division.ts";
import { ENGINEER } from "../../../fixtures/plans/family-plans.ts";

/** Payments in September from here are 10, 22, 34 … months away. */
const START = { year: 2026, month: 11 };

const university = (more: object = {}) => ({
  type: "Education" as const,
  startYear: 2027,
  numberOfYears: 3,
  currentAnnualExpense: 10_000,
  ...more,
});

const child = (monthlyInvestment: number, ...goals: ReturnType<typeof university>[]) => ({
  monthlyInvestment,
  goals,
});

describe("dividedByNeed", () => {
  it.each([
    // 30,000 in all, and nothing comes in.
    ["nothing each month", child(0, university()), 0.3],
    // Due 10,000, 20,000 and 30,000; come in by then 5,000, 11,000 and 17,000: 13,000 are missing at the last.
    ["some of it each month", child(500, university()), 0.13],
    // Due as above; come in 9,500, 20,900 and 32,300: 500 are missing at the first, and 0.5 percent is no whole one.
    ["the last, but not the first payment", child(950, university()), 0],
    ["all of it", child(1_000, university()), 0],
    ["nothing for two goals", child(0, university(), university({ startYear: 2040 })), 0.6],
    ["nothing for years that are over", child(0, university({ startYear: 2025 })), 0.1],
    ["nothing for a goal that is over", child(0, university({ startYear: 2020 })), 0],
  ])("gives a child for which one saves %s what is missing", (_, saved, share) => {
    expect(dividedByNeed(100_000, [saved], START)).toEqual([share]);
  });

  it("gives each child its part of savings that do not cover what all lack", () => {
    const children = [child(0, university()), child(0, university({ numberOfYears: 1 }))];
    expect(dividedByNeed(20_000, children, START)).toEqual([0.75, 0.25]);
    expect(dividedByNeed(0, children, START)).toEqual([0, 0]);
  });

  it("never gives more than everything, and no child less if there is more to divide by its need", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000_000 }),
        fc.array(
          fc.record({
            monthlyInvestment: fc.integer({ min: 0, max: 5_000 }),
            cost: fc.integer({ min: 0, max: 200_000 }),
          }),
          { minLength: 1, maxLength: 4 },
        ),
        (savings, plans) => {
          const children = plans.map(({ monthlyInvestment, cost }) =>
            child(monthlyInvestment, university({ currentAnnualExpense: cost })),
          );
          const shares = dividedByNeed(savings, children, START);
          expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1 + 1e-9);
          const more = dividedByNeed(2 * savings, children, START);
          // A hundredth of the savings may be lost to whole percents.
          shares.forEach((share, index) => {
            expect(2 * savings * (more[index] ?? 0) + savings / 50).toBeGreaterThanOrEqual(savings * share);
          });
        },
      ),
    ));
});

describe("neededEachMonth", () => {
  it.each([
    // Due after 10, 22 and 34 months: 10,000, 20,000 and 30,000. The first takes 1,000 a month, the last 882.
    ["nothing saved", 0, university(), 1_000],
    ["the first payment saved", 10_000, university(), 20_000 / 34],
    ["all of it saved", 30_000, university(), 0],
    // Two more payments after 10 and 22 months; the one that was due in September is over.
    ["years that are over", 0, university({ startYear: 2026 }), 1_000],
    ["a goal that is over", 0, university({ startYear: 2020 }), 0],
  ])("is what pays each payment in time, for %s", (_, currentAdditional, goal, expected) => {
    expect(neededEachMonth({ currentAdditional, goals: [goal] }, START)).toBeCloseTo(expected, 9);
  });

  it("leaves out a payment that is due now, which no month helps", () => {
    const due = { year: 2027, month: 9 };
    const goals = [university()];
    // Due now 10,000, after a year 20,000 and after two 30,000.
    expect(neededEachMonth({ currentAdditional: 10_000, goals }, due)).toBeCloseTo(10_000 / 12, 9);
  });
});

describe("sharesAfter", () => {
  const [first, second] = ENGINEER.children;
  if (first === undefined || second === undefined) throw new Error("a child is missing");

  it("counts what was there, saved and paid since: none of the savings, but a year's contributions", () => {
    // Each has paid 8,000 for activities in month 10. The pension gets 21.914 % of 28,000.
    const held = [13 * 4_183 - 8_000, 13 * 2_516 - 8_000];
    const all = 300_000 + 13 * 0.21914 * 28_000 + (held[0] ?? 0) + (held[1] ?? 0);
    expect(sharesAfter(13, ENGINEER, START)).toEqual(held.map((each) => expect.closeTo(each / all, 12)));
  });

  it("is the plan's own division in its first month, and of nothing", () => {
    const children = [
      { ...first, savingsShare: 0.3 },
      { ...second, savingsShare: 0.7 },
    ];
    expect(sharesAfter(0, { ...ENGINEER, children }, START)).toEqual([
      expect.closeTo(0.3, 12),
      expect.closeTo(0.7, 12),
    ]);
    expect(sharesAfter(0, { ...ENGINEER, savings: 0, children }, START)).toEqual([0.3, 0.7]);
  });

  it("leaves a payment of this month ahead, and a child whose payments were more with nothing", () => {
    const poor = { ...first, monthlyInvestment: 100 };
    const of = (months: number) => sharesAfter(months, { ...ENGINEER, children: [poor, second] }, START)[0];
    expect(of(10)).toBeGreaterThan(0);
    expect(of(11)).toBe(0);
  });

  it("ends a child's savings with its last payment", () => {
    const [activities] = second.goals.filter(({ type }) => type === "Activities");
    if (activities === undefined) throw new Error("activities are missing");
    const short = { ...second, goals: [{ ...activities, numberOfYears: 1 }] };
    const plan = { ...ENGINEER, children: [short] };
    const held = 11 * 2_516 - 8_000;
    const all = 300_000 + 20 * 0.21914 * 28_000 + held;
    expect(sharesAfter(20, plan, START)).toEqual([expect.closeTo(held / all, 12)]);
  });
});
