import { describe, expect, test } from "vitest";
import { familyDefinition } from "#client/features/family/definition.ts";
import { pensionDefinition } from "#client/features/pension/definition.ts";
import { isDividedByNow, savingsThen, withSavings } from "#client/plans/saved-since.ts";
import { readState } from "#client/session/read-state.ts";
import { withoutContact } from "#shared/contract/contact.ts";
import type { KeptPlan } from "#shared/contract/kept-plan.ts";
import { PENSION_FORM } from "../../../fixtures/forms.ts";
import { ENGINEER } from "../../../fixtures/plans/family-plans.ts";

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

describe("savings of today in a family's plan", () => {
  const family = familyDefinition({ year: 2026, month: 11 });
  const opened: KeptPlan = { ...OPENED, calculator: "family", form: ENGINEER, month: "2025-10" };
  const read = readState(ENGINEER, family).draft;
  const entered = withSavings(read, { amount: 450_000, isOfToday: true }, opened, family);
  const sharesIn = ({ children }: typeof read) => children.map(({ savingsPercentage }) => savingsPercentage);

  test("are divided as the plan would hold them, so that a child without a share has what was saved for it", () => {
    expect(entered.savings).toBe(450_000);
    expect(sharesIn(read)).toEqual([0, 0]);
    // Activities begin only in 2027: 13 months of 4,183, 2,516 and 21.914 % of 28,000 beside 300,000.
    const all = 300_000 + 13 * (4_183 + 2_516 + 0.21914 * 28_000);
    expect(sharesIn(entered)).toEqual(
      [4_183, 2_516].map((amount) => expect.closeTo((100 * 13 * amount) / all, 8)),
    );
  });

  test("go with their division once they are taken back", () => {
    expect(withSavings(entered, { amount: 300_000, isOfToday: false }, opened, family)).toEqual(read);
  });

  test("keep each share that the visitor has changed since, and take back the others", () => {
    const withFirst = (draft: typeof read, savingsPercentage: number) => ({
      ...draft,
      children: draft.children.map((child, index) => (index === 0 ? { ...child, savingsPercentage } : child)),
    });
    const kept = withSavings(withFirst(read, 20), { amount: 450_000, isOfToday: true }, opened, family);
    expect(sharesIn(kept)).toEqual([20, sharesIn(entered)[1]]);
    const changed = withFirst(entered, 20);
    const back = withSavings(changed, { amount: 300_000, isOfToday: false }, opened, family);
    expect(sharesIn(back)).toEqual([20, 0]);
  });

  test("are divided among the children of the plan, not one added since", () => {
    const [child] = read.children;
    if (child === undefined) throw new Error("a child is missing");
    const more = { ...read, children: [...read.children, child] };
    const divided = withSavings(more, { amount: 450_000, isOfToday: true }, opened, family);
    expect(sharesIn(divided)).toEqual([...sharesIn(entered), 0]);
    expect(isDividedByNow(divided, opened, family)).toBe(true);
    const back = withSavings(divided, { amount: 300_000, isOfToday: false }, opened, family);
    expect(back).toEqual(more);
  });

  test("are said to be divided so only as long as they are, and left to a form that divides by need", () => {
    expect(isDividedByNow(entered, opened, family)).toBe(true);
    const [first, ...others] = entered.children;
    if (first === undefined) throw new Error("a child is missing");
    const children = [{ ...first, savingsPercentage: 20 }, ...others];
    expect(isDividedByNow({ ...entered, children }, opened, family)).toBe(false);
    const byNeed = { ...read, hasOwnShares: false };
    const kept = withSavings(byNeed, { amount: 450_000, isOfToday: true }, opened, family);
    expect(kept).toEqual({ ...byNeed, savings: 450_000 });
    expect(isDividedByNow(kept, opened, family)).toBe(false);
  });
});

test("savings of a pension are entered as they are", () => {
  const { draft } = readState(FORM, DEFINITION);
  const entered = withSavings(draft, { amount: 70_000, isOfToday: true }, OPENED, DEFINITION);
  expect(entered).toEqual({ ...draft, currentAdditional: 70_000 });
});
