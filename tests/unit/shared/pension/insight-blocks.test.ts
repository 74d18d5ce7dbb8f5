import { describe, expect, it } from "vitest";
import type { Change, Insights } from "#shared/contract/insights.ts";
import { pensionInsightBlocks } from "#shared/pension/insight-blocks.ts";
import type { PensionPlan, RetirementResult } from "#shared/pension/schemas.ts";
import type { Block } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { TYPICAL_PENSION } from "../../../fixtures/plans/pension-plans.ts";

const NOTHING: Insights = {
  certainty: [],
  changes: [],
  trades: [],
  worse: [],
  currency: "AED",
  modelVersion: "test",
};

/** In plain spaces. */
function told(insights: Partial<Insights>, plan: Partial<PensionPlan> = {}, chance = 51.2) {
  const result = { chanceToReachLifestyleGoal: chance } as RetirementResult;
  return pensionInsightBlocks(
    { ...TYPICAL_PENSION, ...plan },
    result,
    { ...NOTHING, ...insights },
    WORDINGS.en,
  );
}

const changesOf = (blocks: readonly Block[]) => blocks.find((block) => block.kind === "changes");
const comparisonsOf = (blocks: readonly Block[]) => blocks.filter((block) => block.kind === "comparison");
const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("a change of a pension is described in a sentence", () => {
  const plan: Partial<PensionPlan> = {
    country: "UK",
    lifestyle: "Moderate",
    currency: "AED",
    monthlySalary: 20_000,
    retirementAge: 65,
    currentAdditional: 1_000,
  };
  it.each<[string, Pick<Change, "kind" | "set">, Partial<PensionPlan>]>([
    [
      "Invest AED 1,500 a month instead of AED 1,000.",
      { kind: "monthlyInvestment", set: { monthlyInvestment: 1_500 } },
      { isSalaryBasedContribution: false, monthlyInvestment: 1_000 },
    ],
    [
      "Invest 7.5% of your salary instead of 5%: AED 1,500 a month today.",
      { kind: "monthlyInvestment", set: { investmentPercentageOfSalary: 7.5 } },
      { isSalaryBasedContribution: true, investmentPercentageOfSalary: 5 },
    ],
    [
      "Invest AED 500 a month instead of AED 0.",
      {
        kind: "monthlyInvestment",
        set: { isSalaryBasedContribution: false, monthlyInvestment: 500 },
      },
      { isSalaryBasedContribution: true, monthlySalary: 0 },
    ],
    ["Add AED 24,000 to your savings now.", { kind: "savingsNow", set: { currentAdditional: 25_000 } }, {}],
    [
      "Retire at 62 instead of 60. In the UAE, work permits after age 60 need approval.",
      { kind: "retirementAge", set: { retirementAge: 62 } },
      { retirementAge: 60 },
    ],
    [
      "Retire at 60 instead of 58.",
      { kind: "retirementAge", set: { retirementAge: 60 } },
      { retirementAge: 58 },
    ],
    [
      "Spend AED 102,400 a year instead of AED 113,848, in today's money.",
      { kind: "spending", set: { annualLivingCost: 102_400 } },
      {},
    ],
    [
      "Spend AED 80,000 a year instead of AED 90,000, in today's money.",
      { kind: "spending", set: { annualLivingCost: 80_000 } },
      { annualLivingCost: 90_000 },
    ],
    [
      "Retire at 67 and invest AED 250 more a month.",
      { kind: "combination", set: { retirementAge: 67, monthlyInvestment: 1_250 } },
      { isSalaryBasedContribution: false, monthlyInvestment: 1_000 },
    ],
  ])("%s", (sentence, change, more) => {
    const blocks = told({ changes: [{ ...change, chanceToReachLifestyleGoal: 76.9 }] }, { ...plan, ...more });
    const [first] = changesOf(blocks)?.changes ?? [];
    expect(plain(first?.text ?? "")).toBe(sentence);
    expect(first?.effect).toBe("Chance 51 → 77 in 100");
    expect(first?.set).toEqual(change.set);
  });
});

