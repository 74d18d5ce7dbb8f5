import { expect, test } from "vitest";
import {
  chanceDifference,
  comparedFigures,
  differenceName,
  differentEntries,
} from "#client/plans/plan-differences.ts";
import { sinceKept } from "#client/plans/since-kept.ts";
import { childGoal } from "#shared/child-goal/report.ts";
import { keptPlan } from "#shared/contract/kept-plan.ts";
import { KIDS_SAVER } from "#shared/kids-saver/report.ts";
import { PENSION } from "#shared/pension/report.ts";
import { EN } from "#shared/wording/generated/en.js";
import { CHILD_GOAL_FORM, KIDS_SAVER_FORM, PENSION_FORM } from "../../../fixtures/forms.ts";

const { compare, since } = EN.plans;

test("shows the difference of two chances in whole scenarios, in either direction", () => {
  expect(chanceDifference(51, 60.4, EN)).toBe(
    "The plan now reaches its goal in 9 more scenarios out of 100.",
  );
  expect(chanceDifference(60, 51, EN)).toBe("The plan now reaches its goal in 9 fewer scenarios out of 100.");
  expect(chanceDifference(51, 51.4, EN)).toBe(compare.same);
  // "99 in 100" and "90 in 100", as they stand beside it.
  expect(chanceDifference(98.9, 90.1, EN)).toBe(
    "The plan now reaches its goal in 9 fewer scenarios out of 100.",
  );
});

test("names a plan by what it has unlike the present one", () => {
  const nameOf = (changes: Partial<typeof PENSION_FORM>) =>
    differenceName(
      PENSION.entries({ ...PENSION_FORM, ...changes }, EN),
      PENSION.entries(PENSION_FORM, EN),
      EN,
    );
  expect(nameOf({})).toBeUndefined();
  expect(differenceName([], PENSION.entries(PENSION_FORM, EN), EN)).toBeUndefined();
  expect(nameOf({ retirementAge: 60 })).toBe("Age of retirement: 60");
  expect(nameOf({ retirementAge: 60, risk: "Aggressive", age: 33 })).toBe(
    "Age: 33 · Age of retirement: 60 · 1 more difference",
  );
});

test.each([
  [PENSION, PENSION_FORM, { salaryIncreasePercentage: 5 }, ["Salary increase"]],
  [PENSION, PENSION_FORM, { applyEosbLimit: !PENSION_FORM.applyEosbLimit }, ["End-of-service benefit"]],
  [
    PENSION,
    PENSION_FORM,
    { age: 33, yearsPerEmployer: 4 },
    ["Age", "Years with each employer", "Gratuity from each employer you leave"],
  ],
  [childGoal("Education"), CHILD_GOAL_FORM, { risk: "Aggressive" }, ["Risk preference"]],
  [childGoal("Education"), CHILD_GOAL_FORM, { countryOfExpense: "India" }, ["Country of education"]],
  [
    KIDS_SAVER,
    KIDS_SAVER_FORM,
    { educationGoal: { ...KIDS_SAVER_FORM.educationGoal, startYear: 2031 } },
    [EN.kidsSaver.goal.field({ field: "Start year", goal: EN.kidsSaver.goals.Education.title })],
  ],
] as const)("lists only entries that differ", ({ entries }, form, change, labels) => {
  const before = entries(form, EN);
  expect(differentEntries(before, entries(form, EN), EN)).toEqual([]);
  const told = differentEntries(before, entries({ ...form, ...change }, EN), EN);
  expect(told.map(({ label }) => label)).toEqual(labels);
  for (const { kept, now } of told) expect(kept).not.toBe(now);
});

test("lists every field of a plan that differs, and no contact data", () => {
  const before = PENSION.entries(PENSION_FORM, EN);
  const contact = { name: "Omar", email: "omar@example.com", phoneNumber: "509999999" };
  expect(differentEntries(before, PENSION.entries({ ...PENSION_FORM, ...contact }, EN), EN)).toEqual([]);
  const changes = {
    age: 31,
    retirementAge: 61,
    country: "Egypt",
    lifestyle: "Basic",
    currency: "USD",
    monthlySalary: 12_345,
    yearsOfService: 9,
    salaryIncreasePercentage: 5,
    investmentPercentageOfSalary: 11,
    risk: "Conservative",
    applyEosbLimit: !PENSION_FORM.applyEosbLimit,
    currentAdditional: 4_321,
    expectedAdditional: 1_234,
  };
  for (const [field, value] of Object.entries(changes)) {
    const after = PENSION.entries({ ...PENSION_FORM, [field]: value }, EN);
    const told = differentEntries(before, after, EN);
    expect([field, after.length > 0, told.length > 0]).toEqual([field, true, true]);
  }
});

test("lists entries that one plan lacks as not entered", () => {
  const [before, after] = [{}, { otherIncome: 5_000 }].map((more) =>
    PENSION.entries({ ...PENSION_FORM, ...more }, EN),
  );
  expect(differentEntries(before ?? [], after ?? [], EN)).toContainEqual({
    label: EN.fields.otherIncome,
    kept: compare.none,
    now: "AED\u00a05,000",
  });
});

test("lists no entries for an invalid form", () => {
  expect(PENSION.entries({ ...PENSION_FORM, age: "?" }, EN)).toEqual([]);
});

test("pairs the figures of both plans: the chance and the matching figures of each", () => {
  const blocksOf = (percent: number) =>
    [
      {
        kind: "answer",
        text: "",
        detail: "",
        hundredths: percent,
        target: 75,
        chance: { label: "Chance", value: { kind: "percent", percent } },
      },
      {
        kind: "facts",
        groups: [
          {
            title: "A",
            facts: [
              { label: "x", value: { kind: "age", years: percent }, isComparable: true },
              { label: "z", value: { kind: "age", years: 1 } },
            ],
          },
          { title: "B", facts: [{ label: "y", value: { kind: "age", years: 1 } }] },
        ],
      },
    ] as const;
  expect(comparedFigures(blocksOf(51), blocksOf(60), EN)).toEqual([
    { label: "Chance", kept: "51 in 100", now: "60 in 100" },
    { label: "A: x", kept: "51", now: "60" },
  ]);
});

test("says whether the model or time has changed the answer since a plan was kept, or nothing", () => {
  const plan = (modelVersion: string, chanceToReachLifestyleGoal: number) =>
    keptPlan(
      "pension",
      PENSION_FORM,
      { modelVersion, chanceToReachLifestyleGoal },
      { year: 2026, month: 11 },
    );
  const told = { before: "51 in 100", after: "53 in 100" };
  expect(sinceKept(plan("1", 51.2), plan("2", 53.4), EN)).toBe(since.model(told));
  expect(sinceKept(plan("1", 53.2), plan("2", 53.4), EN)).toBe(since.sameAnswer(told));
  expect(sinceKept(plan("1", 51.2), plan("1", 53.4), EN)).toBe(since.time(told));
  expect(sinceKept(plan("1", 53.2), plan("1", 53.4), EN)).toBeUndefined();
});
