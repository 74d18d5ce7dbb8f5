import { describe, expect, test } from "vitest";
import {
  type ChildGoalDraft,
  draftOf,
  faultsOf,
  formOf,
  initialChildGoalDraft,
  planFaultsOf,
  planOf,
} from "#client/features/child-goal/child-goal-draft.ts";
import { validateChildGoalForm } from "#shared/child-goal/form.ts";
import { GOAL_TYPES } from "#shared/domain/child-goals.ts";

const START = { year: 2026, month: 11 };

const COMPLETE: ChildGoalDraft = {
  ...initialChildGoalDraft("Education"),
  isExpenseGiven: true,
  risk: "Balanced",
  name: "ليلى",
  email: "layla@example.com",
  phoneNumber: "50 123 4567",
};

const rulesOf = (draft: ChildGoalDraft) => faultsOf(draft).map(({ path, rule }) => `${path} ${rule}`);
const planRulesOf = (draft: ChildGoalDraft) =>
  planFaultsOf(draft, START).map(({ path, rule }) => `${path} ${rule}`);

test("a complete draft has no faults and gives a plan without contact data", () => {
  expect(rulesOf(COMPLETE)).toEqual([]);
  expect(planOf(COMPLETE, START)).toEqual({
    type: "Education",
    age: 10,
    startYear: 2034,
    numberOfYears: 4,
    countryOfExpense: "UK",
    currency: "AED",
    currentAnnualExpense: 10_000,
    monthlyInvestment: 500,
    risk: "Balanced",
    currentAdditional: 0,
    expectedAdditional: 0,
  });
});

test("the first draft lacks only the values that the visitor must give", () => {
  const paths = faultsOf(initialChildGoalDraft("Healthcare")).map(({ path }) => path);
  expect([...new Set(paths)].toSorted()).toEqual(["/email", "/name", "/phoneNumber", "/risk"]);
});

test("forced inputs keep their values, whatever the draft holds", () => {
  const draft = { ...COMPLETE, age: 40, numberOfYears: 7 };
  const healthcare = { ...draft, type: "Healthcare" } as const;
  expect(formOf(healthcare)).toMatchObject({ age: 0, numberOfYears: 7 });
  expect(planOf(healthcare, START)).toMatchObject({ age: 0 });
  expect(planOf({ ...draft, type: "HelpKids", age: 3 }, START)).toMatchObject({ numberOfYears: 1 });
});

describe("a plan is not calculated", () => {
  test.each([
    [{ risk: "" }, ["/risk enum"]],
    [{ currentAdditional: "" }, ["/currentAdditional type"]],
    [{ expectedAdditional: "" }, ["/expectedAdditional type"]],
    [{ age: 31 }, ["/age maximum"]],
    [{ age: -1 }, ["/age minimum"]],
    [{ startYear: 2024 }, ["/startYear minimum"]],
    [{ startYear: 2061 }, ["/startYear maximum"]],
    [{ startYear: 2025, numberOfYears: 1 }, ["/startYear over"]],
    [{ monthlyInvestment: 10_000.5 }, ["/monthlyInvestment singleGoalMaximum"]],
    [{ monthlyInvestment: 20_000 }, ["/monthlyInvestment singleGoalMaximum"]],
    [{ monthlyInvestment: 50_001 }, ["/monthlyInvestment maximum"]],
    [{ monthlyInvestment: 10_001, currency: "USD" }, ["/monthlyInvestment maximum"]],
  ] as const)("with %j", (change, rules) => {
    expect(planRulesOf({ ...COMPLETE, ...change })).toEqual(rules);
    expect(planOf({ ...COMPLETE, ...change }, START)).toBeUndefined();
  });
});

test("neither a guard nor a goal that is over is a fault of a field", () => {
  expect(rulesOf({ ...COMPLETE, monthlyInvestment: 20_000 })).toEqual([]);
  expect(rulesOf({ ...COMPLETE, startYear: 2025, numberOfYears: 1 })).toEqual([]);
});

test("calculates 10,000 a month in both currencies", () => {
  for (const currency of ["AED", "USD"] as const) {
    expect(planOf({ ...COMPLETE, currency, monthlyInvestment: 10_000 }, START)).toBeDefined();
  }
});

test("refuses the state of another type's form", () => {
  expect(validateChildGoalForm("Education", formOf(COMPLETE)).ok).toBe(true);
  expect(validateChildGoalForm("Activities", formOf(COMPLETE)).ok).toBe(false);
  expect(validateChildGoalForm("Education", { ...formOf(COMPLETE), extra: 1 }).ok).toBe(false);
});

describe("the form's default expense", () => {
  const begun = { ...COMPLETE, isExpenseGiven: false };

  test.each(GOAL_TYPES)("of %s is not calculated until the visitor gives or confirms it", (type) => {
    const goal = { ...begun, type };
    expect(planRulesOf(goal)).toEqual(["/currentAnnualExpense notGiven"]);
    expect(planOf(goal, START)).toBeUndefined();
    // The form is valid all the same, and its payload is what the specification says.
    expect(rulesOf(goal)).toEqual([]);
    expect(formOf(goal)).toMatchObject({ currentAnnualExpense: 10_000 });
    expect(formOf(goal)).not.toHaveProperty("isExpenseGiven");
    expect(planOf({ ...goal, isExpenseGiven: true }, START)).toMatchObject({ currentAnnualExpense: 10_000 });
  });

  test("counts as the visitor's own in a state that was loaded whole", () => {
    const { isExpenseGiven: _, ...form } = begun;
    expect(draftOf(form as never).isExpenseGiven).toBe(true);
    expect(draftOf(begun).isExpenseGiven).toBe(false);
  });
});
