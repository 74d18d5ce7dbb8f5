import { describe, expect, test } from "vitest";
import {
  draftOf,
  faultsOf,
  formOf,
  INITIAL_PENSION_DRAFT,
  isInSection,
  type PensionDraft,
  planFaultsOf,
  planOf,
  setsSectionOption,
  withFollowingBudget,
  withProposal,
} from "#client/features/pension/pension-draft.ts";
import { restoreDraft } from "#client/session/read-state.ts";
import { PENSION_OPTION_DEFAULTS } from "#shared/domain/defaults.ts";
import { otherIncomeFrom, STATE_PENSION_IDS } from "#shared/domain/state-pensions.ts";
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

test("a complete draft has no faults", () => {
  expect(rulesOf(COMPLETE)).toEqual([]);
});

test("the first draft lacks only the values that the visitor must give", () => {
  const paths = new Set(faultsOf(INITIAL_PENSION_DRAFT).map(({ path }) => path));
  expect([...paths].toSorted()).toEqual(["/email", "/name", "/phoneNumber", "/risk"]);
});

test("the plan neither needs nor contains contact data", () => {
  const plan = planOf({ ...INITIAL_PENSION_DRAFT, monthlySalary: 9_000, risk: "Balanced" });
  expect(plan).toMatchObject({ type: "Pension", risk: "Balanced", age: 30 });
  expect(Object.keys(plan ?? {})).not.toContain("name");
  expect(planOf(INITIAL_PENSION_DRAFT)).toBeUndefined();
});

describe("a plan without any money", () => {
  const chosen: PensionDraft = { ...INITIAL_PENSION_DRAFT, risk: "Balanced" };

  test("is not calculated, and asks for an investment", () => {
    expect(planFaultsOf(chosen)).toMatchObject([{ path: "/monthlySalary", rule: "notGiven" }]);
    expect(planOf(chosen)).toBeUndefined();
    const fixed = { ...chosen, isSalaryBasedContribution: false, monthlyInvestment: 0 };
    expect(planFaultsOf(fixed)).toMatchObject([{ path: "/monthlyInvestment", rule: "notGiven" }]);
    // The form is valid all the same, as the specification has it.
    expect(rulesOf({ ...COMPLETE, monthlySalary: 0 })).toEqual([]);
  });

  test("is calculated once the visitor says that there is none, and if a link says so", () => {
    for (const isSalaryBasedContribution of [true, false]) {
      const none = { ...chosen, isSalaryBasedContribution, monthlyInvestment: 0, isSalaryGiven: true };
      expect(planFaultsOf(none)).toEqual([]);
      expect(planOf(none)).toMatchObject({ monthlySalary: 0, currentAdditional: 0 });
    }
    expect(draftOf({ ...PENSION_FORM, monthlySalary: 0 }).isSalaryGiven).toBe(true);
    expect(draftOf(chosen).isSalaryGiven).toBe(false);
    expect(formOf(chosen)).not.toHaveProperty("isSalaryGiven");
  });

  test.each([
    { monthlySalary: 1 },
    { isSalaryBasedContribution: false },
    { currentAdditional: 1 },
    { expectedAdditional: 1 },
    { otherIncome: 1_000 },
  ])("is calculated with %j", (change) => {
    expect(planFaultsOf({ ...chosen, ...change })).toEqual([]);
    expect(planOf({ ...chosen, ...change })).toBeDefined();
  });
});

test("rules between fields are checked while other fields are still incomplete", () => {
  const faults = planFaultsOf({ ...INITIAL_PENSION_DRAFT, monthlySalary: 9_000, age: 60, retirementAge: 55 });
  expect(faults.map(({ rule }) => rule)).toEqual(["enum", "notAboveRetirementAge", "notBelowAge"]);
});

