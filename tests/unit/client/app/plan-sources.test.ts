import { describe, expect, test } from "vitest";
import { childGoalSource } from "#client/features/child-goal/child-goal-source.ts";
import { KIDS_SAVER_SOURCE } from "#client/features/kids-saver/kids-saver-source.ts";
import { PENSION_SOURCE } from "#client/features/pension/pension-source.ts";
import { openSummary } from "#client/features/summary/open-summary.ts";
import { encodePayload } from "#shared/contract/payload-codec.ts";
import { forcedInputsOf, GOAL_TYPES } from "#shared/domain/child-goals.ts";
import { CHILD_GOAL_FORM, KIDS_SAVER_FORM, PENSION_FORM } from "../../../fixtures/forms.ts";

const START = { year: 2026, month: 11 };

const SOURCES = [
  { name: "pension", memory: PENSION_SOURCE.memoryOf(START), form: PENSION_FORM },
  { name: "Kids Saver", memory: KIDS_SAVER_SOURCE.memoryOf(START), form: KIDS_SAVER_FORM },
  ...GOAL_TYPES.map((type) => ({
    name: type,
    memory: childGoalSource(type).memoryOf(START),
    form: { ...CHILD_GOAL_FORM, type, ...forcedInputsOf(type) },
  })),
];

describe.each(SOURCES)("the source of $name", ({ name, memory, form }) => {
  test("opens the payload of its own form", () => {
    expect(openSummary<object, object, unknown, unknown>(memory, encodePayload(form))).toEqual(form);
  });

  test("opens that of no other", () => {
    const others = SOURCES.filter((other) => other.name !== name);
    for (const other of others) {
      const payload = encodePayload(other.form);
      expect(openSummary<object, object, unknown, unknown>(memory, payload)).toBeUndefined();
    }
  });
});