describe("the text around the changes", () => {
  it("calls changes of a plan above 9 in 10 its room, and no others", () => {
    expect(changesOf(told({}, {}, 90))?.title).toBe("What would change the result");
    expect(changesOf(told({}, {}, 90.01))?.title).toBe("What would change the result");
    expect(
      changesOf(
        told(
          {
            changes: [{ kind: "retirementAge", set: { retirementAge: 58 }, chanceToReachLifestyleGoal: 95 }],
          },
          {},
          90.01,
        ),
      )?.title,
    ).toBe("Room in your plan");
  });

  it("says that nothing changes the answer if there is no change", () => {
    expect(changesOf(told({}))?.none).toContain("We found no change that raises the chance");
    expect(changesOf(told({}, {}, 95))?.none).toBe(
      "Your plan is likely to last until 80. We only suggest spending more, investing less or retiring earlier where the chance stays 90 in 100 or more until 90, with a fee of 1% a year.",
    );
  });

  it("says how much room leaves until 80, and in a long life with a fee", () => {
    const spending = {
      kind: "spending",
      set: { annualLivingCost: 120_000 },
      chanceToReachLifestyleGoal: 98.6,
    } as const;
    const effectAt = (age: number) =>
      changesOf(told({ changes: [spending] }, { age }, 99.9))?.changes[0]?.effect;
    expect(effectAt(34)).toBe(
      "Chance until 80: 99 in 100. Until 90, with a fee of 1% a year: 90 in 100 or more.",
    );
    expect(effectAt(77)).toContain("Until 92,");
  });

  it("leaves out parts that could not be calculated", () => {
    expect(comparisonsOf(told({}))).toEqual([]);
  });

  it("rounds requirements up, and says that no month is left or that the form accepts no such amount", () => {
    const certainty = [
      { chance: 50, requiredMonthlyInvestment: 471.2, spendingAbility: 98_100.4 },
      { chance: 75, requiredMonthlyInvestment: null, spendingAbility: 90_000 },
      { chance: 90, requiredMonthlyInvestment: 50_000.2, spendingAbility: 80_000 },
    ] as const;
    const fixed = { isSalaryBasedContribution: false };
    const [block] = comparisonsOf(told({ certainty: [...certainty] }, fixed));
    const rows = block?.rows.map(({ label, values }) => [
      label,
      ...values.map((value) => plain(formatValue(value, WORDINGS.en))),
    ]);
    expect(rows).toEqual([
      ["50 in 100", "AED 472", "AED 98,100"],
      ["75 in 100", "No time left to invest", "AED 90,000"],
      ["90 in 100", "more than AED 50,000", "AED 80,000"],
    ]);
  });

  it("proposes to invest the amount of each level that the contract accepts", () => {
    const level = { requiredMonthlyInvestment: 1_432, spendingAbility: 1 } as const;
    const certainty = [
      { chance: 50, ...level },
      { chance: 75, ...level, set: { investmentPercentageOfSalary: 7.5 } },
    ] as const;
    const [block] = comparisonsOf(told({ certainty: [...certainty] }));
    const [fifty, seventyFive] = block?.rows ?? [];
    expect(fifty?.proposal).toBeUndefined();
    expect(seventyFive?.proposal).toMatchObject({
      effect: "Chance 51 → 75 in 100",
      set: { investmentPercentageOfSalary: 7.5 },
    });
    expect(plain(seventyFive?.proposal?.text ?? "")).toMatch(/^Invest 7.5% of your salary instead of/);
  });

  it("shows a requirement as a share if a share of the salary is invested", () => {
    const certainty = [{ chance: 75, requiredMonthlyInvestment: 471.2, spendingAbility: 1 } as const];
    const [block] = comparisonsOf(told({ certainty }, { monthlySalary: 10_000 }));
    const [value] = block?.rows[0]?.values ?? [];
    expect(value && plain(formatValue(value, WORDINGS.en))).toBe("AED 472 (4.8% of your salary)");
  });

  it.each([true, false])("says that a requirement exceeds the salary, with its share: %s", (isShare) => {
    const certainty = [{ chance: 75, requiredMonthlyInvestment: 4_000.5, spendingAbility: 1 } as const];
    const plan = { monthlySalary: 4_000, isSalaryBasedContribution: isShare };
    const [value] = comparisonsOf(told({ certainty }, plan))[0]?.rows[0]?.values ?? [];
    expect(value && plain(formatValue(value, WORDINGS.en))).toBe("AED 4,001, more than your salary");
  });

  it.each([true, false])(
    "says so if nothing has to be invested, with a share of the salary: %s",
    (isShare) => {
      const certainty = [{ chance: 50, requiredMonthlyInvestment: 0, spendingAbility: 1 } as const];
      const [block] = comparisonsOf(told({ certainty }, { isSalaryBasedContribution: isShare }));
      expect(block?.rows[0]?.values[0]).toEqual({ kind: "text", text: "None needed" });
    },
  );

  it("compares every trade-off with the plan itself, and offers it", () => {
    const blocks = told(
      {
        certainty: [{ chance: 90, requiredMonthlyInvestment: 1, spendingAbility: 61_000 }],
        trades: [
          {
            kind: "risk",
            set: { risk: "Aggressive" },
            chanceToReachLifestyleGoal: 64.2,
            cautiousSpendingAbility: 49_205,
          },
          {
            kind: "country",
            set: { country: "Philippines" },
            chanceToReachLifestyleGoal: 99.7,
            cautiousSpendingAbility: 49_205,
          },
        ],
      },
      { risk: "Balanced", country: "UK" },
    );
    const [, risk, country] = comparisonsOf(blocks);
    const rowsOf = (block: Block<"comparison"> | undefined) =>
      block?.rows.map(({ label, values, proposal }) => [
        label,
        ...values.map((value) => plain(formatValue(value, WORDINGS.en))),
        proposal?.text,
      ]);
    expect(rowsOf(risk)).toEqual([
      ["Balanced (your plan)", "51 in 100", "AED 61,000", undefined],
      ["Aggressive", "64 in 100", "AED 49,205", "Choose Aggressive instead of Balanced."],
    ]);
    expect(rowsOf(country)?.[1]).toEqual([
      "Philippines",
      "more than 99 in 100",
      "AED 49,205",
      "Retire in the Philippines instead of the UK.",
    ]);
  });

  it("describes a trade-off without a difference as about the same, and does not offer it", () => {
    const trade = (country: string, chance: number) =>
      ({
        kind: "country",
        set: { country },
        chanceToReachLifestyleGoal: chance,
        cautiousSpendingAbility: 1,
      }) as const;
    const [block] = comparisonsOf(told({ trades: [trade("India", 50.3), trade("Egypt", 52.2)] }));
    const rows = block?.rows.map(({ label, values, proposal }) => [
      label,
      values[0] && formatValue(values[0], WORDINGS.en),
      proposal?.effect,
    ]);
    expect(rows?.slice(1)).toEqual([
      ["India", "about the same", undefined],
      ["Egypt", "52 in 100", "Chance 51 → 52 in 100"],
    ]);
  });

  it("leaves out risks that change nothing as displayed", () => {
    const worse = [
      { kind: "fee", chanceToReachLifestyleGoal: 99.6 },
      { kind: "until95", chanceToReachLifestyleGoal: 98.2 },
    ] as const;
    const [block] = comparisonsOf(told({ worse: [...worse] }, {}, 99.9));
    expect(block?.rows.map(({ label }) => label)).toEqual(["Savings have to last until 95"]);
    expect(comparisonsOf(told({ worse: [worse[0]] }, {}, 99.9))).toEqual([]);
  });

  it("describes risks with the current chance, and identical ones once", () => {
    const rowsOf = (returns: number) => {
      const [block] = comparisonsOf(
        told({
          worse: [
            { kind: "fee", chanceToReachLifestyleGoal: 40.9 },
            { kind: "returns", chanceToReachLifestyleGoal: returns },
            { kind: "until95", chanceToReachLifestyleGoal: 0.4 },
          ],
        }),
      );
      return block?.rows.map(({ label, values }) => [
        label,
        ...values.map((value) => formatValue(value, WORDINGS.en)),
      ]);
    };
    const last = ["Savings have to last until 95", "51 in 100", "fewer than 1 in 100"];
    expect(rowsOf(39.2)).toEqual([
      ["A fee of 1% a year", "51 in 100", "41 in 100"],
      ["Returns lower by 1 percentage point a year", "51 in 100", "39 in 100"],
      last,
    ]);
    expect(rowsOf(40.9)).toEqual([
      ["A fee of 1% a year, or returns lower by 1 percentage point", "51 in 100", "41 in 100"],
      last,
    ]);
  });
});
