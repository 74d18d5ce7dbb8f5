import { describe, expect, it } from "vitest";
import {
  type Completed,
  completedChildGoal,
  completedChildren,
  completedFamily,
  completedPension,
} from "#functions/assistants/first-values.ts";
import { linesOf } from "#functions/assistants/report-lines.ts";
import { SERVED_CALCULATORS } from "#functions/calculators.ts";
import type { Calculator } from "#shared/calculators.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { BRANDS } from "../../../fixtures/brands.ts";
import { embeddedContext } from "../../../fixtures/planning-contexts.ts";

const { start, ...access } = embeddedContext();

/** Another value for every field that a tool may complete, but for those that are true or not. */
const OTHERS: Readonly<Record<string, unknown>> = {
  age: 20,
  sex: "female",
  partnerAge: 44,
  retirementAge: 58,
  country: "India",
  countryOfExpense: "India",
  lifestyle: "Affluent",
  currency: "USD",
  monthlySalary: 9_000,
  yearsOfService: 3,
  salaryIncreasePercentage: 5,
  investmentPercentageOfSalary: 11,
  monthlyInvestment: 700,
  currentAdditional: 1_000,
  expectedAdditional: 1_000,
  savings: 1_000,
  basicSalaryPercentage: 60,
  endOfService: "SavingsScheme",
  schemeFund: "Aggressive",
  schemeFeePercentage: 3,
  benefitUse: "Spent",
  otherIncome: 1_000,
  otherIncomeAge: 70,
  targetChance: 90,
  otherIncomeRises: false,
  startYear: start.year + 5,
  numberOfYears: 3,
  currentAnnualExpense: 4_000,
  savingsShare: 0.3,
};

/** Returns a plan with another value at a path; of fields that are true or not, the plan leaves out what is not. */
function changed(plan: unknown, path: string): unknown {
  const [, name = "", ...rest] = path.split("/");
  const before = new Map(Object.entries(plan as object)).get(name);
  const other = name in OTHERS ? OTHERS[name] : before !== true;
  const value = rest.length === 0 ? other : changed(before, `/${rest.join("/")}`);
  return Array.isArray(plan) ? plan.with(Number(name), value) : { ...(plan as object), [name]: value };
}

/** What an assistant is told of a plan: figures, and words. */
async function toldOf(calculator: Calculator, plan: unknown) {
  const checked = SERVED_CALCULATORS[calculator].checkPlan(plan, start);
  if (!checked.ok) return expect.fail(JSON.stringify(checked.faults));
  const place = { language: "en", calculator, calculatorUrl: "https://plans.example/" } as const;
  const { result, report } = await checked.value.tell({ ...access, brands: BRANDS }, place, {
    ...start,
    day: 3,
  });
  return { result, words: linesOf(report, WORDINGS.en) };
}

const RISK = { risk: "Balanced" };
const GOALS = [{ type: "Education" }, { type: "HelpKids" }, { type: "Healthcare" }];
const CHILD = { ...RISK, monthlyInvestment: 3_000, goals: GOALS };
/** With such years, no limit hides what the years of service do. */
const SALARY = { ...RISK, age: 50, retirementAge: 60, monthlySalary: 20_000 };

/** Arguments, and fields of the plan that change nothing: these must not be named. */
const CASES: Readonly<Record<string, readonly [Calculator, Completed, readonly string[]]>> = {
  "a pension without a salary": [
    "pension",
    completedPension({ ...RISK, currentAdditional: 900_000 }),
    [
      "yearsOfService",
      "salaryIncreasePercentage",
      "investmentPercentageOfSalary",
      "monthlyInvestment",
      "applyEosbLimit",
    ],
  ],
  "a pension that invests an amount": [
    "pension",
    completedPension({ ...SALARY, monthlyInvestment: 3_000 }),
    ["investmentPercentageOfSalary"],
  ],
  "a pension with a savings scheme and a budget": [
    "pension",
    completedPension({
      ...SALARY,
      endOfService: "SavingsScheme",
      annualLivingCost: 90_000,
      otherIncome: 9_000,
    }),
    ["lifestyle", "monthlyInvestment", "applyEosbLimit"],
  ],
  "a pension with new employers": [
    "pension",
    completedPension({ ...SALARY, yearsPerEmployer: 4 }),
    ["monthlyInvestment"],
  ],
  "a pension that begins now": [
    "pension",
    completedPension({ ...RISK, age: 65, retirementAge: 65, monthlySalary: 20_000, yearsOfService: 4 }),
    [
      "isSalaryBasedContribution",
      "investmentPercentageOfSalary",
      "monthlyInvestment",
      "salaryIncreasePercentage",
    ],
  ],
  "an education": [
    "education",
    completedChildGoal({ ...RISK, type: "Education", monthlyInvestment: 260 }, start),
    [],
  ],
  "help for a child": [
    "helpingKids",
    completedChildGoal({ ...RISK, type: "HelpKids", monthlyInvestment: 260 }, start),
    ["numberOfYears"],
  ],
  healthcare: [
    "healthcare",
    completedChildGoal({ ...RISK, type: "Healthcare", monthlyInvestment: 300 }, start),
    ["age"],
  ],
  "several goals": ["kidsSaver", completedChildren(CHILD, start), ["goals/1/numberOfYears"]],
  "a family": [
    "family",
    completedFamily(
      {
        pension: { ...SALARY, age: 45, yearsOfService: 14 },
        children: [{ ...CHILD, goals: GOALS.slice(0, 2) }],
      },
      start,
    ),
    [
      "pension/monthlyInvestment",
      "pension/checksRetirementVisa",
      "children/0/savingsShare",
      "children/0/goals/1/numberOfYears",
    ],
  ],
};

