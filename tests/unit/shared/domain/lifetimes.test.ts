import { describe, expect, it } from "vitest";
import { COUNTRIES } from "#shared/domain/countries.ts";
import { sharesAlive, sharesOfCouplesAlive } from "#shared/domain/lifetimes.ts";
import { mortalityRate } from "#shared/domain/mortality-rates.ts";
import { partnerSex, SEXES } from "#shared/domain/sexes.ts";

const WOMAN = { domicile: "UK", sex: "female", ageYears: 34 } as const;

describe("the share of people alive", () => {
  it("falls by the rates of the ages and the years lived in", () => {
    const shares = sharesAlive(WOMAN, 2026, 6);
    // 34 in 2026; from 35 on the next age group, from 2030 on the next period.
    const rates = [
      mortalityRate("UK", "female", 30, 2025),
      ...Array<number>(3).fill(mortalityRate("UK", "female", 35, 2025)),
      mortalityRate("UK", "female", 35, 2030),
      mortalityRate("UK", "female", 35, 2030),
    ];
    rates.forEach((rate, year) => {
      expect((shares[year + 1] as number) / (shares[year] as number)).toBeCloseTo(Math.exp(-rate), 12);
    });
    expect(shares[0]).toBe(1);
    expect(shares).toHaveLength(7);
  });

  it("falls at one rate beyond the last group and period", () => {
    const shares = sharesAlive({ ...WOMAN, ageYears: 100 }, 2095, 10);
    const rate = mortalityRate("UK", "female", 100, 2095);
    shares.forEach((share, year) => {
      expect(share).toBeCloseTo(Math.exp(-rate * year), 12);
    });
  });

  it.each(COUNTRIES)("is larger of women than of men, and without a sex the mean of both: %s", (domicile) => {
    const of = (sex?: (typeof SEXES)[number]) => sharesAlive({ domicile, sex, ageYears: 40 }, 2026, 65);
    const [women, men, people] = [of("female"), of("male"), of()];
    people.forEach((share, year) => {
      const [woman, man] = [women[year] as number, men[year] as number];
      expect(share).toBeCloseTo((woman + man) / 2, 12);
      if (year > 0) expect(woman).toBeGreaterThan(man);
    });
    expect(people).toEqual(people.toSorted((one, other) => other - one));
  });

  it("is of couples that of whom at least one lives", () => {
    expect(sharesOfCouplesAlive([1, 0.5, 0.2], [1, 0.5, 0])).toEqual([1, 0.75, expect.closeTo(0.2, 12)]);
  });
});

it("a partner is of the other sex, or of none if none is said", () => {
  expect([...SEXES, undefined].map(partnerSex)).toEqual(["male", "female", undefined]);
});
