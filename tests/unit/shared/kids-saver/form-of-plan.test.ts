import { expect, it } from "vitest";
import { NO_CONTACT, VALID_CONTACT } from "#shared/contract/contact.ts";
import { kidsSaverPlanOf, validateKidsSaverForm } from "#shared/kids-saver/form.ts";
import { kidsSaverFormOf } from "#shared/kids-saver/form-of-plan.ts";
import { KIDS_SAVER_PLAN } from "../../../fixtures/forms.ts";
import { FIXTURE_START } from "../../../fixtures/plans/fixture.ts";

it("is the form that leads to the plan, with the goals that it lacks turned off", () => {
  const form = kidsSaverFormOf(KIDS_SAVER_PLAN, FIXTURE_START, NO_CONTACT);
  expect(form).toMatchObject({
    educationGoalEnabled: true,
    healthcareGoalEnabled: false,
    healthcareGoal: { numberOfYears: 10, currentAnnualExpense: 3_000 },
  });
  expect(validateKidsSaverForm({ ...form, ...VALID_CONTACT })).toMatchObject({ ok: true });
  expect(kidsSaverPlanOf(form, FIXTURE_START)).toEqual(KIDS_SAVER_PLAN);
});
