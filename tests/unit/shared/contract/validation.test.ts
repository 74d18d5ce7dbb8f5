import { expect, test } from "vitest";
import type { ChildGoalPlan } from "#shared/child-goal/schemas.ts";
import * as validators from "#shared/contract/generated/validators.js";
import { type Validated, validateWith } from "#shared/contract/validation.ts";
import type { PensionPlan } from "#shared/pension/schemas.ts";
import { PENSION_PLAN } from "../../../fixtures/forms.ts";

test("a validator guards its own schema's type, and no other", () => {
  const right: Validated<PensionPlan> = validateWith(validators.PensionPlan, PENSION_PLAN);
  // @ts-expect-error: a pension is no child goal
  const wrong: Validated<ChildGoalPlan> = validateWith(validators.PensionPlan, PENSION_PLAN);
  expect(right).toEqual({ ok: true, value: PENSION_PLAN });
  expect(wrong).toEqual(right);
});
