import { describe, expect, test } from "vitest";
import { pensionResultBlocks } from "#shared/pension/results.ts";
import type { PensionPlan, RetirementResult } from "#shared/pension/schemas.ts";
import { formatValue } from "#shared/report/values.ts";
import { EN } from "#shared/wording/generated/en.js";
import { resultContext } from "../../../fixtures/result-context.ts";
import { blockOfKind } from "../report/block-of-kind.ts";
import { PLAN, RESULT } from "./fixture.ts";

const tile = (title: string, plan: PensionPlan, result: RetirementResult = RESULT) =>
  blockOfKind(pensionResultBlocks(plan, result, resultContext()), "facts")
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

  test("is shown beside the statutory gratuity", () => {
    expect(tile("Of which savings scheme", plan, { ...RESULT, savingsScheme })).toEqual([
      "Realistic: AED 25,000",
      "Pessimistic: AED 20,000",
      "Optimistic: AED 31,000",
      "Capped statutory gratuity instead: AED 24,345",
      "Chance of at least that gratuity: 54 in 100",
    ]);
    expect(tile("Of which end-of-service benefit", plan, { ...RESULT, savingsScheme })).toBeUndefined();
  });

  test("is shown alone if employers change, because each would pay its own gratuity", () => {
    const alone = {
      ...RESULT,
      savingsScheme: { ...savingsScheme, gratuity: null, chanceToBeatGratuity: null },
    };
    expect(tile("Of which savings scheme", { ...plan, yearsPerEmployer: 2 }, alone)).toHaveLength(3);
  });

  test("has no chance if nothing is paid into it", () => {
    const nothing = { ...RESULT, savingsScheme: { ...savingsScheme, chanceToBeatGratuity: null } };
    expect(tile("Of which savings scheme", plan, nothing)?.join()).not.toContain("Chance");
  });
});

describe("several employers", () => {
  // 10,000 a month rising 3 %: after two and four years 0.7 · 2 months each.
  const plan: PensionPlan = { ...PLAN, yearsPerEmployer: 2 };

  test("are shown with their payments, and where these go", () => {
    expect(tile("End-of-service benefits", plan)).toEqual([
      "Earlier employers (2), invested: AED 30,610",
      "Last employer, at retirement: AED 40,900",
      "Cap: None",
    ]);
    expect(tile("End-of-service benefits", { ...plan, benefitUse: "Spent" })?.[0]).toBe(
      "Earlier employers (2), spent: AED 30,610",
    );
  });

  test("are one if none is left before retirement", () => {
    const never = { ...plan, yearsPerEmployer: 5 };
    expect(tile("End-of-service benefits", never)).toBeUndefined();
    expect(tile("Of which end-of-service benefit", never)).toEqual(
      tile("Of which end-of-service benefit", PLAN),
    );
  });
});

test("other income is shown beside the spending, from retirement at the earliest", () => {
  const plan = { ...PLAN, otherIncome: 36_000 };
  expect(tile("Annual spending", plan)?.[2]).toBe("Other income from age 65: AED 36,000");
  expect(tile("Annual spending", { ...plan, otherIncomeAge: 50 })?.[2]).toContain("from age 65:");
  expect(tile("Annual spending", { ...plan, otherIncomeAge: 70 })?.[2]).toContain("from age 70:");
  expect(tile("Annual spending", PLAN)).toHaveLength(2);
});

describe("the savings of a retirement visa", () => {
  const plan: PensionPlan = { ...PLAN, checksRetirementVisa: true };
  const visaRenewals = [
    { age: 70, chance: 28.4 },
    { age: 75, chance: 0.2 },
  ];
  const result = { ...RESULT, chanceOfVisaSavings: 100, visaRenewals };
  const calloutsOf = (of: PensionPlan) =>
    pensionResultBlocks(of, result, resultContext()).flatMap((block) =>
      block.kind === "callout" ? [block.text] : [],
    );

  test("have their chance, in dirhams whatever the plan's currency", () => {
    const title = "Chance of AED\u00a01,000,000 or more, for a retirement visa";
    expect(tile(title, plan, result)).toEqual([
      "At retirement, age 65: more than 99 in 100",
      "At renewal, age 70: 28 in 100",
      "At renewal, age 75: fewer than 1 in 100",
    ]);
    expect(tile(title, { ...plan, currency: "USD" }, result)).toHaveLength(3);
    expect(tile(title, PLAN)).toBeUndefined();
  });

  test("lead to no visa before its age and its years of work, and the facts say so", () => {
    const early = { ...plan, age: 40, retirementAge: 54 };
    const outcomes = RESULT.outcomesAt10th.map(({ value }, index) => ({ age: 40 + index, value }));
    const paths = { outcomesAt10th: outcomes, outcomesAt50th: outcomes, outcomesAt90th: outcomes };
    const of = (retirementAge: number, yearsOfService = 0) =>
      pensionResultBlocks(
        { ...early, retirementAge, yearsOfService },
        { ...result, ...paths },
        resultContext(),
      )
        .flatMap((block) => (block.kind === "callout" ? [block.text] : []))
        .join();
    expect(of(54)).toContain(
      "You plan to retire at 54. The retirement visa requires age 55, or 15 years of work before that.",
    );
    expect(of(55)).not.toContain("visa");
    // 15 years of work are as good: 14 to come and one behind, or 20 behind.
    expect(of(54, 1)).not.toContain("visa");
    expect(of(52, 20)).not.toContain("visa");
    expect(calloutsOf(plan).join()).not.toContain("visa");
  });
});

describe("a benefit above the statutory one", () => {
  const remarkOf = (changes: Partial<PensionPlan>) =>
    blockOfKind(pensionResultBlocks({ ...PLAN, ...changes }, RESULT, resultContext()), "facts").groups[1]
      ?.remark;

  test("is reported if it counts the whole salary, or exceeds the cap, with a link to the field", () => {
    const field = { path: "basicSalaryPercentage", label: EN.fields.basicSalaryPercentage };
    const { aboveCap, wholeSalary } = EN.pension.endOfService;
    expect(remarkOf({})).toEqual({ text: wholeSalary, field });
    // 35 years of service are 33.5 monthly salaries, where the law ends at 24.
    expect(remarkOf({ yearsOfService: 30 })?.text).toBe(`${aboveCap} ${wholeSalary}`);
    expect(remarkOf({ yearsOfService: 30, basicSalaryPercentage: 90 })?.text).toBe(aboveCap);
  });

  test("is not reported for a statutory benefit, for none, or for statutory gratuities", () => {
    expect(remarkOf({ basicSalaryPercentage: 60 })).toBeUndefined();
    const capped = { yearsOfService: 30, basicSalaryPercentage: 90, applyEosbLimit: true };
    expect(remarkOf(capped)).toBeUndefined();
    expect(remarkOf({ monthlySalary: 0 })).toBeUndefined();
    expect(remarkOf({ yearsPerEmployer: 2 })).toBeUndefined();
  });
});
