import { expect, test } from "vitest";
import { confirmationState, readAskedMail } from "#client/features/summary/confirmation-state.ts";

test.each(["mailed", "unknown", "failed", "limitReached", "tooMany"] as const)(
  "reads the outcome of a mail: %s",
  (outcome) => {
    expect(readAskedMail(confirmationState(outcome))).toEqual({ outcome, copy: undefined });
    expect(readAskedMail(confirmationState(outcome, "1"))).toEqual({ outcome, copy: "1" });
  },
);

test.each([null, undefined, {}, "x", { outcome: "lost", copy: 1 }])(
  "reads no outcome from the state %j",
  (state) => {
    expect(readAskedMail(state)).toEqual({ outcome: undefined, copy: undefined });
  },
);
