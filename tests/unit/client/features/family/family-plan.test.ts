import { describe, expect, test } from "vitest";
import { familyDefinition } from "#client/features/family/definition.ts";
import type { FamilyDraft } from "#client/features/family/family-draft.ts";
import {
  faultsOf,
  formOf,
  planFaultsOf,
  planOf,
  unfinishedChildren,
  withProposal,
} from "#client/features/family/family-plan.ts";
import { readState } from "#client/session/read-state.ts";
import { PAYMENT_MONTH } from "#shared/domain/goal-timing.ts";
import { validateFamilyForm, validateFamilyPlan } from "#shared/family/form.ts";
import { ENGINEER } from "../../../../fixtures/plans/family-plans.ts";
import { ANSWERED, COMPLETE, INITIAL, START } from "./family.ts";

const DEFINITION = familyDefinition(START);

const rules = (draft: FamilyDraft) => planFaultsOf(draft, START).map(({ path, rule }) => `${path} ${rule}`);

test("an empty form asks for both risk preferences, the salary and the cost of the education", () => {
  expect(rules(INITIAL)).toEqual([
    "/pension/risk enum",
    "/children/0/risk enum",
    "/pension/monthlySalary notGiven",
    "/children/0/educationGoal/currentAnnualExpense notGiven",
  ]);
});

test("a form with what it asks for is a plan by the contract", () => {
  expect(faultsOf(COMPLETE, START)).toEqual([]);
  const plan = planOf(COMPLETE, START);
  expect(validateFamilyPlan(plan, START).ok).toBe(true);
  // A child of 10 is 18 in eight years.
  expect(plan?.children[0]?.goals).toEqual([
    {
      type: "Education",
      countryOfExpense: "UAE",
      startYear: 2034,
      numberOfYears: 4,
      currentAnnualExpense: 100_000,
    },
  ]);
});

test("a child whose goals are all over is not left out without a word", () => {
  const educationGoal = { ...ANSWERED.educationGoal, startYear: START.year, numberOfYears: 1 };
  const draft = { ...COMPLETE, children: [ANSWERED, { ...ANSWERED, educationGoal }] };
  expect(START.month).toBeGreaterThan(PAYMENT_MONTH);
  expect(rules(draft)).toEqual(["/children/1/goals goalsOver"]);
  expect(planOf(draft, START)).toBeUndefined();
  expect(rules({ ...draft, children: [ANSWERED] })).toEqual([]);
});

describe("faults are at the fields of the form", () => {
  const withChild = (child: object) => ({
    ...COMPLETE,
    hasOwnShares: true,
    children: [ANSWERED, { ...ANSWERED, ...child }],
  });

  test.each([
    [
      "a goal's field",
      { educationGoal: { ...ANSWERED.educationGoal, startYear: "" } },
      "educationGoal/startYear type",
    ],
    ["no goal", { educationGoalEnabled: false }, "goals minItems"],
    ["a share above the whole", { savingsPercentage: 101 }, "savingsPercentage maximum"],
    [
      "an early start",
      { educationGoal: { ...ANSWERED.educationGoal, startYear: 2025 } },
      "educationGoal/startYear startsTooEarly",
    ],
  ])("%s", (_, child, fault) => {
    expect(rules(withChild(child))).toContain(`/children/1/${fault}`);
  });

  test("shares that are more than everything", () => {
    const draft = { ...withChild({ savingsPercentage: 60 }) };
    const [first, second] = draft.children;
    const children = [{ ...first, savingsPercentage: 60 }, second] as FamilyDraft["children"];
    expect(rules({ ...draft, children })).toEqual(["/children sharesAboveOne"]);
  });
});

test("a payload opens as the form that it was made of", () => {
  const form = validateFamilyForm(formOf({ ...COMPLETE, savings: 300_000 }, START));
  if (!form.ok) throw new Error("the form is invalid");
  const { draft, unread } = readState(form.value, DEFINITION);
  expect(unread).toBeUndefined();
  expect(formOf(draft, START)).toEqual(form.value);
  expect(DEFINITION.draftOf(form.value)).toEqual(draft);
  expect(DEFINITION.draftOf(draft)).toEqual(draft);
});

