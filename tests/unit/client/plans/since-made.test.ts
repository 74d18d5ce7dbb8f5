import { expect, test } from "vitest";
import { begunGoals, sinceMade } from "#client/plans/since-made.ts";
import type { BegunGoal } from "#client/results/use-plan-on-page.ts";
import { keptPlan } from "#shared/contract/kept-plan.ts";
import { movedOn } from "#shared/contract/moved-on.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { CHILD_GOAL_FORM, KIDS_SAVER_FORM, PENSION_FORM } from "../../../fixtures/forms.ts";

const EN = WORDINGS.en;
const NOW = { year: 2026, month: 11 };
const ANSWER = { modelVersion: "m", chanceToReachLifestyleGoal: 51 };

function told(form: object, month = "2025-10", isAsMade = false, begun: readonly BegunGoal[] = []) {
  const plan = { ...keptPlan("pension", form, ANSWER, NOW), month };
  return sinceMade(movedOn(plan, NOW), begun, isAsMade, NOW, EN);
}

test("says how old one is by now, and keeps the age by the way back", () => {
  const form = { ...CHILD_GOAL_FORM, age: 8 };
  const { text, way } = told(form) ?? {};
  expect(text).toBe("This plan was made in October 2025, so the age is now 9.");
  expect(way).toBe("Keep 8");
  const back = told(form, "2025-10", true);
  expect(back?.text).toBe("The ages are as they were entered in October 2025.");
  expect(back?.way).toBe(EN.plans.moved.again);
});

test("says that years of service have moved on, and an age has stopped at retirement", () => {
  const form = { ...PENSION_FORM, age: 59, retirementAge: 60 };
  expect(told(form, "2023-10")).toMatchObject({
    text: "This plan was made in October 2023. It is calculated for age 60, the highest that this page takes.",
    more: [EN.plans.moved.service, EN.plans.moved.stopped],
  });
  const retired = told({ ...PENSION_FORM, age: 60, retirementAge: 60 }, "2023-10");
  expect(retired).toEqual({
    text: "This plan was made in October 2023. It is calculated for age 60, the highest that this page takes.",
    more: [EN.plans.moved.stopped],
  });
});

test("says by how much several ages have moved on", () => {
  const { text, way } = told({ ...PENSION_FORM, age: 34, partnerAge: 30, monthlySalary: 0 }, "2024-10") ?? {};
  expect(text).toBe("This plan was made in October 2024, so every age in it is now 2 years higher.");
  expect(way).toBe(EN.plans.moved.keepAges);
  const couple = { ...PENSION_FORM, age: 59, retirementAge: 60, partnerAge: 30 };
  expect(told(couple, "2024-10")?.text).toBe(
    "This plan was made in October 2024, so the ages in it are now 2 years higher, as far as this page takes them.",
  );
});

test("names goals that have begun, with an age that has moved on or without, and leads to the plan as it was entered", () => {
  const form = {
    ...KIDS_SAVER_FORM,
    age: 8,
    educationGoal: { ...KIDS_SAVER_FORM.educationGoal, startYear: 2025, numberOfYears: 4 },
    activitiesGoalEnabled: true,
    activitiesGoal: { ...KIDS_SAVER_FORM.activitiesGoal, startYear: 2026, numberOfYears: 1 },
  };
  const { form: now } = movedOn({ ...keptPlan("kidsSaver", form, ANSWER, NOW), month: "2025-12" }, NOW);
  const labels = { educationGoalEnabled: "Education Goal", activitiesGoalEnabled: "Activities Goal" };
  const begun = begunGoals(form, now, [{ year: 2025, month: 12 }, NOW], labels);
  expect(begun).toMatchObject([
    { goal: "Education Goal", year: 2027, isMoved: true },
    { goal: "Activities Goal", year: undefined, isMoved: true },
  ]);
  expect(told(form, "2025-12", false, begun)).toMatchObject({
    text: "This plan was made in December 2025. Education Goal has begun, so the plan now holds its payments from 2027 on. Activities Goal is over, so the plan leaves it out.",
    more: [],
    way: "Keep everything as entered",
  });
  expect(told(form, "2025-10", false, begun)?.text).toMatch(
    /^This plan was made in October 2025, so the age is now 9\. Edu/,
  );
  expect(told(form, "2025-12", true, begun)).toMatchObject({
    text: "The plan is as it was entered in December 2025.",
    way: "Move the plan on",
  });
});

test("names payments that have passed in a plan of one goal, and those of this year in one of several", () => {
  const goal = { ...CHILD_GOAL_FORM, age: 8, startYear: 2025, numberOfYears: 4 };
  const begun = begunGoals(goal, { ...goal, age: 9 }, [{ year: 2025, month: 9 }, NOW], {});
  expect(told(goal, "2025-09", false, begun)).toMatchObject({
    text: "This plan was made in September 2025, so the age is now 9. AED\u00a020,000 has fallen due since, so the plan now holds the payments from 2027 on.",
    way: "Keep 8",
  });
  const saver = {
    ...KIDS_SAVER_FORM,
    educationGoal: { ...KIDS_SAVER_FORM.educationGoal, startYear: 2026, numberOfYears: 4 },
  };
  const labels = { educationGoalEnabled: "Education Goal" };
  const ofThisYear = begunGoals(saver, saver, [{ year: 2026, month: 9 }, NOW], labels);
  expect(told(saver, "2026-09", false, ofThisYear)).toEqual({
    text: "This plan was made in September 2026. Education Goal has begun, so the plan now holds its payments from 2027 on.",
    more: [],
  });
  expect(begunGoals(saver, saver, [{ year: 2026, month: 10 }, NOW], labels)).toEqual([]);
});

test("says why a plan of a month to come, or of long ago, keeps its ages, and nothing of a recent one", () => {
  expect(told(PENSION_FORM, "2031-05")?.text).toMatch(/May 2031, which is still to come/);
  expect(told(PENSION_FORM, "2006-11")?.text).toMatch(/November 2006\. That is too long ago/);
  expect(told(PENSION_FORM, "2026-10")).toBeUndefined();
  expect(told(PENSION_FORM, "soon")).toBeUndefined();
});
