import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { childGoalDefinition } from "#client/features/child-goal/definition.ts";
import { kidsSaverDefinition } from "#client/features/kids-saver/definition.ts";
import { pensionDefinition } from "#client/features/pension/definition.ts";
import { isSamePlan, leavesOf, readState } from "#client/session/read-state.ts";
import { withoutContact } from "#shared/contract/contact.ts";
import { CHILD_GOAL_FORM, KIDS_SAVER_FORM, PENSION_FORM } from "../../../fixtures/forms.ts";

const START = { year: 2026, month: 11 };
const PENSION = pensionDefinition(START);
const EDUCATION = childGoalDefinition("Education", START);
const KIDS_SAVER = kidsSaverDefinition(START);

describe("reads the whole state of a form", () => {
  test("of a pension, with omitted options", () => {
    const { draft, unread } = readState(withoutContact(PENSION_FORM), PENSION);
    expect(unread).toBeUndefined();
    expect(draft).toMatchObject({ ...withoutContact(PENSION_FORM), name: "", hasOwnBudget: false });
    const more = { ...PENSION_FORM, annualLivingCost: 90_000, yearsPerEmployer: 4, benefitUse: "Spent" };
    const opened = readState(more, PENSION);
    expect(opened.unread).toBeUndefined();
    expect(opened.draft).toMatchObject({ ...more, hasOwnBudget: true, changesEmployers: true });
  });

  test("of a child goal", () => {
    const draft = { ...CHILD_GOAL_FORM, isExpenseGiven: true, targetChance: 75 };
    expect(readState(CHILD_GOAL_FORM, EDUCATION)).toEqual({ draft, unread: undefined });
  });

  test("of the Kids Saver", () => {
    const areExpensesGiven = {
      educationGoal: true,
      helpKidsGoal: true,
      activitiesGoal: true,
      healthcareGoal: true,
    };
    const draft = { ...KIDS_SAVER_FORM, areExpensesGiven, targetChance: 75 };
    expect(readState(KIDS_SAVER_FORM, KIDS_SAVER)).toEqual({ draft, unread: undefined });
  });

  test.each([50, 90])("with a target of %s in 100", (targetChance) => {
    const { draft, unread } = readState({ ...PENSION_FORM, targetChance }, PENSION);
    expect([draft?.targetChance, unread]).toEqual([targetChance, undefined]);
  });

  test.each([0, 60, "90", null])("with a target that nobody can choose, %j, as the usual one", (target) => {
    expect(readState({ ...PENSION_FORM, targetChance: target }, PENSION).draft?.targetChance).toBe(75);
  });
});

describe("without the faulty parts of a state", () => {
  const { age: _, ...ageless } = CHILD_GOAL_FORM;

  test.each([
    ["a field is missing", ageless, ["age"], false],
    ["a field has another type", { ...CHILD_GOAL_FORM, age: true }, ["age"], false],
    [
      "a choice is not on offer",
      { ...CHILD_GOAL_FORM, countryOfExpense: "Atlantis" },
      ["countryOfExpense"],
      false,
    ],
    ["a number is text", { ...CHILD_GOAL_FORM, age: "Your account is blocked" }, ["age"], false],
    ["a number is numeric text", { ...CHILD_GOAL_FORM, age: "10" }, ["age"], false],
    ["a number is absurdly large", { ...CHILD_GOAL_FORM, age: 1e308 }, ["age"], false],
    ["a number is infinite", { ...CHILD_GOAL_FORM, age: Number.POSITIVE_INFINITY }, ["age"], false],
    ["a field is unknown", { ...CHILD_GOAL_FORM, pets: 3 }, [], true],
    ["a field is an object", { ...CHILD_GOAL_FORM, age: { years: 10 } }, ["age"], true],
  ])("where %s", (_case, state, fields, hasUnknown) => {
    const { draft, unread } = readState(state, EDUCATION);
    expect(unread).toEqual({ fields, unknown: hasUnknown ? [expect.any(String)] : [] });
    expect(draft).toMatchObject({ currentAnnualExpense: 10_000, startYear: 2034, risk: "Balanced" });
    expect(Object.keys(draft).sort()).toEqual(Object.keys(EDUCATION.initial).sort());
  });

  test("if a country is unknown, whatever a pension derives from it", () => {
    const { draft, unread } = readState({ ...PENSION_FORM, country: "constructor" }, PENSION);
    expect(unread).toEqual({ fields: ["country"], unknown: [] });
    expect(draft).toMatchObject({ country: PENSION.initial.country, age: PENSION_FORM.age });
  });

  test("if a goal is incomplete", () => {
    const { startYear: _year, ...educationGoal } = KIDS_SAVER_FORM.educationGoal;
    const { draft, unread } = readState({ ...KIDS_SAVER_FORM, educationGoal }, KIDS_SAVER);
    expect(unread).toEqual({ fields: ["educationGoal/startYear"], unknown: [] });
    expect(draft.educationGoal).toMatchObject(educationGoal);
  });

  test("if a number of a goal is text", () => {
    const educationGoal = { ...KIDS_SAVER_FORM.educationGoal, startYear: "soon" };
    const { draft, unread } = readState({ ...KIDS_SAVER_FORM, educationGoal }, KIDS_SAVER);
    expect(unread).toEqual({ fields: ["educationGoal/startYear"], unknown: [] });
    expect(draft.educationGoal.startYear).toBe(KIDS_SAVER.initial.educationGoal.startYear);
  });

  test("keeps a number that is out of range, so that the form can report it", () => {
    const { draft, unread } = readState({ ...CHILD_GOAL_FORM, age: 77 }, EDUCATION);
    expect([draft.age, unread]).toEqual([77, undefined]);
  });
});

describe("reads nothing", () => {
  test.each([
    ["of no object", "text"],
    ["of nothing", undefined],
    ["of an empty one", {}],
    ["of another form", { ...CHILD_GOAL_FORM, type: "Activities" }],
    ["of what shares no field", { pets: 3 }],
  ])("%s", (_case, state) => {
    expect(readState(state, EDUCATION)).toEqual({ draft: EDUCATION.initial, unread: "damaged" });
  });

  test("in a form without types from one that has them", () => {
    expect(readState(CHILD_GOAL_FORM, PENSION).unread).toBe("damaged");
  });
});

test("no state, however it was made, breaks a form or adds a field to it", () => {
  const fields = fc.constantFrom(...Object.keys(PENSION_FORM), "__proto__", "constructor", "hasOwnBudget");
  fc.assert(
    fc.property(fc.dictionary(fields, fc.jsonValue()), (state) => {
      const { draft } = readState({ ...PENSION_FORM, ...state }, PENSION);
      expect(Object.keys(draft).sort()).toEqual(Object.keys(PENSION.initial).sort());
      // The risk preference alone may be open.
      const open = PENSION.findFaults(draft).filter(({ rule }) => rule === "enum");
      expect(open.filter(() => draft.risk !== "")).toEqual([]);
    }),
  );
});

test("lists the leaves of a state as its fields by path", () => {
  expect([...leavesOf({ age: 3, goal: { year: 2030, cost: { usd: 1 } } })]).toEqual([
    ["age", 3],
    ["goal/year", 2030],
    ["goal/cost/usd", 1],
  ]);
});

test("treats plans as equal whoever filled them in", () => {
  expect(isSamePlan({ name: "Layla", age: 3 }, { name: "Omar", age: 3 })).toBe(true);
  expect(isSamePlan({ age: 3 }, { age: 4 })).toBe(false);
});
