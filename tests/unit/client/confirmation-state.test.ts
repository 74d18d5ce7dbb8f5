import { expect, test } from "vitest";
import { confirmationState, isMailedOf } from "#client/features/summary/confirmation-state.ts";

test("the confirmation is told whether the report was mailed", () => {
  expect(isMailedOf(confirmationState(true))).toBe(true);
  expect(isMailedOf(confirmationState(false))).toBe(false);
});

test.each([null, undefined, {}, "x"])("the state %j tells of no failure", (state) => {
  expect(isMailedOf(state)).toBe(true);
});