test("what a link lacks, or has wrong, is named at its field, and the rest is kept", () => {
  const form = validateFamilyForm(formOf({ ...COMPLETE, children: [ANSWERED, ANSWERED] }, START));
  if (!form.ok) throw new Error("the form is invalid");
  const [first, second] = form.value.children;
  const goals = second?.goals.map((goal) => ({ ...goal, countryOfExpense: "Atlantis" }));
  const { age: _, ...pension } = form.value.pension;
  const sent = { ...form.value, pension, children: [first, { ...second, goals }] };
  const { draft, unread } = readState(sent, DEFINITION);
  expect(unread).toEqual({
    fields: ["pension/age", "children/1/educationGoal/countryOfExpense"],
    unknown: [],
  });
  expect(draft.children[1]).toMatchObject({ educationGoal: { startYear: 2034 }, risk: "Balanced" });
  expect(draft.pension.monthlySalary).toBe(28_000);
});

test("of goals of one type in a link, the first is kept, and the further ones are named", () => {
  const form = validateFamilyForm(formOf({ ...COMPLETE, children: [ANSWERED, ANSWERED] }, START));
  if (!form.ok) throw new Error("the form is invalid");
  const [first, second] = form.value.children;
  const goals = second?.goals.flatMap((goal) => [goal, { ...goal, startYear: 2041 }]);
  const { draft, unread } = readState({ ...form.value, children: [first, { ...second, goals }] }, DEFINITION);
  expect(unread).toEqual({
    fields: [],
    unknown: ["children/1/further/educationGoalEnabled"],
  });
  expect(formOf(draft, START)).toEqual(form.value);
});

describe("a proposal", () => {
  const draft = DEFINITION.draftOf({
    ...(formOf(COMPLETE, START) as typeof ENGINEER & FamilyDraft),
    ...ENGINEER,
  } as never);

  test("for the pension changes what it names, and no budget of one's own", () => {
    const own = { ...draft, pension: { ...draft.pension, hasOwnBudget: true, annualLivingCost: 90_000 } };
    const plan = planOf(own, START);
    if (plan === undefined) throw new Error("there is no plan");
    const changed = withProposal(own, { pension: { ...plan.pension, retirementAge: 62 } }, START);
    expect(planOf(changed, START)).toEqual({ ...plan, pension: { ...plan.pension, retirementAge: 62 } });
  });

  test("for a child's goal leaves the other children alone", () => {
    const plan = planOf(draft, START);
    const [first, second] = plan?.children ?? [];
    if (plan === undefined || first === undefined || second === undefined)
      throw new Error("there is no plan");
    const goals = second.goals.map((goal) => ({ ...goal, numberOfYears: 3 }));
    const children = [first, { ...second, goals }];
    expect(planOf(withProposal(draft, { children }, START), START)).toEqual({ ...plan, children });
  });

  test("that changes a goal keeps the division of the savings that its chance was told for", () => {
    const divided = { ...draft, hasOwnShares: false };
    const plan = planOf(divided, START);
    if (plan === undefined) throw new Error("there is no plan");
    const children = plan.children.map((child) => ({
      ...child,
      goals: child.goals.map((goal) => ({ ...goal, numberOfYears: 2 })),
    }));
    expect(planOf(withProposal(divided, { children }, START), START)).toEqual({ ...plan, children });
  });

  test("that divides the savings anew has its shares in the form", () => {
    const plan = planOf({ ...draft, hasOwnShares: false }, START);
    const children = plan?.children.map((child, index) => ({ ...child, savingsShare: index ? 0.15 : 0.29 }));
    if (plan === undefined || children === undefined) throw new Error("there is no plan");
    const changed = withProposal({ ...draft, hasOwnShares: false }, { children }, START);
    expect(planOf(changed, START)).toEqual({ ...plan, children });
    expect(changed).toMatchObject({
      hasOwnShares: true,
      children: [{ savingsPercentage: 29 }, { savingsPercentage: 15 }],
    });
  });
});

test("a child is unfinished as long as the forecast waits for an entry of it", () => {
  const [blank] = INITIAL.children;
  if (blank === undefined) throw new Error("a family begins with a child");
  const family = { ...COMPLETE, children: [ANSWERED, blank, { ...ANSWERED, age: "" }] };
  expect(unfinishedChildren(family, START)).toEqual([false, true, true]);
});

test("a link with more children than there is room for opens with the first ones, and says that it is not all of it", () => {
  const child = ENGINEER.children[0];
  const { draft, unread } = readState(
    { ...ENGINEER, children: Array.from({ length: 5 }, () => child) },
    DEFINITION,
  );
  expect(draft.children).toHaveLength(4);
  expect(unread).toBeDefined();
});
