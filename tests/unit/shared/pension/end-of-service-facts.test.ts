import { describe, expect, test } from "vitest";
import { pensionResultBlocks } from "#shared/pension/results.ts";
import type { PensionPlan, RetirementResult } from "#shared/pension/schemas.ts";
import { formatValue } from "#shared/report/values.ts";
import { EN } from "#shared/wording/generated/en.js";
import { blockOfKind } from "../report/block-of-kind.ts";
import { PLAN, RESULT } from "./fixture.ts";

const tile = (title: string, plan: PensionPlan, result: RetirementResult = RESULT) =>
  blockOfKind(pensionResultBlocks(plan, result, EN), "facts")
    .groups.find((group) => group.title === title)
    ?.facts.map(({ label, value }) => `${label}: ${formatValue(value, EN)}`.replaceAll("\u00a0", " "));

describe("a savings scheme", () => {
  const plan: PensionPlan = { ...PLAN, endOfService: "SavingsScheme", basicSalaryPercentage: 60 };
  const savingsScheme = {
    valueAt10th: 20_000,
    valueAt50th: 25_000,
    valueAt90th: 31_000,
    gratuity: 24_345,
    chanceToBeatGratuity: 54.321,
  };

  test("stands beside the gratuity by the law and the benefit without it", () => {
    // 60 % of 120,000 a year, rising 3 % for five years, at 5.88 % for each of them.
    expect(tile("Of which savings scheme", plan, { ...RESULT, savingsScheme })).toEqual([
      "Realistic: AED 25,000",
      "Pessimistic: AED 20,000",
      "Optimistic: AED 31,000",
      "Instead: gratuity by law, capped: AED 24,345",
      "Chance to pay at least that gratuity: 54.32%",
      "Instead: benefit as set in this form: AED 24,540",
    ]);
    expect(tile("Of which end-of-service benefit", plan, { ...RESULT, savingsScheme })).toBeUndefined();
  });

  test("names no chance where nothing is paid into it", () => {
    const nothing = { ...RESULT, savingsScheme: { ...savingsScheme, chanceToBeatGratuity: null } };
    expect(tile("Of which savings scheme", plan, nothing)?.join()).not.toContain("Chance");
  });
});

describe("several employers", () => {
  // 10,000 a month rising 3 %: after two and four years 0.7 · 2 months each.
  const plan: PensionPlan = { ...PLAN, yearsPerEmployer: 2 };

  test("are told with what they pay, and what becomes of it", () => {
    expect(tile("End-of-service benefits", plan)).toEqual([
      "Earlier employers (2), invested: AED 30,610",
      "Last employer, at retirement: AED 40,900",
      "Cap: None",
    ]);
    expect(tile("End-of-service benefits", { ...plan, benefitUse: "Spent" })?.[0]).toBe(
      "Earlier employers (2), spent: AED 30,610",
    );
  });

  test("are one where none is left before retirement", () => {
    const never = { ...plan, yearsPerEmployer: 5 };
    expect(tile("End-of-service benefits", never)).toBeUndefined();
    expect(tile("Of which end-of-service benefit", never)).toEqual(
      tile("Of which end-of-service benefit", PLAN),
    );
  });
});

test("other income stands beside the spending, from retirement on at the earliest", () => {
  const plan = { ...PLAN, otherIncome: 36_000 };
  expect(tile("Spending a year", plan)?.[2]).toBe("Other income from age 65: AED 36,000");
  expect(tile("Spending a year", { ...plan, otherIncomeAge: 50 })?.[2]).toContain("from age 65:");
  expect(tile("Spending a year", { ...plan, otherIncomeAge: 70 })?.[2]).toContain("from age 70:");
  expect(tile("Spending a year", PLAN)).toHaveLength(2);
});

describe("the savings of a retirement visa", () => {
  const plan: PensionPlan = { ...PLAN, checksRetirementVisa: true };
  const result = { ...RESULT, chanceOfVisaSavings: 12.5 };
  const calloutsOf = (of: PensionPlan) =>
    pensionResultBlocks(of, result, EN).flatMap((block) => (block.kind === "callout" ? [block.text] : []));

  test("have their chance, in dirhams whatever the plan's currency", () => {
    const title = "Savings for a retirement visa";
    expect(tile(title, plan, result)).toEqual(["Chance of AED 1,000,000 or more: 12.50%"]);
    expect(tile(title, { ...plan, currency: "USD" }, result)?.[0]).toContain("AED 1,000,000 or more");
    expect(tile(title, PLAN)).toBeUndefined();
  });

  test("lead to no visa before its age, and that is said", () => {
    const early = { ...plan, age: 40, retirementAge: 54 };
    const outcomes = RESULT.outcomesAt10th.map(({ value }, index) => ({ age: 40 + index, value }));
    const paths = { outcomesAt10th: outcomes, outcomesAt50th: outcomes, outcomesAt90th: outcomes };
    const of = (retirementAge: number) =>
      pensionResultBlocks({ ...early, retirementAge }, { ...result, ...paths }, EN)
        .flatMap((block) => (block.kind === "callout" ? [block.text] : []))
        .join();
    expect(of(54)).toContain("You plan to retire at 54. The retirement visa asks for age 55.");
    expect(of(55)).not.toContain("visa");
    expect(calloutsOf(plan).join()).not.toContain("visa");
  });
});