describe("what was assumed is named if it decides something", () => {
  it.each(Object.entries(CASES))("in %s", async (_name, [calculator, { plan, assumed }, unused]) => {
    const told = await toldOf(calculator, plan);
    for (const { path } of assumed) {
      expect(await toldOf(calculator, changed(plan, path)), path).not.toEqual(told);
    }
    const named = assumed.map(({ path }) => path.slice(1));
    for (const path of unused) {
      expect(named).not.toContain(path);
      const { result } = await toldOf(calculator, changed(plan, `/${path}`));
      expect(result, path).toEqual(told.result);
    }
  });
});

const FULL_SALARY = {
  ...SALARY,
  yearsOfService: 5,
  investmentPercentageOfSalary: 12,
  monthlyInvestment: 900,
};

/** Arguments, and those of them that change nothing. */
const GIVEN: Readonly<Record<string, readonly [Calculator, Completed, Readonly<Record<string, string>>]>> = {
  "a share of no salary": [
    "pension",
    completedPension({
      ...RISK,
      currentAdditional: 900_000,
      monthlyInvestment: 500,
      isSalaryBasedContribution: true,
      yearsOfService: 4,
    }),
    { "/monthlyInvestment": "investsShare", "/yearsOfService": "noSalary" },
  ],
  "a share and an amount": [
    "pension",
    completedPension({ ...FULL_SALARY, sex: "male", partnerAge: 45 }),
    { "/monthlyInvestment": "investsShare", "/sex": "notTold", "/partnerAge": "notTold" },
  ],
  "an amount, and a budget beside a lifestyle": [
    "pension",
    completedPension({
      ...FULL_SALARY,
      isSalaryBasedContribution: false,
      annualLivingCost: 90_000,
      lifestyle: "Basic",
      schemeFund: "Balanced",
      otherIncomeAge: 66,
      benefitUse: "Invested",
    }),
    {
      "/investmentPercentageOfSalary": "investsAmount",
      "/lifestyle": "ownBudget",
      "/schemeFund": "gratuity",
      "/otherIncomeAge": "noOtherIncome",
      "/benefitUse": "oneEmployer",
    },
  ],
  "help for a child in several payments": [
    "helpingKids",
    completedChildGoal({ ...RISK, type: "HelpKids", monthlyInvestment: 50, numberOfYears: 4, age: 5 }, start),
    { "/numberOfYears": "paidOnce" },
  ],
  "healthcare at an age": [
    "healthcare",
    completedChildGoal(
      { ...RISK, type: "Healthcare", monthlyInvestment: 300, age: 5, numberOfYears: 4 },
      start,
    ),
    { "/age": "anyAge" },
  ],
  "goals of a child": [
    "kidsSaver",
    completedChildren(
      { ...CHILD, goals: [{ type: "HelpKids", numberOfYears: 4, startYear: start.year + 6 }] },
      start,
    ),
    { "/goals/0/numberOfYears": "paidOnce" },
  ],
  "a share of no savings": [
    "family",
    completedFamily(
      {
        pension: { ...SALARY, age: 45, yearsOfService: 14, checksRetirementVisa: true },
        children: [{ ...CHILD, savingsShare: 0.2, goals: [{ type: "HelpKids", numberOfYears: 2 }] }],
      },
      start,
    ),
    {
      "/pension/checksRetirementVisa": "notTold",
      "/children/0/savingsShare": "noSavings",
      "/children/0/goals/0/numberOfYears": "paidOnce",
    },
  ],
};

describe("what was given is named if it decides nothing", () => {
  it.each(Object.entries(GIVEN))("in %s", async (_name, [calculator, { plan, withoutEffect }, unused]) => {
    expect(Object.fromEntries(withoutEffect.map(({ path, because }) => [path, because]))).toEqual(unused);
    const told = await toldOf(calculator, plan);
    for (const { path } of withoutEffect) {
      expect(await toldOf(calculator, changed(plan, path)), path).toEqual(told);
    }
  });
});
