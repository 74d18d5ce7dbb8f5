import { describe, expect, it } from "vitest";
import {
  type Completed,
  completedChildGoal,
  completedChildren,
  completedFamily,
  completedPension,
} from "#functions/assistants/first-values.ts";
import { SERVED_CALCULATORS } from "#functions/calculators.ts";
import { GOAL_TYPES } from "#shared/domain/child-goals.ts";
import { PENSION_DEFAULTS } from "#shared/domain/defaults.ts";
import { CHILD_GOAL_PLAN, KIDS_SAVER_PLAN, PENSION_PLAN } from "../../../fixtures/forms.ts";
import { ENGINEER } from "../../../fixtures/plans/family-plans.ts";
import { FIXTURE_START } from "../../../fixtures/plans/fixture.ts";

const start = FIXTURE_START;

const assumedOf = ({ assumed }: Completed) =>
  Object.fromEntries(assumed.map(({ path, value }) => [path, value]));

describe("a pension", () => {
  const completed = completedPension({ risk: "Balanced" });

  it("of nothing but a risk preference is the one that its form starts with", () => {
    const { livingWorkingIn: _, ...form } = PENSION_DEFAULTS;
    const asForm = { type: "Pension", risk: "Balanced", ...form };
    // But for the gratuity, which the law limits.
    expect(completed.plan).toEqual({ ...asForm, applyEosbLimit: true });
    expect(SERVED_CALCULATORS.pension.checkPlan(completed.plan, start)).toMatchObject({ ok: true });
  });

  it.each([
    ["invests an amount that is given", { monthlyInvestment: 3_000 }, false],
    ["invests a share that is given", { investmentPercentageOfSalary: 10 }, true],
    [
      "invests the share where both are given",
      { monthlyInvestment: 1, investmentPercentageOfSalary: 1 },
      true,
    ],
    ["does what it is told to", { monthlyInvestment: 1, isSalaryBasedContribution: true }, true],
  ])("%s", (_what, given, isSalaryBasedContribution) => {
    expect(completedPension(given).plan).toMatchObject({ ...given, isSalaryBasedContribution });
  });

  it("starts with amounts of its currency", () => {
    // AED 500 at 3.6725 are USD 136, in steps of 10.
    expect(completedPension({ currency: "USD" }).plan).toMatchObject({ monthlyInvestment: 140 });
  });
});

describe("goals of children", () => {
  it.each(GOAL_TYPES)("are the same alone and among others: %s", (type) => {
    const alone = completedChildGoal({ type, risk: "Balanced" }, start);
    const { age } = alone.plan;
    const among = completedChildren({ risk: "Balanced", age, goals: [{ type }] }, start);
    const goals = among.plan["goals"] as readonly object[];
    expect(alone.plan).toMatchObject(goals[0] as object);
  });

  it.each([
    [5, 13],
    [10, 8],
    [17, 1],
    [30, 1],
  ])("begin with an education when a child of %i is old enough, in %i years", (age, years) => {
    const alone = completedChildGoal({ type: "Education", risk: "Balanced", age }, start);
    expect(alone.plan).toMatchObject({ startYear: start.year + years });
  });

  it("have one fault only where there is no such goal", () => {
    const { plan } = completedChildren({ risk: "Balanced", goals: [{ type: "Car" }, {}] }, start);
    const checked = SERVED_CALCULATORS.kidsSaver.checkPlan(plan, start);
    expect(checked).toMatchObject({ ok: false });
    if (!checked.ok)
      expect(new Set(checked.faults.map(({ path }) => path))).toEqual(
        new Set(["/goals/0/type", "/goals/1/type"]),
      );
  });

  it("cost as much as the Kids Saver starts with, in their currency", () => {
    const goals = [{ type: "Education", startYear: 2040 }, { type: "Activities" }];
    const completed = completedChildren({ risk: "Balanced", currency: "USD", goals }, start);
    expect(completed.plan).toMatchObject({
      monthlyInvestment: 140,
      goals: [
        { type: "Education", startYear: 2040, numberOfYears: 4, currentAnnualExpense: 27_200 },
        { type: "Activities", startYear: start.year + 2, countryOfExpense: "UAE" },
      ],
    });
    expect(assumedOf(completed)).toMatchObject({ "/goals/1/startYear": start.year + 2 });
    expect(assumedOf(completed)).not.toHaveProperty(["/goals/0/startYear"]);
  });
});

describe("a family", () => {
  it("starts with the pension of its form, and with children who have no share of the savings", () => {
    const child = { risk: "Balanced", goals: [{ type: "Education" }] };
    const completed = completedFamily({ pension: { risk: "Lifestyling" }, children: [child, child] }, start);
    expect(SERVED_CALCULATORS.family.checkPlan(completed.plan, start)).toMatchObject({ ok: true });
    expect(assumedOf(completed)).toMatchObject({
      "/savings": 0,
      "/contributionsGoOn": false,
      "/pension/retirementAge": 65,
      "/pension/otherIncome": 0,
      "/children/1/goals/0/numberOfYears": 4,
    });
  });

  it("has no field twice: what its pension must not have is refused", () => {
    const { plan } = completedFamily({ pension: { risk: "Balanced", currency: "AED" } }, start);
    expect(plan["pension"]).toMatchObject({ currency: "AED" });
    expect(SERVED_CALCULATORS.family.checkPlan(plan, start)).toMatchObject({
      faults: expect.arrayContaining([expect.objectContaining({ path: "/pension/currency" })]),
    });
  });
});

describe("what is given", () => {
  it.each([
    ["a pension", completedPension, PENSION_PLAN],
    ["a goal", completedChildGoal, CHILD_GOAL_PLAN],
    ["several goals", completedChildren, KIDS_SAVER_PLAN],
    ["a family", completedFamily, ENGINEER],
  ])("stays as it is in %s", (_what, complete, plan) => {
    expect(complete({ ...plan }, start).plan).toEqual(plan);
  });

  it.each([
    ["goals that are no list", completedChildren, { goals: 5 }],
    ["goals that are none", completedChildren, { goals: [null, 5] }],
    ["a pension that is none", completedFamily, { pension: 5 }],
    ["children that are none", completedFamily, { children: [null, "x"] }],
  ])("is left to the check of the plan: %s", (_what, complete, given) => {
    expect(complete(given, start).plan).toMatchObject(given);
  });
});
