import { expect, test } from "vitest";
import { pensionDefinition } from "#client/features/pension/definition.ts";
import { savingsThen } from "#client/plans/saved-since.ts";
import { readState } from "#client/session/read-state.ts";
import { withoutContact } from "#shared/contract/contact.ts";
import type { KeptPlan } from "#shared/contract/kept-plan.ts";
import { PENSION_FORM } from "../../../fixtures/forms.ts";

const DEFINITION = pensionDefinition({ year: 2026, month: 11 });
const FORM = { ...withoutContact(PENSION_FORM), currentAdditional: 50_000 };
const THEN = { ...FORM, retirementAge: FORM.retirementAge - 2 };
const OPENED: KeptPlan = {
  calculator: "pension",
  form: FORM,
  modelVersion: "m",
  chance: 50,
  month: "2026-10",
  savedMonth: "2025-10",
};

const datesOf = (savedForm: object | undefined) => {
  const opened = { ...OPENED, ...(savedForm !== undefined && { savedForm: { ...savedForm } }) };
  const { draft } = readState(FORM, DEFINITION);
  return savingsThen(draft, { opened, saved: undefined }, DEFINITION).dates;
};

test("keeps the form of then, with its own fields alone", () => {
  const { savedForm, savedMonth } = datesOf(THEN);
  expect(savedMonth).toBe("2025-10");
  expect(savedForm).toMatchObject(THEN);
  expect(savedForm).not.toHaveProperty("email");
  expect(datesOf(undefined).savedForm).toBeUndefined();
});

test.each([
  ["with a field that no form has", { ...THEN, note: "call me" }],
  ["with nested values", { ...THEN, x: [[[[[[[1]]]]]]] }],
  ["of another currency", { ...THEN, currency: "USD" }],
  ["with other savings", { ...THEN, currentAdditional: 5_000_000 }],
  ["with an age that no form has", { ...THEN, age: 1 }],
  ["of another calculator", { ...THEN, type: "Education" }],
])("leaves out a form of then %s", (_, savedForm) => {
  expect(datesOf(savedForm)).toEqual(datesOf(undefined));
});
