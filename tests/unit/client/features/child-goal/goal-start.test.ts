import { describe, expect, test } from "vitest";
import {
  type ChildGoalDraft,
  initialChildGoalDraft,
  planOf,
} from "#client/features/child-goal/child-goal-draft.ts";
import { GOAL_START } from "#client/features/child-goal/goal-start.ts";
import { initialKidsSaverDraft, type KidsSaverDraft } from "#client/features/kids-saver/kids-saver-draft.ts";
import { planOf as kidsSaverPlanOf } from "#client/features/kids-saver/kids-saver-plan.ts";
import { KIDS_SAVER_START } from "#client/features/kids-saver/kids-saver-start.ts";
import type { GoalType } from "#shared/domain/child-goals.ts";
import { EN } from "#shared/wording/generated/en.js";

const TODAY = { year: 2026, month: 11 };

const entered = (type: GoalType, change: Partial<ChildGoalDraft> = {}): ChildGoalDraft => ({
  ...initialChildGoalDraft(type),
  currentAnnualExpense: 60_000,
  isExpenseGiven: true,
  ...change,
});

const complete = (draft: ChildGoalDraft) =>
  GOAL_START.complete(draft, { initial: initialChildGoalDraft(draft.type), start: TODAY });
const { assumptions } = GOAL_START;

describe("an education", () => {
  test.each([
    [4, 2040],
    [9, 2035],
    [17, 2027],
    // Older children begin with the first payment that is still to come.
    [18, 2027],
    [25, 2027],
    ["", 2034],
  ])("of a child aged %j starts in %d", (age, startYear) => {
    expect(complete(entered("Education", { age }))).toMatchObject({ startYear, risk: "Balanced" });
  });

  test("keeps a start that the visitor has chosen", () => {
    expect(complete(entered("Education", { age: 9, startYear: 2032 })).startYear).toBe(2032);
  });

  test("tells what it assumed", () => {
    const draft = complete(entered("Education", { age: 9 }));
    expect(planOf(draft, TODAY)).toMatchObject({
      age: 9,
      startYear: 2035,
      numberOfYears: 4,
      risk: "Balanced",
    });
    expect(assumptions(draft, EN).map(({ label }) => label)).toEqual([
      "Starts in 2035",
      "4 years",
      "Invest AED\u00a0500 a month",
      "AED\u00a00 saved so far",
      "Balanced risk",
    ]);
  });
});

test("one expense has a year of payment and no duration, and the start of healthcare is entered", () => {
  const labels = (type: GoalType) => {
    return assumptions(complete(entered(type)), EN).map(({ label }) => label);
  };
  expect(labels("HelpKids").slice(0, 2)).toEqual(["Paid in 2034", "Invest AED\u00a0500 a month"]);
  expect(labels("Activities").slice(0, 2)).toEqual(["Starts in 2034", "4 years"]);
  expect(labels("Healthcare")[0]).toBe("4 years");
});

describe("a plan of the Kids Saver", () => {
  const draft = initialKidsSaverDraft(TODAY);
  const complete = (plan: KidsSaverDraft) =>
    KIDS_SAVER_START.complete(plan, { initial: draft, start: TODAY });
  const { assumptions } = KIDS_SAVER_START;
  const given = { ...draft, age: 9, areExpensesGiven: { ...draft.areExpensesGiven, educationGoal: true } };

  test("begins with an education alone, and says so", () => {
    const plan = kidsSaverPlanOf(complete(given), TODAY);
    expect(plan).toMatchObject({ risk: "Balanced", goals: [{ type: "Education", startYear: 2035 }] });
    expect(assumptions(complete(given), EN).map(({ path }) => path)).toEqual([
      "educationGoalEnabled",
      "educationGoal/startYear",
      "educationGoal/numberOfYears",
      "monthlyInvestment",
      "currentAdditional",
      "risk",
    ]);
  });

  test("keeps other goals", () => {
    const more = complete({ ...given, activitiesGoalEnabled: true });
    expect(more.activitiesGoalEnabled).toBe(true);
    expect(assumptions(more, EN).map(({ path }) => path)).not.toContain("educationGoalEnabled");
  });
});
