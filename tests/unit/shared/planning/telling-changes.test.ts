import { describe, expect, it } from "vitest";
import { felt, largestFalls, largestRises } from "#shared/planning/telling-changes.ts";

const chances = (...percents: number[]) =>
  percents.map((chanceToReachLifestyleGoal) => ({ chanceToReachLifestyleGoal }));

describe("of what changes a chance of 60", () => {
  it("a point or more is felt, either way, in the order it comes", () => {
    expect(felt(chances(60.99, 61, 60, 59.01, 59, 99, 0), 60)).toEqual(chances(61, 59, 99, 0));
  });

  it("the five largest rises are told, the largest first", () => {
    expect(largestRises(chances(61, 99, 60.5, 30, 75, 62, 70, 65), 60)).toEqual(chances(99, 75, 70, 65, 62));
    expect(largestRises(chances(59, 60, 60.9), 60)).toEqual([]);
  });

  it("the five largest falls are told, the largest first", () => {
    expect(largestFalls(chances(59, 1, 59.5, 90, 45, 58, 50, 55), 60)).toEqual(chances(1, 45, 50, 55, 58));
    expect(largestFalls(chances(61, 60, 59.1), 60)).toEqual([]);
  });
});
