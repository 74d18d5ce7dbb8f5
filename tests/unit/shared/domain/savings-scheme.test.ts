import { describe, expect, it } from "vitest";
import { schemeContributions } from "#shared/domain/savings-scheme.ts";

const MEMBER = {
  monthlySalary: 10_000,
  salaryIncreaseRate: 0.05,
  basicShare: 0.5,
  yearsOfService: 0,
  yearsToRetirement: 7,
};

describe("the employer's contribution to the savings scheme", () => {
  it("is 5.83 % of each month's basic wage, and 8.33 % from the sixth year of service", () => {
    // Cabinet Resolution 96 of 2023.
    const contributions = schemeContributions(MEMBER);
    expect(contributions).toHaveLength(84);
    contributions.forEach((contribution, month) => {
      const basic = 5_000 * 1.05 ** Math.floor(month / 12);
      expect(contribution).toBeCloseTo(basic * (month < 60 ? 0.0583 : 0.0833), 9);
    });
  });

  it("counts service before the scheme, to the month", () => {
    const rates = schemeContributions({ ...MEMBER, salaryIncreaseRate: 0, yearsOfService: 3.5 });
    expect(rates.filter((contribution) => contribution === 5_000 * 0.0583)).toHaveLength(18);
    expect(rates[17]).toBe(5_000 * 0.0583);
    expect(rates[18]).toBe(5_000 * 0.0833);
    const long = schemeContributions({ ...MEMBER, salaryIncreaseRate: 0, yearsOfService: 12 });
    expect(new Set(long)).toEqual(new Set([5_000 * 0.0833]));
  });

  it("starts again at 5.83 % with each new employer", () => {
    // Three years here already, and another employer every six years: 5.83 % for 2, 8.33 % for 4, then 5.83 % for 5 …
    const years = schemeContributions({
      ...MEMBER,
      salaryIncreaseRate: 0,
      yearsOfService: 3,
      yearsPerEmployer: 6,
      yearsToRetirement: 13,
    }).filter((_, month) => month % 12 === 0);
    const [first, later] = [5_000 * 0.0583, 5_000 * 0.0833];
    expect(years).toEqual([
      ...[first, first, later, later, later, later],
      ...[first, first, first, first, first, later],
      first,
    ]);
  });

  it("is nothing if retirement is now", () => {
    expect(schemeContributions({ ...MEMBER, yearsToRetirement: 0 })).toEqual([]);
  });
});
