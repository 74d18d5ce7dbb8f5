import { describe, expect, test } from "vitest";
import { PENSION } from "#shared/pension/report.ts";
import type { PensionForm } from "#shared/pension/schemas.ts";
import { readBrand } from "#shared/report/brand.ts";
import { EN } from "#shared/wording/generated/en.js";
import { blockOfKind } from "../report/block-of-kind.ts";
import { personalDetails } from "../report/personal-details.ts";
import { PLAN, RESULT } from "./fixture.ts";

const CONTEXT = { today: { year: 2026, month: 3, day: 1 }, brand: readBrand({}, EN), wording: EN };

const { type: _, ...PLAN_FIELDS } = PLAN;

const FORM: PensionForm = {
  ...PLAN_FIELDS,
  name: "ليلى الأحمد",
  email: "layla@example.com",
  phoneNumberCountryCode: "+971",
  phoneNumber: "50 123 4567",
  livingWorkingIn: "AED",
  companyName: "Falcon",
};

const build = (form: PensionForm) => PENSION.build(form, RESULT, CONTEXT);

describe("the report of a pension", () => {
  test("tells who it is for, with the fields of the specification in its order", () => {
    expect(personalDetails(build(FORM))).toEqual([
      "Name: ليلى الأحمد",
      "Email: layla@example.com",
      "Phone number: +971 50 123 4567",
      "Age: 60",
      "Age of retirement: 65",
      "Retirement domicile: South Asia (India)",
      "Lifestyle: Basic",
      "Monthly salary: AED 10,000",
      "Years of service: 0 years",
      "Monthly investment: AED 500",
      "Risk preference: Balanced",
      "Current retirement savings: AED 0",
      "Additional savings at retirement: AED 0",
    ]);
  });

  test("tells a number that was dialled within the UAE without its leading zero", () => {
    const details = (phoneNumberCountryCode: string, phoneNumber: string) =>
      personalDetails(build({ ...FORM, phoneNumberCountryCode, phoneNumber }));
    expect(details("+971", "0501234567")).toContain("Phone number: +971 501234567");
    expect(details("+39", "06 1234567")).toContain("Phone number: +39 06 1234567");
    expect(details("+971", "+44 20 7946 0958")).toContain("Phone number: +44 20 7946 0958");
    expect(details("+971", "0044 20 7946 0958")).toContain("Phone number: +44 20 7946 0958");
  });

  test("tells the share of the salary where that is invested", () => {
    const form = { ...FORM, isSalaryBasedContribution: true, investmentPercentageOfSalary: 7.5 };
    const details = personalDetails(build(form));
    expect(details).toContain("Percentage of salary to invest: 7.5%");
    expect(details.join()).not.toContain("Monthly investment");
  });

  test("tells what the form says of the end of service and of other income, and nothing where it says none", () => {
    const details = (changes: Partial<PensionForm>) =>
      personalDetails(build({ ...FORM, ...changes })).slice(13);
    expect(details({})).toEqual([]);
    expect(
      details({
        basicSalaryPercentage: 60,
        yearsPerEmployer: 7,
        benefitUse: "Spent",
        otherIncome: 36_000,
        otherIncomeAge: 67,
        checksRetirementVisa: true,
      }),
    ).toEqual([
      "Basic wage, share of salary: 60%",
      "Years with each employer: 7 years",
      "Gratuity of each employer you leave: Spent",
      "Other income a year: AED 36,000",
      "Other income from age: 67",
      "Savings for a retirement visa: AED 1,000,000",
    ]);
    expect(details({ endOfService: "SavingsScheme", schemeFeePercentage: 0.5 })).toEqual([
      "Paid at the end of service: Savings scheme",
      "Fund of the savings scheme: Balanced",
      "Fee of the savings scheme: 0.5%",
    ]);
  });

  test("tells a budget in place of the lifestyle", () => {
    const report = build({ ...FORM, annualLivingCost: 90_000 });
    expect(personalDetails(report)[6]).toBe("Budget a year: AED 90,000");
    const lifestyle = report.sections.find(({ heading }) => heading === "Lifestyle");
    expect(blockOfKind(lifestyle?.blocks ?? [], "paragraph").text).toMatch(/^Your own budget is AED/);
  });

  test("is dated, titled and in sections in the order in which they are read", () => {
    const report = build(FORM);
    expect(report.title).toBe("Your retirement plan");
    expect(report.preparedOn).toBe("Prepared on 1 March 2026.");
    expect(report.sections.map(({ role, heading }) => `${role} ${heading ?? ""}`.trim())).toEqual([
      "answer Your forecast",
      "forecast",
      "results",
      "figures",
      "assumptions",
      "explanation What this calculator does",
      "explanation Inflation",
      "explanation Lifestyle",
      "person Personal information",
    ]);
  });

  test("explains what the lifestyle costs today and, with inflation, at retirement", () => {
    const lifestyle = build(FORM).sections.find(({ heading }) => heading === "Lifestyle");
    // Five years of India's 4 %: 31,216.25 · 1.04^5 = 37,979.35.
    expect(blockOfKind(lifestyle?.blocks ?? [], "paragraph").text.replaceAll("\u00a0", " ")).toBe(
      "A Basic lifestyle in India costs about AED 31,216 a year in today's money. When you retire that is about AED 37,979 a year, in the money of that year.",
    );
  });

  test("calculates what the form says but its contact data", () => {
    expect(PENSION.planOf(FORM, { year: 2026, month: 11 })).toEqual(PLAN);
  });
});
