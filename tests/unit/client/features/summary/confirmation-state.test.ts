import { expect, test } from "vitest";
import { confirmationState, readMailOutcome } from "#client/features/summary/confirmation-state.ts";

test.each(["mailed", "failed", "limitReached"] as const)(
  "the confirmation is told of a mail: %s",
  (outcome) => {
    expect(readMailOutcome(confirmationState(outcome))).toBe(outcome);
  },
);

test.each([null, undefined, {}, "x", { outcome: "lost" }])("the state %j tells of no mail", (state) => {
  expect(readMailOutcome(state)).toBeUndefined();
});
