import { describe, expect, test } from "vitest";
import { keptPlan } from "#shared/contract/kept-plan.ts";
import { agesIn, asSaved, hasStopped, monthOfAges, movedOn, timeSince } from "#shared/contract/moved-on.ts";
import { monthAfter } from "#shared/domain/months.ts";
import { textOfMonth } from "#shared/domain/plan-month.ts";
import { CHILD_GOAL_FORM, PENSION_FORM } from "../../../fixtures/forms.ts";

const MADE = { year: 2025, month: 10 };
const A_YEAR_LATER = { year: 2026, month: 11 };
const ANSWER = { modelVersion: "m", chanceToReachLifestyleGoal: 51 };

const planOf = (form: object, calculator = "pension") => keptPlan(calculator, form, ANSWER, MADE);
const pension = (entries: object) => planOf({ ...PENSION_FORM, ...entries });

describe("a plan that was made earlier", () => {
  test("has its age and years of service of today, and holds the form as it was made", () => {
    const plan = pension({ age: 34, yearsOfService: 3, retirementAge: 60 });
    const moved = movedOn(plan, A_YEAR_LATER);
    expect(moved).toEqual({ ...plan, form: { ...plan.form, age: 35, yearsOfService: 4 }, made: plan.form });
  });

  test("moves on from the form as it was made, however often it is read", () => {
    const plan = pension({ age: 34 });
    const { made } = movedOn({ ...plan, made: { age: 99 } }, A_YEAR_LATER);
    expect(made).toEqual(plan.form);
  });

  test("ages by whole years alone: nobody knows in which month a birthday is", () => {
    const plan = pension({ age: 34 });
    expect(movedOn(plan, { year: 2026, month: 9 })).toEqual(plan);
    expect(movedOn(plan, { year: 2026, month: 10 }).form["age"]).toBe(35);
    expect(movedOn(plan, { year: 2028, month: 9 }).form["age"]).toBe(36);
  });

  test.each([
    ["again and again, every five months", [5, 5, 5, 5, 4]],
    ["after half a year and a year later", [6, 18]],
    ["once", [24]],
  ])("is two years older after two years, if it is shared on %s", (_, pauses) => {
    let plan = pension({ age: 34, yearsOfService: 3 });
    let now = MADE;
    for (const pause of pauses) {
      now = monthAfter(now, pause);
      const opened = movedOn(plan, now);
      plan = { ...planOf(opened.form), month: monthOfAges(opened, opened.form, now) ?? textOfMonth(now) };
    }
    expect(plan.form).toMatchObject({ age: 36, yearsOfService: 5 });
  });

  test("is of today once its age is entered anew", () => {
    const plan = pension({ age: 34 });
    const opened = movedOn(plan, A_YEAR_LATER);
    const otherwise = { ...opened.form, monthlySalary: 1 };
    expect(monthOfAges(opened, otherwise, A_YEAR_LATER)).toBe("2026-10");
    expect(monthOfAges(opened, plan.form, A_YEAR_LATER)).toBeUndefined();
  });

  test("leaves the age that a goal always takes", () => {
    const plan = planOf({ ...CHILD_GOAL_FORM, type: "Healthcare", age: 0 }, "healthcare");
    expect(movedOn(plan, A_YEAR_LATER)).toEqual(plan);
  });

  test("keeps the start year of a child's goal", () => {
    const { form } = movedOn(
      planOf({ ...CHILD_GOAL_FORM, age: 8, startYear: 2034 }, "education"),
      A_YEAR_LATER,
    );
    expect(form).toMatchObject({ age: 9, startYear: 2034 });
  });

  describe("among several goals", () => {
    const goal = (type: string, startYear: number, numberOfYears: number) => ({
      type,
      startYear,
      numberOfYears,
    });

    test("holds the payments still to come of the Kids Saver's, and leaves out a goal that is over", () => {
      const form = {
        educationGoalEnabled: true,
        educationGoal: goal("Education", 2025, 4),
        activitiesGoalEnabled: true,
        activitiesGoal: goal("Activities", 2026, 1),
        healthcareGoalEnabled: true,
        healthcareGoal: goal("Healthcare", 2026, 9),
        helpKidsGoalEnabled: false,
        helpKidsGoal: goal("HelpKids", 2024, 1),
      };
      const moved = movedOn(planOf(form, "kidsSaver"), A_YEAR_LATER);
      // In November, the payment of September 2026 is over: two of four are left.
      expect(moved.form).toEqual({
        ...form,
        educationGoal: goal("Education", 2027, 2),
        activitiesGoalEnabled: false,
      });
      expect(moved.made).toEqual(form);
      const before = movedOn(planOf(form, "kidsSaver"), { year: 2026, month: 9 });
      expect(before.form).toEqual({ ...form, educationGoal: goal("Education", 2026, 3) });
    });

    test("keeps them all if none has a payment to come, or cannot be read", () => {
      const over = { educationGoalEnabled: true, educationGoal: goal("Education", 2025, 1) };
      expect(movedOn(planOf(over, "kidsSaver"), A_YEAR_LATER).form).toEqual(over);
      const unread = { educationGoalEnabled: true, educationGoal: { type: "Education", startYear: "2020" } };
      expect(movedOn(planOf(unread, "kidsSaver"), A_YEAR_LATER).form).toEqual(unread);
    });

    test("does so for each child of a family, and leaves a child whose goals are all over to its form", () => {
      const of = (...goals: readonly object[]) => ({ goals });
      const over = of(goal("HelpKids", 2026, 1));
      const form = {
        children: [
          of(goal("Education", 2024, 5), goal("Activities", 2025, 2)),
          over,
          of(goal("Education", 2030, 4)),
          7,
        ],
      };
      expect(movedOn(planOf(form, "family"), A_YEAR_LATER).form).toEqual({
        children: [of(goal("Education", 2027, 2)), over, of(goal("Education", 2030, 4)), 7],
      });
    });
  });

  test("ages everybody in a family", () => {
    const { age, retirementAge, monthlySalary, yearsOfService } = PENSION_FORM;
    const form = {
      pension: { age, retirementAge, monthlySalary, yearsOfService, partnerAge: 29 },
      children: [
        { age: 8, goals: [{ type: "Education", startYear: 2034 }] },
        { age: 30, goals: [] },
      ],
    };
    const moved = movedOn(planOf(form, "family"), A_YEAR_LATER);
    expect(moved.form).toEqual({
      pension: {
        ...form.pension,
        age: age + 1,
        yearsOfService: yearsOfService + 1,
        partnerAge: 30,
      },
      children: [
        { age: 9, goals: [{ type: "Education", startYear: 2034 }] },
        { age: 30, goals: [] },
      ],
    });
    expect(agesIn(moved.form).map(({ age }) => age)).toEqual([age + 1, 30, 9, 30]);
    expect(hasStopped(form, 13)).toBe(true);
  });

  test("stops at retirement and at limits, with its years of service", () => {
    const plan = pension({ age: 59, retirementAge: 60, yearsOfService: 10 });
    const moved = movedOn(plan, { year: 2029, month: 10 });
    expect(moved.form).toMatchObject({ age: 60, yearsOfService: 11 });
    expect(hasStopped(plan.form, 48)).toBe(true);
    expect(hasStopped(plan.form, 12)).toBe(false);
    const served = pension({ age: 50, retirementAge: 60, yearsOfService: 30 });
    expect(movedOn(served, A_YEAR_LATER).form["yearsOfService"]).toBe(30);
  });

  test("leaves what is no valid age to the form, which reports it", () => {
    const plan = pension({ age: 90, partnerAge: "40", yearsOfService: null });
    expect(movedOn(plan, A_YEAR_LATER)).toEqual(plan);
  });
});

