import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { childGoalRules } from "#client/features/child-goal/child-goal-draft.ts";
import { kidsSaverRules } from "#client/features/kids-saver/kids-saver-plan.ts";
import { PENSION_RULES } from "#client/features/pension/pension-draft.ts";
import { isSamePlan, leavesOf, readState } from "#client/form/read-state.ts";
import { withoutContact } from "#shared/contract/contact.ts";
import { CHILD_GOAL_FORM, KIDS_SAVER_FORM, PENSION_FORM } from "../../../fixtures/forms.ts";

const EDUCATION = childGoalRules("Education");
const KIDS_SAVER = kidsSaverRules({ year: 2026, month: 11 });

describe("the whole state of a form is read", () => {
  test("of a pension, with what it leaves out", () => {
    const { draft, unread } = readState(withoutContact(PENSION_FORM), PENSION_RULES);
    expect(unread).toBeUndefined();
    expect(draft).toMatchObject({ ...withoutContact(PENSION_FORM), name: "", hasOwnBudget: false });
    const more = { ...PENSION_FORM, annualLivingCost: 90_000, yearsPerEmployer: 4, benefitUse: "Spent" };
    const opened = readState(more, PENSION_RULES);
    expect(opened.unread).toBeUndefined();
    expect(opened.draft).toMatchObject({ ...more, hasOwnBudget: true, changesEmployers: true });
  });

  test("of a child goal", () => {
    expect(readState(CHILD_GOAL_FORM, EDUCATION)).toEqual({ draft: CHILD_GOAL_FORM, unread: undefined });
  });

  test("of the Kids Saver", () => {
    expect(readState(KIDS_SAVER_FORM, KIDS_SAVER)).toEqual({ draft: KIDS_SAVER_FORM, unread: undefined });
  });
});

describe("of a state with faults the rest is read", () => {
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
    ["a number is text that holds one", { ...CHILD_GOAL_FORM, age: "10" }, ["age"], false],
    ["a number is none that anybody has", { ...CHILD_GOAL_FORM, age: 1e308 }, ["age"], false],
    ["a number has no end", { ...CHILD_GOAL_FORM, age: Number.POSITIVE_INFINITY }, ["age"], false],
    ["a field is unknown", { ...CHILD_GOAL_FORM, pets: 3 }, [], true],
    ["a field is an object", { ...CHILD_GOAL_FORM, age: { years: 10 } }, ["age"], true],
  ])("where %s", (_case, state, fields, hasUnknown) => {
    const { draft, unread } = readState(state, EDUCATION);
    expect(unread).toEqual({ fields, hasUnknown });
    expect(draft).toMatchObject({ currentAnnualExpense: 10_000, startYear: 2034, risk: "Balanced" });
    expect(Object.keys(draft).sort()).toEqual(Object.keys(CHILD_GOAL_FORM).sort());
  });

  test("where a country is none, whatever a pension derives of it", () => {
    const { draft, unread } = readState({ ...PENSION_FORM, country: "constructor" }, PENSION_RULES);
    expect(unread).toEqual({ fields: ["country"], hasUnknown: false });
    expect(draft).toMatchObject({ country: PENSION_RULES.initial.country, age: PENSION_FORM.age });
  });

  test("where a goal is cut", () => {
    const { startYear: _year, ...educationGoal } = KIDS_SAVER_FORM.educationGoal;
    const { draft, unread } = readState({ ...KIDS_SAVER_FORM, educationGoal }, KIDS_SAVER);
    expect(unread).toEqual({ fields: ["educationGoal/startYear"], hasUnknown: false });
    expect(draft.educationGoal).toMatchObject(educationGoal);
  });

  test("where a number of a goal is text", () => {
    const educationGoal = { ...KIDS_SAVER_FORM.educationGoal, startYear: "soon" };
    const { draft, unread } = readState({ ...KIDS_SAVER_FORM, educationGoal }, KIDS_SAVER);
    expect(unread).toEqual({ fields: ["educationGoal/startYear"], hasUnknown: false });
    expect(draft.educationGoal.startYear).toBe(KIDS_SAVER.initial.educationGoal.startYear);
  });

  test("a number that is out of range stays, for the form to say so", () => {
    const { draft, unread } = readState({ ...CHILD_GOAL_FORM, age: 77 }, EDUCATION);
    expect([draft.age, unread]).toEqual([77, undefined]);
  });
});

describe("nothing is read", () => {
  test.each([
    ["of no object", "text"],
    ["of nothing", undefined],
    ["of an empty one", {}],
    ["of another form", { ...CHILD_GOAL_FORM, type: "Activities" }],
    ["of what shares no field", { pets: 3 }],
  ])("%s", (_case, state) => {
    expect(readState(state, EDUCATION)).toEqual({ draft: EDUCATION.initial, unread: "damaged" });
  });

  test("by a form without types of one that has them", () => {
    expect(readState(CHILD_GOAL_FORM, PENSION_RULES).unread).toBe("damaged");
  });
});

test("no state, however made, breaks a form or adds a field to it", () => {
  const fields = fc.constantFrom(...Object.keys(PENSION_FORM), "__proto__", "constructor", "hasOwnBudget");
  fc.assert(
    fc.property(fc.dictionary(fields, fc.jsonValue()), (state) => {
      const { draft } = readState({ ...PENSION_FORM, ...state }, PENSION_RULES);
      expect(Object.keys(draft).sort()).toEqual(Object.keys(PENSION_RULES.initial).sort());
      // The risk preference alone may be open.
      const open = PENSION_RULES.findFaults(draft).filter(({ rule }) => rule === "enum");
      expect(open.filter(() => draft.risk !== "")).toEqual([]);
    }),
  );
});

test("the leaves of a state are its fields by path", () => {
  expect([...leavesOf({ age: 3, goal: { year: 2030, cost: { usd: 1 } } })]).toEqual([
    ["age", 3],
    ["goal/year", 2030],
    ["goal/cost/usd", 1],
  ]);
});

test("plans are the same whoever fills them in", () => {
  expect(isSamePlan({ name: "Layla", age: 3 }, { name: "Omar", age: 3 })).toBe(true);
  expect(isSamePlan({ age: 3 }, { age: 4 })).toBe(false);
});
