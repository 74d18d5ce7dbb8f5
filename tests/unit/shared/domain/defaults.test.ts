import { describe, expect, it } from "vitest";
import * as defaults from "#shared/domain/defaults.ts";

// Every figure below is typed in again from specification section 3.
describe("defaults", () => {
  it("of the pension are the specification's, with no risk chosen", () => {
    expect(defaults.PENSION_DEFAULTS).toEqual({
      age: 30,
      retirementAge: 65,
      country: "UK",
      lifestyle: "Moderate",
      currency: "AED",
      monthlySalary: 0,
      yearsOfService: 0,
      salaryIncreasePercentage: 3,
      isSalaryBasedContribution: true,
      investmentPercentageOfSalary: 5,
      monthlyInvestment: 500,
      applyEosbLimit: false,
      currentAdditional: 0,
      expectedAdditional: 0,
      livingWorkingIn: "AED",
    });
    expect(defaults.DEFAULT_DIAL_CODE).toBe("+971");
  });

  it("of a child goal are the specification's", () => {
    expect(defaults.CHILD_GOAL_DEFAULTS).toMatchObject({
      age: 10,
      startYear: 2034,
      numberOfYears: 4,
      countryOfExpense: "UK",
      currency: "AED",
      currentAnnualExpense: 10_000,
      monthlyInvestment: 500,
    });
  });

  it("of the Kids Saver are the specification's", () => {
    expect(defaults.KIDS_SAVER_DEFAULTS).toMatchObject({
      age: 10,
      currency: "AED",
      monthlyInvestment: 500,
      countryOfExpense: "UAE",
    });
  });
});
