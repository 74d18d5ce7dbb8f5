import { describe, expect, test } from "vitest";
import {
  faultsOf,
  formOf,
  INITIAL_PENSION_DRAFT,
  type PensionDraft,
  planFaultsOf,
  planOf,
} from "#client/features/pension/pension-draft.ts";

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
