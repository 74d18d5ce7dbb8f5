import { describe, expect, test } from "vitest";
import {
  faultsOf,
  formOf,
  INITIAL_PENSION_DRAFT,
  isInSection,
  lifestyleBudget,
  PENSION_RULES,
  type PensionDraft,
  planFaultsOf,
  planOf,
  saysMore,
} from "#client/features/pension/pension-draft.ts";
import { restoreDraft } from "#client/form/restore-draft.ts";
import { validatePensionForm } from "#shared/pension/form.ts";
import { PENSION_FORM } from "../../../../fixtures/forms.ts";

const COMPLETE: PensionDraft = {
  ...INITIAL_PENSION_DRAFT,
  risk: "Balanced",
  name: "ليلى",
  email: "layla@example.com",
  phoneNumber: "50 123 4567",
};

const rulesOf = (draft: PensionDraft) => faultsOf(draft).map(({ path, rule }) => `${path} ${rule}`);

test("a complete draft has no fault", () => {
  expect(rulesOf(COMPLETE)).toEqual([]);
});

test("the first draft lacks what only the visitor can give", () => {
  const paths = new Set(faultsOf(INITIAL_PENSION_DRAFT).map(({ path }) => path));
  expect([...paths].toSorted()).toEqual(["/email", "/name", "/phoneNumber", "/risk"]);
});

test("the plan needs no contact data and holds none", () => {
  const plan = planOf({ ...INITIAL_PENSION_DRAFT, risk: "Balanced" });
  expect(plan).toMatchObject({ type: "Pension", risk: "Balanced", age: 30 });
  expect(Object.keys(plan ?? {})).not.toContain("name");
  expect(planOf(INITIAL_PENSION_DRAFT)).toBeUndefined();
});

test("rules between fields are told while other fields are still open", () => {
  const faults = planFaultsOf({ ...INITIAL_PENSION_DRAFT, age: 60, retirementAge: 55 });
  expect(faults.map(({ rule }) => rule)).toEqual(["enum", "notAboveRetirementAge", "notBelowAge"]);
});

describe("an age that is no number, or no whole one", () => {
  test.each([
    [31, []],
    ["", ["/age type"]],
    ["-", ["/age type"]],
    ["31 and a half", ["/age type"]],
    [31.5, ["/age type"]],
    ["1e999", ["/age type"]],
    [78, ["/age maximum"]],
  ])("%j", (age, faults) => {
    expect(rulesOf({ ...COMPLETE, age })).toEqual(faults);
  });
});

test("the contribution that is not in use takes its default", () => {
  expect(formOf({ ...COMPLETE, monthlyInvestment: 999_999 })).toMatchObject({ monthlyInvestment: 500 });
  expect(
    formOf({ ...COMPLETE, isSalaryBasedContribution: false, investmentPercentageOfSalary: "" }),
  ).toMatchObject({ investmentPercentageOfSalary: 5 });
});

test("a monthly investment is bounded by its currency", () => {
  const draft = { ...COMPLETE, isSalaryBasedContribution: false, monthlyInvestment: 10_001 };
  expect(rulesOf(draft)).toEqual([]);
  expect(rulesOf({ ...draft, currency: "USD" })).toEqual(["/monthlyInvestment maximum"]);
});

