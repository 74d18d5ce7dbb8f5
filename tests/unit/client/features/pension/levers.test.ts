import { expect, test } from "vitest";
import type { FieldsProps } from "#client/features/pension/AmountFields.tsx";
import { contributionLever } from "#client/features/pension/levers.ts";
import { INITIAL_PENSION_DRAFT, type PensionDraft } from "#client/features/pension/pension-draft.ts";
import type { Lever } from "#client/form/Levers.tsx";
import { EN } from "#shared/wording/generated/en.js";

function leverOf(change: Partial<PensionDraft>) {
  const entered = { draft: { ...INITIAL_PENSION_DRAFT, ...change } as PensionDraft };
  const form = {
    get draft() {
      return entered.draft;
    },
    field: (name: keyof PensionDraft) => ({
      value: entered.draft[name],
      onChange: (value: unknown) => {
        entered.draft = { ...entered.draft, [name]: value };
      },
    }),
    update: (changed: (draft: PensionDraft) => Partial<PensionDraft>) => {
      entered.draft = { ...entered.draft, ...changed(entered.draft) };
    },
  };
  const levers = contributionLever(form as never as FieldsProps["form"], EN);
  return { levers, lever: levers[0] as Lever, entered };
}

test("is a share of the salary where the form invests one", () => {
  const { lever, entered } = leverOf({
    isSalaryBasedContribution: true,
    monthlySalary: 9_000,
    investmentPercentageOfSalary: 12,
  });
  expect([lever.name, lever.unit, lever.binding.value]).toEqual([
    "investmentPercentageOfSalary",
    "percent",
    12,
  ]);
  lever.binding.onChange(15);
  expect(entered.draft.investmentPercentageOfSalary).toBe(15);
});

test("is an amount without a salary, of which any share is nothing", () => {
  const { lever, entered } = leverOf({
    isSalaryBasedContribution: true,
    monthlySalary: 0,
    monthlyInvestment: 800,
  });
  expect([lever.name, lever.binding.value]).toEqual(["monthlyInvestment", 0]);
  lever.binding.onChange(500);
  expect(entered.draft).toMatchObject({ isSalaryBasedContribution: false, monthlyInvestment: 500 });
});

test("is the amount where the form invests one", () => {
  const { lever, entered } = leverOf({ isSalaryBasedContribution: false, monthlyInvestment: 800 });
  expect([lever.name, lever.binding.value]).toEqual(["monthlyInvestment", 800]);
  lever.binding.onChange(500);
  expect(entered.draft.monthlyInvestment).toBe(500);
});

test("is not there for a parent who retires now", () => {
  expect(leverOf({ age: 77, retirementAge: 77 }).levers).toEqual([]);
});

test("tells of a plan before a change what was in force", () => {
  const before = { investmentPercentageOfSalary: 12, monthlyInvestment: 500, monthlySalary: 9_000 };
  const share = leverOf({ isSalaryBasedContribution: true, monthlySalary: 9_000 }).lever;
  const amount = leverOf({ isSalaryBasedContribution: false }).lever;
  const told = (lever: Lever, isSalaryBasedContribution: boolean, change: object = {}) =>
    lever.valueIn?.({ ...before, isSalaryBasedContribution, ...change });
  expect([told(share, true), told(share, false)]).toEqual([12, undefined]);
  expect([told(amount, false), told(amount, true), told(amount, true, { monthlySalary: 0 })]).toEqual([
    500,
    undefined,
    0,
  ]);
});