describe("an age that is not a number, or not a whole one", () => {
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

test("a monthly investment has a limit in its own currency", () => {
  const draft = { ...COMPLETE, isSalaryBasedContribution: false, monthlyInvestment: 10_001 };
  expect(rulesOf(draft)).toEqual([]);
  expect(rulesOf({ ...draft, currency: "USD" })).toEqual(["/monthlyInvestment maximum"]);
});

describe("the end of service, other income and the length of life", () => {
  const OPTIONAL = Object.keys(INITIAL_PENSION_DRAFT).filter(
    (field) =>
      isInSection(field) ||
      ["hasOwnBudget", "annualLivingCost", "targetChance", "isSalaryGiven"].includes(field),
  );

  test("are left out of the form while untouched, which stays the same byte for byte", () => {
    const { type: _, ...fields } = planOf(COMPLETE) ?? {};
    for (const field of OPTIONAL) {
      expect(formOf(COMPLETE)).not.toHaveProperty(field);
      expect(fields).not.toHaveProperty(field);
    }
    const specified = Object.fromEntries(
      Object.entries(COMPLETE).filter(([field]) => !OPTIONAL.includes(field)),
    );
    expect(JSON.stringify(formOf(COMPLETE))).toBe(JSON.stringify(specified));
    expect(setsSectionOption(COMPLETE)).toBe(false);
  });

  test.each<[string, Partial<PensionDraft>, object]>([
    ["a basic share", { basicSalaryPercentage: 60 }, { basicSalaryPercentage: 60 }],
    [
      "a savings scheme, with the fund that schemes begin with",
      { endOfService: "SavingsScheme", schemeFeePercentage: 0.5 },
      { endOfService: "SavingsScheme", schemeFund: "Conservative", schemeFeePercentage: 0.5 },
    ],
    [
      "a savings scheme, as far as it differs from its defaults, through several employers",
      {
        endOfService: "SavingsScheme",
        schemeFund: "Balanced",
        changesEmployers: true,
        benefitUse: "Spent",
      },
      { endOfService: "SavingsScheme", yearsPerEmployer: 5 },
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
    [
      "another income that does not rise",
      { otherIncome: 30_000, otherIncomeRises: false },
      { otherIncome: 30_000, otherIncomeRises: false },
    ],
    ["no other income, whatever its age", { otherIncomeAge: "?", otherIncomeRises: false }, {}],
    ["a woman's life", { sex: "female" }, { sex: "female" }],
    ["a partner", { sex: "male", hasPartner: true, partnerAge: 28 }, { sex: "male", partnerAge: 28 }],
    ["no partner, whatever the age", { partnerAge: "?" }, {}],
    ["the visa", { checksRetirementVisa: true }, { checksRetirementVisa: true }],
    ["a budget of one's own", { hasOwnBudget: true, annualLivingCost: 90_000 }, { annualLivingCost: 90_000 }],
    ["no budget that is not chosen", { annualLivingCost: "?", yearsPerEmployer: "?" }, {}],
  ])("say %s", (_, changes, said) => {
    const draft = { ...COMPLETE, ...changes };
    const form = formOf(draft);
    expect(form).toEqual({ ...formOf(COMPLETE), ...said });
    expect(validatePensionForm(form).ok).toBe(true);
    expect(setsSectionOption(draft)).toBe(Object.keys(said).some(isInSection));
    // Opened again, it is the same plan.
    const opened = draftOf(form as typeof PENSION_FORM);
    expect(formOf(opened)).toEqual(form);
    expect(draftOf(opened)).toEqual(opened);
  });

  test("are at their defaults in a form that was sent without them", () => {
    const opened = draftOf(PENSION_FORM);
    expect(opened).toEqual({
      ...INITIAL_PENSION_DRAFT,
      ...PENSION_FORM,
      isSalaryGiven: true,
    });
    // Another order of fields would be another plan to whoever compares texts.
    expect(JSON.stringify(formOf(opened))).toBe(JSON.stringify(PENSION_FORM));
  });

  test("survive a reload, even if hidden", () => {
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

  test("are reported if they are faulty and visible", () => {
    const draft = { ...COMPLETE, basicSalaryPercentage: 0, otherIncome: "?", schemeFeePercentage: 9 };
    expect(rulesOf(draft)).toEqual(["/basicSalaryPercentage minimum", "/otherIncome type"]);
    expect(rulesOf({ ...draft, endOfService: "SavingsScheme" })).toContain("/schemeFeePercentage maximum");
    expect(rulesOf({ ...COMPLETE, hasPartner: true, partnerAge: 17 })).toEqual(["/partnerAge minimum"]);
    expect(rulesOf({ ...COMPLETE, hasPartner: true, partnerAge: "?" })).toEqual(["/partnerAge type"]);
  });

  describe("a budget of one's own starts with the cost that was shown", () => {
    const changed = (before: PensionDraft, change: Partial<PensionDraft>) =>
      withFollowingBudget(before, { ...before, ...change });
    const budgetOf = ({ annualLivingCost }: PensionDraft) => annualLivingCost;

    test("of the country and lifestyle, in the plan's currency", () => {
      // USD 31,000 and 10,000 at 3.6725 are AED 113,847.50 and 36,725.
      expect(budgetOf(INITIAL_PENSION_DRAFT)).toBe(113_848);
      const there = changed(INITIAL_PENSION_DRAFT, { country: "Philippines" });
      const simple = changed(there, { lifestyle: "Basic" });
      expect(budgetOf(simple)).toBe(36_725);
      expect(budgetOf(changed(simple, { hasOwnBudget: true }))).toBe(36_725);
      // The amounts after a change of the currency.
      const inUsd = { ...simple, currency: "USD", annualLivingCost: 10_000 } as const;
      const inAed = { ...inUsd, currency: "AED", annualLivingCost: 36_730 } as const;
      expect(budgetOf(changed(inAed, { hasOwnBudget: true }))).toBe(36_725);
    });

    test("also after a proposed lifestyle", () => {
      expect(budgetOf(withProposal(COMPLETE, { lifestyle: "Basic" }))).toBe(62_433);
      expect(budgetOf(withProposal(COMPLETE, { annualLivingCost: 70_000 }))).toBe(70_000);
    });

    test.each([90_000, "9O,000", ""])(
      "and stays if the visitor entered it, for example %j",
      (annualLivingCost) => {
        const own = { ...COMPLETE, hasOwnBudget: true, annualLivingCost };
        expect(budgetOf(changed(own, { hasOwnBudget: false, lifestyle: "Basic" }))).toBe(annualLivingCost);
      },
    );

    test("and stays if it is visible when the country changes", () => {
      expect(budgetOf(changed({ ...COMPLETE, hasOwnBudget: true }, { country: "India" }))).toBe(113_848);
    });
  });
});

test("each state pension fills in another income that the plan accepts", () => {
  for (const id of STATE_PENSION_IDS) {
    const income = otherIncomeFrom(id, COMPLETE.country, COMPLETE.currency);
    const draft = { ...COMPLETE, monthlySalary: 9_000, ...income };
    expect(rulesOf(draft)).toEqual([]);
    expect({ ...PENSION_OPTION_DEFAULTS, ...planOf(draft) }).toMatchObject({ type: "Pension", ...income });
  }
});