describe("the end of service and other income", () => {
  const OPTIONAL = Object.keys(INITIAL_PENSION_DRAFT).filter(
    (field) => isInSection(field) || field === "hasOwnBudget" || field === "annualLivingCost",
  );

  test("untouched are no part of the form, so that it is byte for byte what it was", () => {
    const { type: _, ...fields } = planOf(COMPLETE) ?? {};
    for (const field of OPTIONAL) {
      expect(formOf(COMPLETE)).not.toHaveProperty(field);
      expect(fields).not.toHaveProperty(field);
    }
    const specified = Object.fromEntries(
      Object.entries(COMPLETE).filter(([field]) => !OPTIONAL.includes(field)),
    );
    expect(JSON.stringify(formOf(COMPLETE))).toBe(JSON.stringify(specified));
    expect(saysMore(COMPLETE)).toBe(false);
  });

  test.each<[string, Partial<PensionDraft>, object]>([
    ["a basic share", { basicSalaryPercentage: 60 }, { basicSalaryPercentage: 60 }],
    [
      "a savings scheme, as far as it differs from its defaults",
      {
        endOfService: "SavingsScheme",
        schemeFeePercentage: 0.5,
        changesEmployers: true,
        benefitUse: "Spent",
      },
      { endOfService: "SavingsScheme", schemeFeePercentage: 0.5 },
    ],
    [
      "changed employers",
      { changesEmployers: true, yearsPerEmployer: 7, schemeFund: "Aggressive" },
      { yearsPerEmployer: 7 },
    ],
    [
      "spent gratuities",
      { changesEmployers: true, benefitUse: "Spent" },
      { yearsPerEmployer: 5, benefitUse: "Spent" },
    ],
    [
      "another income",
      { otherIncome: 30_000, otherIncomeAge: 67 },
      { otherIncome: 30_000, otherIncomeAge: 67 },
    ],
    ["no other income, whatever its age", { otherIncomeAge: "?" }, {}],
    ["the visa", { checksRetirementVisa: true }, { checksRetirementVisa: true }],
    ["a budget of one's own", { hasOwnBudget: true, annualLivingCost: 90_000 }, { annualLivingCost: 90_000 }],
    ["no budget that is not chosen", { annualLivingCost: "?", yearsPerEmployer: "?" }, {}],
  ])("say %s", (_, changes, said) => {
    const draft = { ...COMPLETE, ...changes };
    const form = formOf(draft);
    expect(form).toEqual({ ...formOf(COMPLETE), ...said });
    expect(validatePensionForm(form).ok).toBe(true);
    expect(saysMore(draft)).toBe(Object.keys(said).some(isInSection));
    // Opened again, it is the same plan.
    const opened = PENSION_RULES.draftOf(form as typeof PENSION_FORM);
    expect(formOf(opened)).toEqual(form);
    expect(PENSION_RULES.draftOf(opened)).toEqual(opened);
  });

  test("are at their defaults in a form that was sent without them", () => {
    const opened = PENSION_RULES.draftOf(PENSION_FORM);
    expect(opened).toEqual({
      ...INITIAL_PENSION_DRAFT,
      ...PENSION_FORM,
    });
    // Another order of fields would be another plan to whoever compares texts.
    expect(JSON.stringify(formOf(opened))).toBe(JSON.stringify(PENSION_FORM));
  });

  test("survive a reload, with what is out of sight", () => {
    const draft: PensionDraft = {
      ...COMPLETE,
      hasOwnBudget: true,
      annualLivingCost: "9O,000",
      changesEmployers: true,
      yearsPerEmployer: 9,
      endOfService: "SavingsScheme",
    };
    expect(restoreDraft(JSON.parse(JSON.stringify(draft)), INITIAL_PENSION_DRAFT, faultsOf)).toEqual(draft);
  });

  test("are told where they are faulty and in sight", () => {
    const draft = { ...COMPLETE, basicSalaryPercentage: 0, otherIncome: "?", schemeFeePercentage: 9 };
    expect(rulesOf(draft)).toEqual(["/basicSalaryPercentage minimum", "/otherIncome type"]);
    expect(rulesOf({ ...draft, endOfService: "SavingsScheme" })).toContain("/schemeFeePercentage maximum");
  });

  test("a budget begins with what the lifestyle costs, to the step of its field", () => {
    // USD 31,000 at 3.6725 are AED 113,847.50.
    expect(lifestyleBudget(INITIAL_PENSION_DRAFT)).toBe(114_000);
    expect(lifestyleBudget({ country: "Egypt", lifestyle: "Basic", currency: "USD" })).toBe(8_000);
  });
});