describe("a plan whose savings are of an earlier month", () => {
  const plan = { ...pension({ age: 35, yearsOfService: 4 }), savedMonth: "2023-10" };

  test("was two years younger then, in the form as it was made", () => {
    const then = { ...plan.form, age: 33, yearsOfService: 2 };
    const { savedMonth: _, ...rest } = plan;
    expect(asSaved(plan)).toEqual({ ...rest, form: then, month: "2023-10" });
    expect(asSaved(movedOn(plan, A_YEAR_LATER))).toEqual(asSaved(plan));
  });

  test("had served no less than no years, and stays retired", () => {
    expect(asSaved({ ...plan, form: { ...plan.form, yearsOfService: 1 } }).form["yearsOfService"]).toBe(0);
    const retired = { ...plan.form, age: 60, retirementAge: 60 };
    expect(asSaved({ ...plan, form: retired }).form["age"]).toBe(60);
  });

  test("was as it is noted, if more than its ages has changed since", () => {
    const savedForm = { ...plan.form, age: 33, retirementAge: 58 };
    const { savedMonth: _, ...rest } = plan;
    expect(asSaved(movedOn({ ...plan, savedForm }, A_YEAR_LATER))).toEqual({
      ...rest,
      form: savedForm,
      month: "2023-10",
    });
  });

  test("has moved on until then, if they are of a later month than its ages", () => {
    const { savedMonth: _, ...rest } = plan;
    expect(asSaved({ ...plan, savedMonth: "2026-11" })).toEqual({
      ...rest,
      form: { ...plan.form, age: 36, yearsOfService: 5 },
      month: "2026-11",
    });
  });

  test.each(["2025-10", "soon", undefined])("is as it was made if they are of %s", (savedMonth) => {
    const { savedMonth: _, ...rest } = plan;
    expect(asSaved(savedMonth === undefined ? rest : { ...rest, savedMonth })).toEqual(rest);
  });
});

test.each([
  ["without a month", undefined, undefined],
  ["with a month that is none", "2025-13", undefined],
  ["with a month to come", "2031-05", "future"],
  ["of twenty years ago", "2006-11", "longAgo"],
])("a plan %s opens with its ages as they were entered", (_, month, stays) => {
  const { month: __, ...plan } = pension({ age: 34 });
  const linked = month === undefined ? plan : { ...plan, month };
  expect(movedOn(linked, A_YEAR_LATER)).toEqual(linked);
  expect(timeSince(linked, A_YEAR_LATER)?.stays).toBe(stays);
});
