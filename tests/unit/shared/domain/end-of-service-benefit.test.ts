import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Employment, endOfServiceBenefit } from "#shared/domain/end-of-service-benefit.ts";

/** AED 20,000 a month, 30 years old and retiring at 65, no service yet, salary rising 3 % a year. */
const DESIGN_CASE: Employment = {
  monthlySalary: 20_000,
  salaryIncreaseRate: 0.03,
  yearsOfService: 0,
  yearsToRetirement: 35,
  applyLimit: false,
  basicShare: 1,
};

/** 10,000 a month that never rises: 120,000 a year whenever the plan ends. */
const LEVEL_SALARY: Employment = {
  monthlySalary: 10_000,
  salaryIncreaseRate: 0,
  yearsOfService: 0,
  yearsToRetirement: 0,
  applyLimit: false,
  basicShare: 1,
};

const employments = fc.record<Employment>({
  monthlySalary: fc.integer({ min: 0, max: 20_000_000 }).map((fils) => fils / 100),
  salaryIncreaseRate: fc.constantFrom(0, 0.03, 0.05),
  yearsOfService: fc.integer({ min: 0, max: 360 }).map((months) => months / 12),
  yearsToRetirement: fc.integer({ min: 0, max: 59 }),
  applyLimit: fc.boolean(),
  basicShare: fc.integer({ min: 1, max: 100 }).map((percentage) => percentage / 100),
});

/** Counts the benefit month of service by month of service, raising the salary year by year. */
function benefitMonthByMonth(employment: Employment): number {
  let salary = 12 * employment.monthlySalary;
  for (let year = 0; year < employment.yearsToRetirement; year++) salary *= 1 + employment.salaryIncreaseRate;
  const months = 12 * (employment.yearsOfService + employment.yearsToRetirement);
  let benefit = 0;
  for (let month = 0; month < months; month++) {
    const served = Math.min(1, months - month);
    benefit += (served / 12) * (month < 60 ? 0.0588 : 0.0833) * employment.basicShare * salary;
  }
  return employment.applyLimit ? Math.min(benefit, 2 * salary) : benefit;
}

describe("endOfServiceBenefit", () => {
  it("is AED 1.886 m in the financial model's case, and AED 1.351 m with the cap", () => {
    // The two figures are the financial model's check; to three decimals of a million, as it gives them.
    expect(endOfServiceBenefit(DESIGN_CASE) / 1e6).toBeCloseTo(1.886, 3);
    expect(endOfServiceBenefit({ ...DESIGN_CASE, applyLimit: true }) / 1e6).toBeCloseTo(1.351, 3);
  });

  it("is two final annual salaries with the cap", () => {
    const finalAnnualSalary = 12 * 20_000 * 1.03 ** 35;
    expect(endOfServiceBenefit({ ...DESIGN_CASE, applyLimit: true })).toBeCloseTo(2 * finalAnnualSalary, 6);
  });

  it("leaves a benefit below the cap unchanged", () => {
    const short = { ...DESIGN_CASE, yearsToRetirement: 10 };
    expect(endOfServiceBenefit({ ...short, applyLimit: true })).toBe(endOfServiceBenefit(short));
  });

  it("is due on the basic wage, while the cap applies to the whole salary", () => {
    const basic = { ...DESIGN_CASE, basicShare: 0.6 };
    expect(endOfServiceBenefit(basic)).toBeCloseTo(0.6 * endOfServiceBenefit(DESIGN_CASE), 6);
    // 0.6 · (5 · 5.88 % + 30 · 8.33 %) = 1.6758 annual salaries: below the cap of two, which the whole salary exceeds.
    expect(endOfServiceBenefit({ ...basic, applyLimit: true })).toBe(endOfServiceBenefit(basic));
    const long = { ...LEVEL_SALARY, yearsOfService: 30, yearsToRetirement: 30, basicShare: 0.5 };
    expect(endOfServiceBenefit({ ...long, applyLimit: true })).toBe(240_000);
  });

  it.each([
    // Specification section 9: 5.88 % a year of 120,000 is 7,056; 8.33 % is 9,996.
    { yearsOfService: 0, yearsToRetirement: 0, expected: 0 },
    { yearsOfService: 1, yearsToRetirement: 0, expected: 7_056 },
    { yearsOfService: 4.5, yearsToRetirement: 0, expected: 4.5 * 7_056 },
    { yearsOfService: 5, yearsToRetirement: 0, expected: 5 * 7_056 },
    { yearsOfService: 5.5, yearsToRetirement: 0, expected: 5 * 7_056 + 0.5 * 9_996 },
    { yearsOfService: 6, yearsToRetirement: 0, expected: 5 * 7_056 + 9_996 },
    { yearsOfService: 2, yearsToRetirement: 3, expected: 5 * 7_056 },
    { yearsOfService: 2, yearsToRetirement: 4, expected: 5 * 7_056 + 9_996 },
    { yearsOfService: 30, yearsToRetirement: 0, expected: 5 * 7_056 + 25 * 9_996 },
  ])("is $expected after $yearsOfService years of service and $yearsToRetirement to come", (service) => {
    const { expected, ...years } = service;
    expect(endOfServiceBenefit({ ...LEVEL_SALARY, ...years })).toBeCloseTo(expected, 6);
  });

  it("reaches the cap between 25 and 26 years of service", () => {
    // 2 salaries = 5 · 5.88 % + y · 8.33 %: y = 20.48 more years.
    const capped = (yearsOfService: number) =>
      endOfServiceBenefit({ ...LEVEL_SALARY, yearsOfService, applyLimit: true });
    expect(capped(25)).toBeLessThan(240_000);
    expect(capped(26)).toBe(240_000);
    expect(capped(30)).toBe(240_000);
  });

  it("agrees with counting month by month", () => {
    fc.assert(
      fc.property(employments, (employment) => {
        const counted = benefitMonthByMonth(employment);
        expect(Math.abs(endOfServiceBenefit(employment) - counted)).toBeLessThanOrEqual(1e-9 * counted);
      }),
    );
  });

  it("never falls when salary, service or its increase rise", () => {
    fc.assert(
      fc.property(employments, (employment) => {
        const benefit = endOfServiceBenefit(employment) * (1 - 1e-12);
        const { monthlySalary, salaryIncreaseRate, yearsOfService, yearsToRetirement, basicShare } =
          employment;
        for (const more of [
          { basicShare: Math.min(1, basicShare + 0.1) },
          { monthlySalary: monthlySalary + 100 },
          { salaryIncreaseRate: salaryIncreaseRate + 0.01 },
          { yearsOfService: yearsOfService + 0.5 },
          { yearsToRetirement: yearsToRetirement + 1 },
        ]) {
          expect(endOfServiceBenefit({ ...employment, ...more })).toBeGreaterThanOrEqual(benefit);
        }
      }),
    );
  });
});
