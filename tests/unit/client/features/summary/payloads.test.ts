import { describe, expect, test } from "vitest";
import { openSummary } from "#client/features/summary/open-summary.ts";
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

describe.each(CALCULATOR_NAMES)("the summary of %s", (calculator) => {
  const open = async (form: object | undefined) => {
    const { validateForm, nobody } = await CALCULATORS[calculator].load();
    return openSummary<object, object, unknown, unknown>(
      { name: calculator },
      { validateForm, nobody },
      encodePayload(form),
    );
  };

  test("opens the payload of its own form", async () => {
    expect(await open(FORMS.get(calculator))).toEqual(FORMS.get(calculator));
  });

  test("opens that of no other", async () => {
    for (const [other, form] of FORMS) {
      if (other !== calculator) expect(await open(form)).toBeUndefined();
    }
  });
});
