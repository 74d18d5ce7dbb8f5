import { describe, expect, it } from "vitest";
import * as limits from "#shared/domain/limits.ts";

// Every figure below is typed in again from specification sections 3, 5 and 9.
describe("limits", () => {
  it("of a pension are the specification's", () => {
    expect(limits.PENSION_LIMITS.age).toMatchObject({ minimum: 18, maximum: 77 });
    expect(limits.PENSION_LIMITS.retirementAge).toMatchObject({ minimum: 50, maximum: 77 });
    expect(limits.PENSION_LIMITS.monthlySalary).toMatchObject({ minimum: 0, maximum: 200_000 });
    expect(limits.PENSION_LIMITS.yearsOfService).toMatchObject({ minimum: 0, maximum: 30 });
    expect(limits.PENSION_LIMITS.investmentPercentageOfSalary).toEqual({
      minimum: 0,
      maximum: 30,
      step: 0.5,
    });
    expect(limits.SALARY_INCREASE_PERCENTAGES).toEqual([0, 3, 5]);
    expect(limits.HORIZON_AGE).toBe(80);
  });

  it("of a child goal are the specification's", () => {
    expect(limits.CHILD_GOAL_LIMITS.age).toMatchObject({ minimum: 0, maximum: 30 });
    expect(limits.CHILD_GOAL_LIMITS.startYear).toMatchObject({ minimum: 2025, maximum: 2060 });
    expect(limits.CHILD_GOAL_LIMITS.numberOfYears).toMatchObject({ minimum: 1, maximum: 10 });
    expect(limits.CHILD_GOAL_LIMITS.currentAnnualExpense).toEqual({
      minimum: 0,
      maximum: 200_000,
      step: 100,
    });
    expect(limits.SINGLE_GOAL_MONTHLY_INVESTMENT_GUARD).toBe(10_000);
    expect(limits.KIDS_SAVER_START_YEARS_AHEAD).toBe(35);
  });

  it("of the savings are the specification's", () => {
    expect(limits.SAVED_AMOUNT_LIMITS).toMatchObject({ minimum: 0, step: 100 });
    expect(limits.MONTHLY_INVESTMENT_LIMITS).toEqual({
      AED: { minimum: 0, maximum: 50_000, step: 10 },
      USD: { minimum: 0, maximum: 10_000, step: 10 },
    });
  });

  it("let the Kids Saver calculate goals that start within 35 years", () => {
    expect(limits.kidsSaverStartYears(2024)).toEqual({ minimum: 2024, maximum: 2059 });
    expect(limits.kidsSaverStartYears(2026)).toEqual({ minimum: 2026, maximum: 2061 });
  });

  it("delay a form's calculation by 900 ms", () => {
    expect(limits.RECALCULATION_DELAY_MS).toBe(900);
  });
});

describe("isWithin", () => {
  const range = { minimum: 18, maximum: 77, step: 1 };

  it.each([
    [18, true],
    [77, true],
    [40.5, true],
    [17.99, false],
    [77.01, false],
    ["40", false],
    [Number.NaN, false],
    [undefined, false],
  ])("of %j from 18 to 77 is %s", (value, isTrue) => {
    expect(limits.isWithin(range, value)).toBe(isTrue);
  });
});
