import { describe, expect, test } from "vitest";
import {
  draftOf,
  initialKidsSaverDraft,
  type KidsSaverDraft,
} from "#client/features/kids-saver/kids-saver-draft.ts";
import {
  contactFaultsOf,
  faultsOf,
  formOf,
  planFaultsOf,
  planOf,
} from "#client/features/kids-saver/kids-saver-plan.ts";
import { CHILD_GOALS, enabledKeyOf, GOAL_TYPES } from "#shared/domain/child-goals.ts";
import { validateKidsSaverForm, validateKidsSaverPlan } from "#shared/kids-saver/form.ts";

const START = { year: 2026, month: 11 };

const INITIAL = initialKidsSaverDraft(START);

const EVERY_EXPENSE = {
  educationGoal: true,
  helpKidsGoal: true,
  activitiesGoal: true,
  healthcareGoal: true,
};

const COMPLETE: KidsSaverDraft = {
  ...INITIAL,
  areExpensesGiven: EVERY_EXPENSE,
  risk: "Balanced",
  name: "ليلى",
  email: "layla@example.com",
  phoneNumber: "50 123 4567",
  educationGoalEnabled: true,
};

const rulesOf = (draft: KidsSaverDraft) => faultsOf(draft).map(({ path, rule }) => `${path} ${rule}`);
const planRulesOf = (draft: KidsSaverDraft) =>
  planFaultsOf(draft, START).map(({ path, rule }) => `${path} ${rule}`);

/** Source: specification section 3, in 2026. */
test("goals start with the specification's defaults, counted from the current year", () => {
  const UAE = { countryOfExpense: "UAE" };
  expect(INITIAL).toMatchObject({
    activitiesGoal: { ...UAE, startYear: 2028, numberOfYears: 4, currentAnnualExpense: 10_000 },
    educationGoal: { ...UAE, startYear: 2031, numberOfYears: 4, currentAnnualExpense: 100_000 },
    helpKidsGoal: { ...UAE, startYear: 2036, numberOfYears: 1, currentAnnualExpense: 10_000 },
    healthcareGoal: { ...UAE, startYear: 2028, numberOfYears: 10, currentAnnualExpense: 3_000 },
  });
});

test("the plan holds the enabled goals and no contact data", () => {
  expect(planOf(COMPLETE, START)).toEqual({
    age: 10,
    currency: "AED",
    risk: "Balanced",
    monthlyInvestment: 500,
    currentAdditional: 0,
    expectedAdditional: 0,
    goals: [COMPLETE.educationGoal],
  });
});

describe.each(GOAL_TYPES)("a plan of %s alone", (type) => {
  const key = CHILD_GOALS[type].kidsSaver.key;
  const alone = { ...COMPLETE, educationGoalEnabled: false, [enabledKeyOf(type)]: true };

  test("is accepted by the interface", () => {
    const plan = planOf(alone, START);
    expect(plan?.goals).toEqual([INITIAL[key]]);
    expect(validateKidsSaverPlan(plan, START).ok).toBe(true);
  });

  test.each([
    ["startYear", 2024, "minimum"],
    ["startYear", 2061, "maximum"],
    ["startYear", "", "type"],
    ["currentAnnualExpense", 200_001, "maximum"],
    ["currentAnnualExpense", "", "type"],
  ])("is invalid with %s %j", (field, entry, rule) => {
    const faulty = { ...alone, [key]: { ...alone[key], [field]: entry } };
    expect(rulesOf(faulty)).toEqual([`/${key}/${field} ${rule}`]);
    expect(planOf(faulty, START)).toBeUndefined();
    expect(rulesOf({ ...faulty, [enabledKeyOf(type)]: false })).toEqual([]);
  });
});

test("helping kids takes one year, whatever the draft holds", () => {
  const helpKidsGoal = { ...INITIAL.helpKidsGoal, numberOfYears: 7 };
  const plan = planOf({ ...COMPLETE, helpKidsGoal, helpKidsGoalEnabled: true }, START);
  expect(plan?.goals[1]).toMatchObject({ type: "HelpKids", numberOfYears: 1 });
});

