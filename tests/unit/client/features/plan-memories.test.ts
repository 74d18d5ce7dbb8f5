import { describe, expect, test } from "vitest";
import { childGoalMemory } from "#client/features/child-goal/child-goal-draft.ts";
import { kidsSaverMemory } from "#client/features/kids-saver/kids-saver-draft.ts";
import { PENSION_MEMORY } from "#client/features/pension/pension-draft.ts";
import { openSummary } from "#client/features/summary/open-summary.ts";
import { encodePayload } from "#shared/contract/payload-codec.ts";
import { forcedInputsOf, GOAL_TYPES } from "#shared/domain/child-goals.ts";
import { CHILD_GOAL_FORM, KIDS_SAVER_FORM, PENSION_FORM } from "../../shared/contract/plans.ts";

const START = { year: 2026, month: 11 };

const MEMORIES = [
  { name: "pension", memory: PENSION_MEMORY, form: PENSION_FORM },
  { name: "Kids Saver", memory: kidsSaverMemory(START), form: KIDS_SAVER_FORM },
  ...GOAL_TYPES.map((type) => ({
    name: type,
    memory: childGoalMemory(type),
    form: { ...CHILD_GOAL_FORM, type, ...forcedInputsOf(type) },
  })),
];

describe.each(MEMORIES)("the memory of $name", ({ name, memory, form }) => {
  test("opens the payload of its own form", () => {
    expect(openSummary<object, object, unknown, unknown>(memory, encodePayload(form))).toEqual(form);
  });

  test("opens that of no other", () => {
    const others = MEMORIES.filter((other) => other.name !== name);
    for (const other of others) {
      const payload = encodePayload(other.form);
      expect(openSummary<object, object, unknown, unknown>(memory, payload)).toBeUndefined();
    }
  });
});
