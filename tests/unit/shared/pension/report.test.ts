import { describe, expect, test } from "vitest";
import { NO_CONTACT } from "#shared/contract/contact.ts";
import { PENSION } from "#shared/pension/report.ts";
import type { PensionForm } from "#shared/pension/schemas.ts";
import { readBrand } from "#shared/report/brand.ts";
import { qrCode } from "#shared/report/qr-code.ts";
import { leadOf } from "#shared/report/report-document.ts";
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
  test("shows the specification's fields in its order, and then the other entries", () => {
    expect(personalDetails(build(FORM))).toEqual([
      "Name: ليلى الأحمد",
      "Email: layla@example.com",
      "Phone number: +971 50 123 4567",
      "Company name: Falcon",
      "Age: 60",
      "Age of retirement: 65",
      "Retirement domicile: India (South Asia)",
      "Lifestyle: Basic",
      "Monthly salary: AED 10,000",
      "Salary increase: 3%",
      "Years of service: 0 years",
      "End-of-service benefit: No cap",
      "Monthly investment: AED 500",
      "Risk preference: Balanced",
      "Current retirement savings: AED 0",
      "Additional savings at retirement: AED 0",
    ]);
  });

  test("repeats no sentence in place of a name", () => {
    const report = build({ ...FORM, name: "Customer, your account is frozen" });
    expect(personalDetails(report)[0]).toBe("Email: layla@example.com");
    expect(JSON.stringify(report)).not.toContain("frozen");
  });

  test("links to the page on how figures are tested, on the site that it was made on", () => {
    const planUrl = "https://calculators.example/peko#p1=abc";
    const { sections } = PENSION.build(FORM, RESULT, { ...CONTEXT, planUrl });
    const { link } = blockOfKind(
      sections.flatMap(({ blocks }) => blocks),
      "notes",
    );
    expect(link).toEqual({ label: EN.titles.method, url: "https://calculators.example/method" });
  });

  test.each([
    [2_000, 1],
    [2_001, 0],
  ])("of a link of %i characters, which its code has to hold, shows %i", (length, count) => {
    const planUrl = "https://calculators.example/peko#p1=".padEnd(length, "a");
    const { sections } = PENSION.build(FORM, RESULT, { ...CONTEXT, planUrl });
    const links = sections.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === "planLink");
    expect(links).toHaveLength(count);
    for (const link of links) expect(link.kind === "planLink" && qrCode(link.url).size).toBeGreaterThan(100);
  });

  test("shows a number that was dialled within the UAE without its leading zero", () => {
    const details = (phoneNumberCountryCode: string, phoneNumber: string) =>
      personalDetails(build({ ...FORM, phoneNumberCountryCode, phoneNumber }));
    expect(details("+971", "0501234567")).toContain("Phone number: +971 501234567");
    expect(details("+39", "06 1234567")).toContain("Phone number: +39 06 1234567");
    expect(details("+971", "+44 20 7946 0958")).toContain("Phone number: +44 20 7946 0958");
    expect(details("+971", "0044 20 7946 0958")).toContain("Phone number: +44 20 7946 0958");
  });

  test("shows the share of the salary if that is invested", () => {
    const form = { ...FORM, isSalaryBasedContribution: true, investmentPercentageOfSalary: 7.5 };
    const details = personalDetails(build(form));
    expect(details).toContain("Percentage of salary to invest: 7.5%");
    expect(details.join()).not.toContain("Monthly investment");
  });

  test("shows the form's end of service, other income and length of life, and nothing if there are none", () => {
    const details = (changes: Partial<PensionForm>) =>
      personalDetails(build({ ...FORM, ...changes })).slice(16);
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
      "Basic wage as a share of salary: 60%",
      "Years with each employer: 7 years",
      "Gratuity from each employer you leave: Spent",
      "Other annual income: AED 36,000",
      "Other income from age: 67",
      "Savings for a retirement visa: AED 1,000,000",
    ]);
    expect(details({ endOfService: "SavingsScheme", schemeFeePercentage: 0.5 })).toEqual([
      "End-of-service payment: Savings scheme",
      "Savings scheme fund: Balanced",
      "Savings scheme fee: 0.5%",
    ]);
    expect(details({ sex: "female" })).toEqual(["Whose life: Woman"]);
    expect(details({ sex: "male", partnerAge: 34 })).toEqual(["Whose life: Man", "Partner's age: 34"]);
  });

  test("shows a budget in place of the lifestyle", () => {
    const report = build({ ...FORM, annualLivingCost: 90_000 });
    expect(personalDetails(report)[7]).toBe("Annual budget: AED 90,000");
    const lifestyle = report.sections.find(({ heading }) => heading === "Lifestyle");
    expect(blockOfKind(lifestyle?.blocks ?? [], "paragraph").text).toMatch(/^Your own budget is AED/);
  });

  test("is dated, titled and divided into sections in reading order", () => {
    const report = build(FORM);
    expect(report.title).toBe("Your retirement plan");
    expect(leadOf(report)).toBe("Made for ليلى الأحمد · Prepared on 1 March 2026.");
    expect(leadOf(build({ ...FORM, ...NO_CONTACT }))).toBe("Prepared on 1 March 2026.");
    // A report can be mailed to anybody: it does not begin with a stranger's sentence.
    const name = "customer, your account is frozen. Call us";
    expect(leadOf(build({ ...FORM, name }))).toBe("Prepared on 1 March 2026.");
    expect(report.sections.map(({ role, heading }) => `${role} ${heading ?? ""}`.trim())).toEqual([
      "answer Your forecast",
      "forecast",
      "results",
      "assumptions",
      "figures",
      "explanation What this calculator does",
      "explanation Inflation",
      "explanation Lifestyle",
      "person Personal information",
    ]);
  });

  test("explains the cost of the lifestyle today and, with inflation, at retirement", () => {
    const lifestyle = build(FORM).sections.find(({ heading }) => heading === "Lifestyle");
    // Five years of India's 4 %: 31,216.25 · 1.04^5 = 37,979.35.
    expect(blockOfKind(lifestyle?.blocks ?? [], "paragraph").text.replaceAll("\u00a0", " ")).toBe(
      "The Basic lifestyle in India costs one person about AED 31,216 a year in today's money, excluding rent: about AED 37,979 a year when you retire.",
    );
  });

  test("calculates the form without its contact data", () => {
    expect(PENSION.planOf(FORM, { year: 2026, month: 11 })).toEqual(PLAN);
  });
});
