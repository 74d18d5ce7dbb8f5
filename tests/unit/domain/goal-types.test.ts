import { describe, expect, it } from "vitest";
import { FORCED_GOAL_INPUTS, GOAL_TYPES } from "#shared/domain/goal-types.ts";

describe("goal types", () => {
  it("are the specification's four", () => {
    expect(GOAL_TYPES).toEqual(["Education", "HelpKids", "Activities", "Healthcare"]); // section 3
  });

  it("force age 0 on healthcare and one year on helping kids, and nothing else", () => {
    expect(FORCED_GOAL_INPUTS).toEqual({
      Education: {},
      HelpKids: { numberOfYears: 1 },
      Activities: {},
      Healthcare: { age: 0 },
    }); // specification section 3
  });
});
