import { describe, expect, test } from "vitest";
import { childGoal } from "#shared/child-goal/report.ts";
import type { ChildGoalForm } from "#shared/child-goal/schemas.ts";
import type { GoalType } from "#shared/domain/child-goals.ts";
import { readBrand } from "#shared/report/brand.ts";
import { EN } from "#shared/wording/generated/en.js";
import { blockOfKind } from "../report/block-of-kind.ts";
import { personalDetails } from "../report/personal-details.ts";
import { goalOf, resultOf, START } from "./fixture.ts";

const BRAND = readBrand({ SMART_SAVER_URL: "https://saver.example.com/start" }, EN);
const CONTEXT = { today: { ...START, day: 21 }, brand: BRAND, wording: EN };

const formOf = (type: GoalType): ChildGoalForm => ({
  ...goalOf(type),
  name: "Layla Haddad",
  email: "layla@example.com",
  phoneNumberCountryCode: "+44",
  phoneNumber: "7911 123456",
});

const build = (type: GoalType) => {
  const form = formOf(type);
  return childGoal(type).build(form, resultOf(form), CONTEXT);
};

const CONTACT = ["Name: Layla Haddad", "Email: layla@example.com", "Phone number: +44 7911 123456"];

const SAVINGS = [
  "Monthly investment: AED 500",
  "Risk preference: Balanced",
  "Current savings: AED 0",
  "Additional savings at the start: AED 0",
];

describe("the report of a child goal shows the plan's entries:", () => {
  test("education, with the child's age", () => {
    expect(personalDetails(build("Education"))).toEqual([
      ...CONTACT,
      "Child's age: 10",
      "Start year: 2034",
      "Number of years: 4 years",
      "Annual expense: AED 10,000",
      "Country of education: India (South Asia)",
      ...SAVINGS,
    ]);
  });

  test("healthcare, with the fields of the specification", () => {
    expect(personalDetails(build("Healthcare"))).toEqual([
      ...CONTACT,
      "Healthcare start year: 2034",
      "Number of years: 4 years",
      "Annual cost: AED 10,000",
      "Country of healthcare: India (South Asia)",
      ...SAVINGS,
    ]);
  });

  test("helping kids, without the number of years that it forces", () => {
    expect(personalDetails(build("HelpKids")).join()).not.toContain("Number of years");
  });
});

test.each(["Education", "HelpKids", "Activities", "Healthcare"] as const)(
  "the report of %s links to the provider's Smart Saver",
  (type) => {
    const { sections } = build(type);
    const next = sections.find(({ role }) => role === "next");
    expect(blockOfKind(next?.blocks ?? [], "link")).toEqual({
      kind: "link",
      text: "You can use your values and enter them into Smart Saver via the link below.",
      label: "Go to Smart Saver",
      url: "https://saver.example.com/start",
    });
  },
);

test("the report refuses the state of another type's form", () => {
  const report = childGoal("Activities");
  expect(report.validateForm(formOf("Activities")).ok).toBe(true);
  expect(report.validateForm(formOf("Education")).ok).toBe(false);
  expect(report.planOf(formOf("Activities"), START)).toEqual(goalOf("Activities"));
});

test("a goal whose years are all over cannot be calculated, and its report has no results", () => {
  const report = childGoal("Activities");
  const over = { ...formOf("Activities"), startYear: START.year - 1, numberOfYears: 1 };
  expect(report.validateForm(over).ok).toBe(true);
  expect(report.planOf(over, START)).toBeUndefined();
  // The last of three years is next year's: its September is still to come.
  expect(report.planOf({ ...over, numberOfYears: 2 }, START)).toBeUndefined();
  expect(report.planOf({ ...over, numberOfYears: 3 }, START)).toBeDefined();
});
