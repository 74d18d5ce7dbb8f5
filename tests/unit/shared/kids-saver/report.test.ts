import { describe, expect, test } from "vitest";
import { KIDS_SAVER } from "#shared/kids-saver/report.ts";
import type { KidsSaverForm, MultiGoalResult } from "#shared/kids-saver/schemas.ts";
import { readBrand } from "#shared/report/brand.ts";
import { formatValue } from "#shared/report/values.ts";
import { EN } from "#shared/wording/generated/en.js";
import { KIDS_SAVER_FORM } from "../../../fixtures/forms.ts";
import { GOAL, resultOf, START } from "../child-goal/fixture.ts";
import { blockOfKind } from "../report/block-of-kind.ts";
import { personalDetails } from "../report/personal-details.ts";

const CONTEXT = { today: { ...START, day: 21 }, brand: readBrand({}, EN), wording: EN };

const EXPENSE = { countryOfExpense: "UAE", currentAnnualExpense: 10_000, numberOfYears: 4 } as const;

const FORM: KidsSaverForm = {
  ...KIDS_SAVER_FORM,
  risk: "Aggressive",
  currentAdditional: 2_000,
  helpKidsGoalEnabled: true,
  educationGoal: { type: "Education", ...EXPENSE, countryOfExpense: "UK", startYear: 2034 },
  helpKidsGoal: { type: "HelpKids", ...EXPENSE, numberOfYears: 1, startYear: 2040 },
  healthcareGoal: { type: "Healthcare", ...EXPENSE, startYear: 2027 },
  activitiesGoal: { type: "Activities", ...EXPENSE, startYear: 2027 },
};

const NO_GOALS: KidsSaverForm = { ...FORM, educationGoalEnabled: false, helpKidsGoalEnabled: false };

const RESULT: MultiGoalResult = {
  ...resultOf(GOAL),
  requiredMonthlyInvestmentEducation: 700,
  requiredMonthlyInvestmentHelpKids: 200,
  requiredMonthlyInvestmentActivities: null,
  requiredMonthlyInvestmentHealthcare: null,
};

describe("the report of the Kids Saver", () => {
  test("shows the plan's entries, with additional savings only if there are any", () => {
    const details = [
      "Name: Layla Haddad",
      "Email: layla@example.com",
      "Phone number: +971 501234567",
      "Age of child: 10",
      "Monthly investment: AED 500",
      "Risk preference: Aggressive",
      "Current savings for this plan: AED 2,000",
    ];
    expect(personalDetails(KIDS_SAVER.build(FORM, RESULT, CONTEXT))).toEqual(details);
    const withMore = KIDS_SAVER.build({ ...FORM, expectedAdditional: 300 }, RESULT, CONTEXT);
    expect(personalDetails(withMore)).toEqual([...details, "Additional future savings: AED 300"]);
  });

  test("names a target other than the usual one", () => {
    const document = KIDS_SAVER.build({ ...FORM, targetChance: 90 }, RESULT, CONTEXT);
    expect(personalDetails(document)).toContain("Aim for: 90 in 100");
  });

  test("lists the enabled goals with their entries", () => {
    const { sections } = KIDS_SAVER.build(FORM, RESULT, CONTEXT);
    const goals = sections.find(({ role }) => role === "goals");
    const told = blockOfKind(goals?.blocks ?? [], "goals").goals.map(({ title, facts }) => [
      title,
      ...facts.map(({ label, value }) => `${label}: ${formatValue(value, EN)}`.replaceAll("\u00a0", " ")),
    ]);
    expect(told).toEqual([
      [
        "Education",
        "Start year: 2034",
        "Duration: 4 years",
        "Age of child during the period: 18 to 21",
        "Annual expense: AED 10,000",
        "Region: UK (Western Europe)",
      ],
      [
        "Helping Kids",
        "Year of the expense: 2040",
        "Duration: 1 year",
        "Age of child during the period: 24",
        "Expense: AED 10,000",
        "Region: UAE (GCC)",
      ],
    ]);
  });

  test("starts a goal that began before the child's birth at birth", () => {
    const educationGoal = { ...FORM.educationGoal, startYear: 2025, numberOfYears: 10 };
    const { sections } = KIDS_SAVER.build({ ...FORM, age: 0, educationGoal }, RESULT, CONTEXT);
    const [education] = blockOfKind(
      sections.find(({ role }) => role === "goals")?.blocks ?? [],
      "goals",
    ).goals;
    expect(education?.facts.map(({ value }) => formatValue(value, EN))).toContain("0 to 9");
  });

  test("says that it has no goal, and has nothing to calculate or to show", () => {
    expect(KIDS_SAVER.planOf(NO_GOALS, START)).toBeUndefined();
    const { sections } = KIDS_SAVER.build(NO_GOALS, undefined, CONTEXT);
    const goals = blockOfKind(
      sections.flatMap(({ blocks }) => blocks),
      "goals",
    );
    expect(goals).toMatchObject({ goals: [], none: "No goals have been selected." });
    expect(sections.map(({ role }) => role)).toEqual(["explanation", "explanation", "goals", "person"]);
  });

  test("calculates the enabled goals without the contact data", () => {
    const { name: _, email: __, ...plan } = FORM;
    expect(KIDS_SAVER.planOf(FORM, START)).toEqual({
      age: plan.age,
      currency: "AED",
      risk: "Aggressive",
      monthlyInvestment: 500,
      currentAdditional: 2_000,
      expectedAdditional: 0,
      goals: [FORM.educationGoal, FORM.helpKidsGoal],
    });
  });
});