describe("a start year that its field accepts", () => {
  const startingIn = (startYear: number): KidsSaverDraft => ({
    ...COMPLETE,
    educationGoal: { ...INITIAL.educationGoal, startYear },
  });

  test.each([
    [2025, "startsTooEarly"],
    [2026, undefined],
    [2060, undefined],
  ])("in %d is not a fault, and is calculated unless the guard says %s", (startYear, guard) => {
    expect(rulesOf(startingIn(startYear))).toEqual([]);
    expect(planRulesOf(startingIn(startYear))).toEqual(guard ? [`/educationGoal/startYear ${guard}`] : []);
    expect(planOf(startingIn(startYear), START) === undefined).toBe(guard !== undefined);
  });

  test("is at most 35 years ahead of the current one", () => {
    const guards = planFaultsOf(startingIn(2060), { year: 2024, month: 1 });
    expect(guards).toMatchObject([{ path: "/educationGoal/startYear", rule: "startsTooLate", limit: 2059 }]);
  });

  test("does not block the calculation while its goal is disabled", () => {
    const off = { ...startingIn(2025), educationGoalEnabled: false, activitiesGoalEnabled: true };
    expect(planRulesOf(off)).toEqual([]);
  });
});

describe("if there is no plan to calculate", () => {
  test("a missing goal is reported as such, and is not a fault of the form", () => {
    const none = { ...COMPLETE, educationGoalEnabled: false };
    expect(planRulesOf(none)).toEqual(["/goals noGoal"]);
    expect(rulesOf(none)).toEqual([]);
    expect(planOf(none, START)).toBeUndefined();
  });

  test.each([
    [{ risk: "" }, "/risk enum"],
    [{ currentAdditional: "" }, "/currentAdditional type"],
    [{ expectedAdditional: "" }, "/expectedAdditional type"],
    [{ age: 31 }, "/age maximum"],
    [{ monthlyInvestment: 50_001 }, "/monthlyInvestment maximum"],
    [{ currency: "USD", monthlyInvestment: 10_001 }, "/monthlyInvestment maximum"],
  ] as const)("%j is named", (change, rule) => {
    expect(planRulesOf({ ...COMPLETE, ...change })).toEqual([rule]);
    expect(planOf({ ...COMPLETE, ...change }, START)).toBeUndefined();
  });
});

describe("the cost that a goal starts with", () => {
  const both = { ...COMPLETE, activitiesGoalEnabled: true };
  const begun: KidsSaverDraft = { ...both, areExpensesGiven: { ...EVERY_EXPENSE, activitiesGoal: false } };

  test("keeps the plan from being calculated until it is given or confirmed, and is no fault of the form", () => {
    expect(planRulesOf(begun)).toEqual(["/activitiesGoal/currentAnnualExpense notGiven"]);
    expect(planOf(begun, START)).toBeUndefined();
    expect(rulesOf(begun)).toEqual([]);
    expect(planOf(both, START)?.goals).toHaveLength(2);
  });

  test("is not asked for while its goal is disabled", () => {
    expect(planRulesOf({ ...begun, activitiesGoalEnabled: false })).toEqual([]);
  });

  test("counts as given in a state that was loaded whole", () => {
    const { areExpensesGiven: _, ...form } = begun;
    expect(draftOf(form as never).areExpensesGiven).toEqual(EVERY_EXPENSE);
    expect(draftOf(begun)).toEqual(begun);
  });
});

test("missing contact data blocks the summary, but not the calculation", () => {
  const { name, email, phoneNumber } = INITIAL;
  const anonymous = { ...COMPLETE, name, email, phoneNumber };
  const pathsOf = (draft: KidsSaverDraft) => [...new Set(contactFaultsOf(draft).map(({ path }) => path))];
  expect(planRulesOf(anonymous)).toEqual([]);
  expect(pathsOf(anonymous)).toEqual(["/name", "/email", "/phoneNumber"]);
  expect(pathsOf(COMPLETE)).toEqual([]);
  // The goals ask for the age too.
  expect(pathsOf({ ...COMPLETE, age: "" })).toEqual([]);
});

describe("the payload", () => {
  test("contains the whole form", () => {
    const form = formOf({ ...COMPLETE, monthlyInvestment: 750, age: 9 }, START);
    const { targetChance: _, areExpensesGiven, ...entered } = COMPLETE;
    expect(form).toEqual({ ...entered, monthlyInvestment: 750, age: 9 });
    expect(validateKidsSaverForm(form).ok).toBe(true);
  });

  test("contains a target other than the usual one", () => {
    expect(formOf({ ...COMPLETE, targetChance: 90 }, START)).toHaveProperty("targetChance", 90);
  });

  test("keeps a disabled goal, unless it could not be read back", () => {
    const later = { ...INITIAL.activitiesGoal, startYear: 2040 };
    expect(formOf({ ...COMPLETE, activitiesGoal: later }, START)).toMatchObject({ activitiesGoal: later });
    const cleared = { ...INITIAL.activitiesGoal, startYear: "" };
    expect(formOf({ ...COMPLETE, activitiesGoal: cleared }, START)).toMatchObject({
      activitiesGoal: INITIAL.activitiesGoal,
    });
  });
});
