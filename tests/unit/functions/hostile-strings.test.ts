import { expect, test } from "vitest";
import { SERVED_CALCULATORS } from "#functions/calculators.ts";
import {
  CHILD_GOAL_FORM,
  CHILD_GOAL_PLAN,
  KIDS_SAVER_FORM,
  KIDS_SAVER_PLAN,
  PENSION_FORM,
  PENSION_PLAN,
} from "../../fixtures/forms.ts";
import { HOSTILE_STRINGS } from "../../fixtures/hostile/strings.ts";
import { withEachString } from "../../fixtures/hostile/with-each-string.ts";
import { ENGINEER } from "../../fixtures/plans/family-plans.ts";
import { FIXTURE_START } from "../../fixtures/plans/fixture.ts";

test.each([
  ["pension", PENSION_PLAN],
  ["education", CHILD_GOAL_PLAN],
  ["kidsSaver", KIDS_SAVER_PLAN],
  ["family", ENGINEER],
] as const)("a naughty string is refused in every text of a plan: %s", (calculator, plan) => {
  const { checkPlan } = SERVED_CALCULATORS[calculator];
  expect(checkPlan(plan, FIXTURE_START).ok).toBe(true);
  const accepted = HOSTILE_STRINGS.flatMap((text) =>
    withEachString(plan, text).filter((changed) => checkPlan(changed, FIXTURE_START).ok),
  );
  expect(accepted).toEqual([]);
});

test.each([
  ["pension", PENSION_FORM],
  ["education", CHILD_GOAL_FORM],
  ["kidsSaver", KIDS_SAVER_FORM],
] as const)(
  "a naughty string is refused in every text of a form, or taken as it is: %s",
  async (calculator, form) => {
    const { checkForm } = SERVED_CALCULATORS[calculator];
    const changed = HOSTILE_STRINGS.flatMap((text) => withEachString(form, text));
    const checked = await Promise.all(changed.map((state) => checkForm(state, { ...FIXTURE_START, day: 1 })));
    const accepted = checked.flatMap((result, index) =>
      result.ok ? [[result.value.form, changed[index]]] : [],
    );
    expect(accepted.length).toBeGreaterThan(0);
    for (const [taken, state] of accepted) expect(taken).toEqual(state);
  },
);
