import { expect, test } from "vitest";
import { readAskedMail } from "#client/features/summary/confirmation-state.ts";

test.each(["mailed", "unknown", "failed", "limitReached", "tooMany"] as const)(
  "reads the outcome of a mail: %s",
  (outcome) => {
    expect(readAskedMail({ outcome })).toEqual({ outcome, copy: undefined, reference: undefined });
    const asked = { outcome, copy: "1", reference: "a1b2" };
    expect(readAskedMail(asked)).toEqual(asked);
  },
);

test.each([null, undefined, {}, "x", { outcome: "lost", copy: 1, reference: 2 }])(
  "reads no outcome from the state %j",
  (state) => {
    expect(readAskedMail(state)).toEqual({ outcome: undefined, copy: undefined, reference: undefined });
  },
);
