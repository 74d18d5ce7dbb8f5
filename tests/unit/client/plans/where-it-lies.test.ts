import { expect, test } from "vitest";
import { whereItLies } from "#client/plans/where-it-lies.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";

const { checkIn } = WORDINGS.en.plans;

test.each([
  [0, checkIn.bottom],
  [4.9, checkIn.bottom],
  [5, checkIn.below({ count: 9 })],
  [30.1, checkIn.below({ count: 7 })],
  [44.9, checkIn.below({ count: 6 })],
  [45, checkIn.middle],
  [54.9, checkIn.middle],
  [55, checkIn.above({ count: 6 })],
  [70.4, "Above the middle: in 7 of 10 futures of this plan you would have less by now."],
  [94.9, checkIn.above({ count: 9 })],
  [95, checkIn.top],
  [100, checkIn.top],
])("with less in %d percent of scenarios, savings lie: %s", (share, text) => {
  expect(whereItLies(share, WORDINGS.en)).toBe(text);
});
