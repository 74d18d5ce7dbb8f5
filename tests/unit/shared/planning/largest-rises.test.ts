import { expect, test } from "vitest";
import { largestRises } from "#shared/planning/largest-rises.ts";

const chances = (...percents: number[]) =>
  percents.map((chanceToReachLifestyleGoal) => ({ chanceToReachLifestyleGoal }));

test("the five largest rises of a chance of 60 are returned in order, from one point on", () => {
  expect(largestRises(chances(61, 99, 60.5, 30, 75, 62, 70, 65), 60)).toEqual(chances(99, 75, 70, 65, 62));
  expect(largestRises(chances(60.99, 61), 60)).toEqual(chances(61));
  expect(largestRises(chances(59, 60, 60.9), 60)).toEqual([]);
});
