import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type EndedEmployment, employmentEnds, gratuity } from "#shared/domain/gratuity.ts";

/** A wage of 30,000 a month, so that a day of 30 is 1,000. */
const EMPLOYMENT: EndedEmployment = {
  monthlySalary: 30_000,
  basicShare: 1,
  yearsOfService: 0,
  applyLimit: true,
};

const gratuityAfter = (yearsOfService: number, changes: Partial<EndedEmployment> = {}) =>
  gratuity({ ...EMPLOYMENT, yearsOfService, ...changes });

describe("the statutory gratuity", () => {
  it.each([
    // Federal Decree-Law 33 of 2021, article 51: 21 days for each of the first five years, then 30, by parts of a year.
    [0, 0],
    [1, 21_000],
    [4.5, 94_500],
    [5, 105_000],
    [6, 135_000],
    [10.5, 270_000],
    // Five years of 21 days and twenty and a half of 30 are 720 days: two years' wage, and no more.
    [25.5, 720_000],
    [40, 720_000],
  ])("after %d years of service is %d", (yearsOfService, expected) => {
    expect(gratuityAfter(yearsOfService)).toBeCloseTo(expected, 6);
  });

  it("keeps growing without a cap", () => {
    expect(gratuityAfter(26.5, { applyLimit: false })).toBeCloseTo(750_000, 6);
  });

  it("is due on the basic wage, and capped by the whole salary", () => {
    expect(gratuityAfter(10, { basicShare: 0.6 })).toBeCloseTo(0.6 * gratuityAfter(10), 6);
    // 60 years are 58.5 months, 35.1 of the whole salary: beyond the cap of 24.
    expect(gratuityAfter(60, { basicShare: 0.6 })).toBe(720_000);
  });

  it("is AED 1.131 m in the design's case", () => {
    const design = { monthlySalary: 20_000 * 1.03 ** 35, basicShare: 0.6 };
    expect(gratuityAfter(35, design) / 1e6).toBeCloseTo(1.131, 3);
  });

  it("never falls with salary, basic share or service", () => {
    const employments = fc.record({
      monthlySalary: fc.integer({ min: 0, max: 200_000 }),
      basicShare: fc.integer({ min: 1, max: 100 }).map((percentage) => percentage / 100),
      yearsOfService: fc.integer({ min: 0, max: 720 }).map((months) => months / 12),
      applyLimit: fc.boolean(),
    });
    fc.assert(
      fc.property(employments, (employment) => {
        const { monthlySalary, basicShare, yearsOfService } = employment;
        for (const more of [
          { monthlySalary: monthlySalary + 100 },
          { basicShare: Math.min(1, basicShare + 0.1) },
          { yearsOfService: yearsOfService + 0.25 },
          { applyLimit: false },
        ]) {
          expect(gratuity({ ...employment, ...more })).toBeGreaterThanOrEqual(gratuity(employment) - 1e-6);
        }
      }),
    );
  });
});

describe("the ends of employments", () => {
  it.each([
    {
      what: "one every seven years, the first after service before today",
      given: [7, 3, 16],
      ends: [
        [7, 10],
        [14, 7],
        [16, 2],
      ],
    },
    {
      what: "none between the last change and retirement in the same month",
      given: [5, 0, 10],
      ends: [
        [5, 5],
        [10, 5],
      ],
    },
    { what: "the one that there is, where retirement comes first", given: [20, 4.5, 6], ends: [[6, 10.5]] },
    { what: "today's, where retirement is now", given: [3, 12, 0], ends: [[0, 12]] },
  ] as const)("are $what", ({ given, ends }) => {
    const [yearsPerEmployer, yearsOfService, yearsToRetirement] = given;
    expect(
      employmentEnds(yearsPerEmployer, yearsOfService, yearsToRetirement).map((end) => [
        end.planYear,
        end.yearsOfService,
      ]),
    ).toEqual(ends);
  });

  it("cover every year of service exactly once", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 0, max: 59 }),
        (yearsPerEmployer, yearsOfService, yearsToRetirement) => {
          const ends = employmentEnds(yearsPerEmployer, yearsOfService, yearsToRetirement);
          const served = ends.reduce((sum, end) => sum + end.yearsOfService, 0);
          expect(served).toBe(yearsOfService + yearsToRetirement);
          expect(ends.at(-1)?.planYear).toBe(yearsToRetirement);
        },
      ),
    );
  });
});
