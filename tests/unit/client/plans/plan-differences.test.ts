import { expect, test } from "vitest";
import { chanceDifference, comparedFigures, differentEntries } from "#client/plans/plan-differences.ts";
import { sinceKept } from "#client/plans/since-kept.ts";
import { childGoal } from "#shared/child-goal/report.ts";
import { keptPlan } from "#shared/contract/kept-plan.ts";
import { KIDS_SAVER } from "#shared/kids-saver/report.ts";
import { PENSION } from "#shared/pension/report.ts";
import { EN } from "#shared/wording/generated/en.js";
import { CHILD_GOAL_FORM, KIDS_SAVER_FORM, PENSION_FORM } from "../../../fixtures/forms.ts";

const { compare, since } = EN.plans;

test("the difference of two chances is told in whole scenarios, either way", () => {
  expect(chanceDifference(51, 60.4, EN)).toBe("The plan now reaches its goal in 9 more of 100 scenarios.");
  expect(chanceDifference(60, 51, EN)).toBe("The plan now reaches its goal in 9 fewer of 100 scenarios.");
  expect(chanceDifference(51, 51.4, EN)).toBe(compare.same);
  // "98 in 100" and "90 in 100", as they stand beside it.
  expect(chanceDifference(98.9, 90.1, EN)).toBe("The plan now reaches its goal in 8 fewer of 100 scenarios.");
});

test.each([
  [PENSION, PENSION_FORM, { salaryIncreasePercentage: 5 }, ["Salary increase"]],
  [PENSION, PENSION_FORM, { applyEosbLimit: !PENSION_FORM.applyEosbLimit }, ["End-of-service benefit"]],
  [
    PENSION,
    PENSION_FORM,
    { age: 33, yearsPerEmployer: 4 },
    ["Age", "Years with each employer", "Gratuity of each employer you leave"],
  ],
  [childGoal("Education"), CHILD_GOAL_FORM, { risk: "Aggressive" }, ["Risk preference"]],
  [childGoal("Education"), CHILD_GOAL_FORM, { countryOfExpense: "India" }, ["Country of education"]],
  [
    KIDS_SAVER,
    KIDS_SAVER_FORM,
    { educationGoal: { ...KIDS_SAVER_FORM.educationGoal, startYear: 2031 } },
    [EN.kidsSaver.goal.field({ field: "Start year", goal: EN.kidsSaver.goals.Education.title })],
  ],
] as const)("only what was entered differently is told", ({ entries }, form, change, labels) => {
  const before = entries(form, EN);
  expect(differentEntries(before, entries(form, EN), EN)).toEqual([]);
  const told = differentEntries(before, entries({ ...form, ...change }, EN), EN);
  expect(told.map(({ label }) => label)).toEqual(labels);
  for (const { kept, now } of told) expect(kept).not.toBe(now);
});

test("every field of a plan is told where it differs, and none of who made it", () => {
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

test("what one plan says and the other does not is told as not entered", () => {
  const [before, after] = [{}, { otherIncome: 5_000 }].map((more) =>
    PENSION.entries({ ...PENSION_FORM, ...more }, EN),
  );
  expect(differentEntries(before ?? [], after ?? [], EN)).toContainEqual({
    label: EN.fields.otherIncome,
    kept: compare.none,
    now: "AED\u00a05,000",
  });
});

test("a form that is not valid has no entries to tell", () => {
  expect(PENSION.entries({ ...PENSION_FORM, age: "?" }, EN)).toEqual([]);
});

test("figures of both plans stand beside each other: the chance and what means the same of each", () => {
  const blocksOf = (percent: number) =>
    [
      {
        kind: "answer",
        text: "",
        detail: "",
        tenths: 5,
        chance: { label: "Chance", value: { kind: "percent", percent } },
      },
      {
        kind: "facts",
        groups: [
          { title: "A", isComparable: true, facts: [{ label: "x", value: { kind: "age", years: percent } }] },
          { title: "B", facts: [{ label: "y", value: { kind: "age", years: 1 } }] },
        ],
      },
    ] as const;
  expect(comparedFigures(blocksOf(51), blocksOf(60), EN)).toEqual([
    { label: "Chance", kept: "51.00%", now: "60.00%" },
    { label: "A: x", kept: "51", now: "60" },
  ]);
});

test("since a plan was kept its model or time has moved the answer, or nothing is said", () => {
  const plan = (modelVersion: string, chanceToReachLifestyleGoal: number) =>
    keptPlan("pension", PENSION_FORM, { modelVersion, chanceToReachLifestyleGoal });
  const told = { before: "51 in 100", after: "53 in 100" };
  expect(sinceKept(plan("1", 51.2), plan("2", 53.9), EN)).toBe(since.model(told));
  expect(sinceKept(plan("1", 53.2), plan("2", 53.9), EN)).toBe(since.sameAnswer(told));
  expect(sinceKept(plan("1", 51.2), plan("1", 53.9), EN)).toBe(since.time(told));
  expect(sinceKept(plan("1", 53.2), plan("1", 53.9), EN)).toBeUndefined();
});
