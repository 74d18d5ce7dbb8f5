import { describe, expect, test } from "vitest";
import { childGoalDefinition } from "#client/features/child-goal/definition.ts";
import { kidsSaverDefinition } from "#client/features/kids-saver/definition.ts";
import { pensionDefinition } from "#client/features/pension/definition.ts";
import { openSummary } from "#client/features/summary/open-summary.ts";
import type { FormRules } from "#client/session/read-state.ts";
import { Session } from "#client/session/session.ts";
import { CALCULATOR_NAMES, CALCULATORS, type Calculator } from "#shared/calculators.ts";
import { encodePayload } from "#shared/contract/payload-codec.ts";
import { CHILD_GOALS, forcedInputsOf, GOAL_TYPES } from "#shared/domain/child-goals.ts";
import { CHILD_GOAL_FORM, KIDS_SAVER_FORM, PENSION_FORM } from "../../../../fixtures/forms.ts";

const FORMS: ReadonlyMap<Calculator, object> = new Map<Calculator, object>([
  ["pension", PENSION_FORM],
  ["kidsSaver", KIDS_SAVER_FORM],
  ...GOAL_TYPES.map(
    (type) => [CHILD_GOALS[type].calculator, { ...CHILD_GOAL_FORM, type, ...forcedInputsOf(type) }] as const,
  ),
]);

const START = { year: 2026, month: 11 };

const RULES = new Map<Calculator, FormRules<object, object>>([
  ["pension", pensionDefinition(START)],
  ["kidsSaver", kidsSaverDefinition(START)],
  ...GOAL_TYPES.map((type) => [CHILD_GOALS[type].calculator, childGoalDefinition(type, START)] as const),
] as const);

describe.each(CALCULATOR_NAMES)("the summary of %s", (calculator) => {
  const open = async (form: object | undefined) => {
    const check = await CALCULATORS[calculator].load();
    const rules = RULES.get(calculator);
    const session = new Session<object, object, unknown, unknown>(calculator);
    return rules && openSummary(session, rules, check, encodePayload(form));
  };

  test("opens the payload of its own form", async () => {
    expect(await open(FORMS.get(calculator))).toEqual(FORMS.get(calculator));
  });

  test("refuses the payload of any other", async () => {
    for (const [other, form] of FORMS) {
      if (other !== calculator) expect(await open(form)).toBeUndefined();
    }
  });
});
