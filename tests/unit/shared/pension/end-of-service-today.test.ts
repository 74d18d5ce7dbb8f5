import { describe, expect, it } from "vitest";
import { endOfServiceToday, validateEndOfServiceRequest } from "#shared/pension/end-of-service-today.ts";

const SEVEN_YEARS = {
  monthlySalary: 20_000,
  basicSalaryPercentage: 100,
  yearsOfService: 7,
  currency: "AED",
} as const;

describe("endOfServiceToday", () => {
  // The law: 5 years of 21 days and 2 of 30, of a month of 30 days.
  it("is the gratuity by law", () => {
    expect(endOfServiceToday(SEVEN_YEARS)).toMatchObject({
      gratuityByLaw: 110_000,
      gratuityWithoutCap: 110_000,
      isCapped: false,
    });
  });

  it("is due on the basic wage", () => {
    const { gratuityByLaw } = endOfServiceToday({ ...SEVEN_YEARS, basicSalaryPercentage: 50 });
    expect(gratuityByLaw).toBe(55_000);
  });

  it("is at most two years' pay", () => {
    // 3.5 and 25 monthly wages are more than 24.
    expect(endOfServiceToday({ ...SEVEN_YEARS, yearsOfService: 30 })).toMatchObject({
      gratuityByLaw: 480_000,
      gratuityWithoutCap: 570_000,
      isCapped: true,
    });
  });

  it.each([
    [0, 0],
    [0.99, 0],
    [1, 14_000],
    [1.5, 21_000],
  ])("after %s years is AED %s", (yearsOfService, gratuity) => {
    expect(endOfServiceToday({ ...SEVEN_YEARS, yearsOfService }).gratuityByLaw).toBeCloseTo(gratuity, 6);
  });

  // Cabinet Resolution 96 of 2023: 5.83 % of a month's basic wage, 8.33 % after five years.
  it.each([
    [0, 0],
    [1.5, 18 * 0.0583 * 20_000],
    [7, 60 * 0.0583 * 20_000 + 24 * 0.0833 * 20_000],
    [7.25, 60 * 0.0583 * 20_000 + 27 * 0.0833 * 20_000],
  ])("leaves to a savings scheme of %s years the payments of whole months", (yearsOfService, payments) => {
    expect(endOfServiceToday({ ...SEVEN_YEARS, yearsOfService }).paidIntoScheme).toBeCloseTo(payments, 6);
  });
});

describe("validateEndOfServiceRequest", () => {
  it("has the limits of the pension form", () => {
    expect(validateEndOfServiceRequest(SEVEN_YEARS)).toMatchObject({ ok: true });
    const faults = ["/monthlySalary", "/yearsOfService"].map((path) => expect.objectContaining({ path }));
    expect(
      validateEndOfServiceRequest({ ...SEVEN_YEARS, monthlySalary: 200_001, yearsOfService: 31 }),
    ).toMatchObject({ faults: expect.arrayContaining(faults) });
  });
});
