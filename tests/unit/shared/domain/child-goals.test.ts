import { describe, expect, it } from "vitest";
import {
  CHILD_GOALS,
  enabledKeyOf,
  forcedInputsOf,
  GOAL_TYPES,
  type GoalType,
  isPaidOnce,
  KIDS_SAVER_GOALS,
} from "#shared/domain/child-goals.ts";

const ofEach = <T>(read: (type: GoalType) => T) =>
  Object.fromEntries(GOAL_TYPES.map((type) => [type, read(type)]));

// Every expectation is typed again from the specification; the section stands behind it.
describe("child goals", () => {
  it("are the specification's four", () => {
    expect(GOAL_TYPES).toEqual(["Education", "HelpKids", "Activities", "Healthcare"]); // section 3
  });

  it("force age 0 for healthcare and one year for helping kids, and nothing else", () => {
    expect(ofEach(forcedInputsOf)).toEqual({
      Education: {},
      HelpKids: { numberOfYears: 1 },
      Activities: {},
      Healthcare: { age: 0 },
    }); // section 3
  });

  it("have their paths, and only healthcare counts calendar years", () => {
    expect(ofEach((type) => [CHILD_GOALS[type].path, CHILD_GOALS[type].axis])).toEqual({
      Education: ["/education", "age"],
      HelpKids: ["/helping-kids", "age"],
      Activities: ["/activities", "age"],
      Healthcare: ["/healthcare", "year"],
    }); // sections 2 and 9
  });

  it("start in the Kids Saver with the table's defaults", () => {
    expect(ofEach((type) => CHILD_GOALS[type].kidsSaver.defaults)).toEqual({
      Activities: { startsInYears: 2, numberOfYears: 4, currentAnnualExpense: 10_000 },
      Education: { startsInYears: 5, numberOfYears: 4, currentAnnualExpense: 100_000 },
      HelpKids: { startsInYears: 10, numberOfYears: 1, currentAnnualExpense: 10_000 },
      Healthcare: { startsInYears: 2, numberOfYears: 10, currentAnnualExpense: 3_000 },
    }); // section 3
  });

  it("are in the order of the Kids Saver's form, under the names of its fields", () => {
    expect(KIDS_SAVER_GOALS).toEqual(["Education", "Healthcare", "Activities", "HelpKids"]); // section 2
    expect(ofEach((type) => [CHILD_GOALS[type].kidsSaver.key, enabledKeyOf(type)])).toEqual({
      Education: ["educationGoal", "educationGoalEnabled"],
      HelpKids: ["helpKidsGoal", "helpKidsGoalEnabled"],
      Activities: ["activitiesGoal", "activitiesGoalEnabled"],
      Healthcare: ["healthcareGoal", "healthcareGoalEnabled"],
    }); // section 3
  });
});

describe("isPaidOnce", () => {
  it.each([
    ["Education", 1, true],
    ["Education", 4, false],
    ["Education", undefined, false],
    ["HelpKids", undefined, true],
    ["Healthcare", 2, false],
  ] as const)("of %s for %s years is %s", (type, numberOfYears, isTrue) => {
    expect(isPaidOnce({ type, ...(numberOfYears && { numberOfYears }) })).toBe(isTrue);
  });
});
