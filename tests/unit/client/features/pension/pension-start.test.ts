import { expect, test } from "vitest";
import { INITIAL_PENSION_DRAFT, type PensionDraft, planOf } from "#client/features/pension/pension-draft.ts";
import { PENSION_START } from "#client/features/pension/pension-start.ts";
import { EN } from "#shared/wording/generated/en.js";

const ENTERED: PensionDraft = {
  ...INITIAL_PENSION_DRAFT,
  age: 34,
  monthlySalary: 12_000,
  isSalaryGiven: true,
};

const complete = (draft: PensionDraft) =>
  PENSION_START.complete(draft, { initial: INITIAL_PENSION_DRAFT, start: { year: 2026, month: 11 } });

const toldOf = (draft: PensionDraft) =>
  PENSION_START.assumptions(draft, EN).map(({ path, label }) => `${path}: ${label}`);

test("a salary is enough for a plan, and everything else that decides the answer is told", () => {
  const draft = complete(ENTERED);
  expect(planOf(draft)).toMatchObject({
    age: 34,
    monthlySalary: 12_000,
    risk: "Balanced",
    retirementAge: 65,
  });
  expect(toldOf(draft)).toEqual([
    "retirementAge: Retire at 65",
    "country: Retire in the UK",
    "lifestyle: Moderate lifestyle",
    "investmentPercentageOfSalary: 5% of salary",
    "salaryIncreasePercentage: Salary rises 3% a year",
    "yearsOfService: 0 years of service so far",
    "applyEosbLimit: No cap on the end-of-service benefit",
    "risk: Balanced risk",
  ]);
});

test("what the visitor has chosen stays", () => {
  const chosen = { ...ENTERED, risk: "Aggressive", retirementAge: 60, applyEosbLimit: true } as const;
  expect(complete(chosen)).toEqual(chosen);
  expect(toldOf({ ...chosen, hasOwnBudget: true, isSalaryBasedContribution: false })).toEqual([
    "retirementAge: Retire at 60",
    "country: Retire in the UK",
    "monthlyInvestment: Invest AED\u00a0500 a month",
    "salaryIncreasePercentage: Salary rises 3% a year",
    "yearsOfService: 0 years of service so far",
    "risk: Aggressive risk",
  ]);
});

test("a savings scheme in place of the gratuity has no cap to tell of", () => {
  const told = toldOf(complete({ ...ENTERED, endOfService: "SavingsScheme" }));
  expect(told.filter((assumed) => assumed.includes("applyEosbLimit"))).toEqual([]);
});

test("nobody retires before today, and without a salary nothing of it is told", () => {
  const draft = complete({ ...INITIAL_PENSION_DRAFT, age: 70, currentAdditional: 900_000 });
  expect(planOf(draft)).toMatchObject({ age: 70, retirementAge: 70 });
  expect(toldOf(draft)).toEqual([
    "retirementAge: Retire at 70",
    "country: Retire in the UK",
    "lifestyle: Moderate lifestyle",
    "risk: Balanced risk",
  ]);
});

test("whoever retires today invests nothing, and no share of a salary that rises is told", () => {
  const draft = complete({ ...ENTERED, age: 77, yearsOfService: 9 });
  const told = [
    "retirementAge: Retire at 77",
    "country: Retire in the UK",
    "lifestyle: Moderate lifestyle",
    "yearsOfService: 9 years of service so far",
    "applyEosbLimit: No cap on the end-of-service benefit",
    "risk: Balanced risk",
  ];
  expect(toldOf(draft)).toEqual(told);
  expect(toldOf({ ...draft, isSalaryBasedContribution: false })).toEqual(told);
});
