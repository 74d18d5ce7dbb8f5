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
      "Retire at 67 and invest AED 250 more a month. In all, you would invest 6.3% of your salary.",
      { kind: "combination", set: { retirementAge: 67, monthlyInvestment: 1_250 } },
      { isSalaryBasedContribution: false, monthlyInvestment: 1_000 },
    ],
    [
      "Spend AED 102,400 a year instead of AED 113,848, in today's money, and invest AED 250 more a month. In all, you would invest 6.3% of your salary.",
      { kind: "combination", set: { annualLivingCost: 102_400, monthlyInvestment: 1_250 } },
      { isSalaryBasedContribution: false, monthlyInvestment: 1_000 },
    ],
    [
      "Spend AED 84,100 a year instead of AED 113,848, in today's money, and invest AED 1,000 more a month. The new budget is still more than your salary today. In all, you would invest 30.0% of your salary.",
      { kind: "combination", set: { annualLivingCost: 84_100, investmentPercentageOfSalary: 30 } },
      { isSalaryBasedContribution: true, monthlySalary: 4_000, investmentPercentageOfSalary: 5 },
    ],
    [
      "Spend AED 60,000 a year instead of AED 113,848, in today's money. The new budget is still more than your salary today.",
      { kind: "spending", set: { annualLivingCost: 60_000 } },
      { monthlySalary: 4_999 },
    ],
    [
      "Spend AED 60,000 a year instead of AED 113,848, in today's money.",
      { kind: "spending", set: { annualLivingCost: 60_000 } },
      { monthlySalary: 5_000 },
    ],
    [
      "Spend AED 120,000 a year instead of AED 113,848, in today's money.",
      { kind: "spending", set: { annualLivingCost: 120_000 } },
      { monthlySalary: 5_000 },
    ],
    [
      "Retire at 67 and invest AED 250 more a month.",
      { kind: "combination", set: { retirementAge: 67, monthlyInvestment: 1_250 } },
      { monthlySalary: 0, isSalaryBasedContribution: false, monthlyInvestment: 1_000 },
    ],
  ])("%s", (sentence, change, more) => {
    const blocks = told({ changes: [{ ...change, chanceToReachLifestyleGoal: 76.9 }] }, { ...plan, ...more });
    const [first] = changesOf(blocks)?.changes ?? [];
    expect(plain(first?.text ?? "")).toBe(sentence);
    expect(first?.effect).toBe("Chance 51 → 77 in 100");
    expect(first?.set).toEqual(change.set);
  });

  it.each([
    ["less spending says for how long it is, and how many live longer", "spending", 80_000, true],
    ["so does less spending with a higher contribution", "combination", 80_000, true],
    ["more spending is offered for a long life already", "spending", 120_000, false],
  ] as const)("%s", (_, kind, annualLivingCost, isSaid) => {
    const life = {
      chance: 50,
      coupleChance: null,
      alive: [{ age: 85, share: 70.3, coupleShare: null }],
    } as const;
    const changes = [{ kind, set: { annualLivingCost }, chanceToReachLifestyleGoal: 75 }] as const;
    const [first] =
      changesOf(told({ life: { ...life, alive: [...life.alive] }, changes: [...changes] }))?.changes ?? [];
    const said = "This is for a life until 80: 70 in 100 people like you live to 85.";
    expect(plain(first?.text ?? "").endsWith(said)).toBe(isSaid);
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
    // A retirement that is as late as is suggested: nothing was tried later, and the text does not say so.
    const later = /We did not look at retiring later, as we suggest no work after 65\./;
    expect(changesOf(told({}, { retirementAge: 64 }))?.none).not.toMatch(later);
    expect(changesOf(told({}, { retirementAge: 65 }))?.none).toMatch(later);
    expect(changesOf(told({}, { age: 66, retirementAge: 66 }))?.none).not.toMatch(later);
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

  it("compares no risk preferences of a retired plan, which is conservative whatever they are", () => {
    const trades = [
      { kind: "risk", set: { risk: "Aggressive" }, chanceToReachLifestyleGoal: 51.2 },
    ] as const satisfies Insights["trades"];
    expect(comparisonsOf(told({ trades }))).toHaveLength(1);
    expect(comparisonsOf(told({ trades }, { age: 65, retirementAge: 65 }))).toEqual([]);
  });

  it("is called better if nothing is worse as displayed", () => {
    const better = [{ kind: "dollarPrices" as const, chanceToReachLifestyleGoal: 18 }];
    const [block] = comparisonsOf(told({ better }, { country: "Egypt" }, 0.2));
    expect(block?.title).toBe("If things turn out better");
  });

  it("leaves out risks that change nothing as displayed", () => {
    const worse = [
      { kind: "fee", chanceToReachLifestyleGoal: 99.6 },
      { kind: "inflation", chanceToReachLifestyleGoal: 98.2 },
    ] as const;
    const [block] = comparisonsOf(told({ worse: [...worse] }, {}, 99.9));
    expect(block?.rows.map(({ label }) => label)).toEqual([
      "Prices rise faster by 1 percentage point a year",
    ]);
    expect(comparisonsOf(told({ worse: [worse[0]] }, {}, 99.9))).toEqual([]);
  });

  it("describes risks with the current chance, and identical ones once", () => {
    const rowsOf = (returns: number) => {
      const [block] = comparisonsOf(
        told({
          worse: [
            { kind: "fee", chanceToReachLifestyleGoal: 40.9 },
            { kind: "returns", chanceToReachLifestyleGoal: returns },
            { kind: "inflation", chanceToReachLifestyleGoal: 0.4 },
          ],
        }),
      );
      return block?.rows.map(({ label, values }) => [
        label,
        ...values.map((value) => formatValue(value, WORDINGS.en)),
      ]);
    };
    const first = ["Prices rise faster by 1 percentage point a year", "51 in 100", "fewer than 1 in 100"];
    expect(rowsOf(39.2)).toEqual([
      first,
      ["Returns lower by 1 percentage point a year", "51 in 100", "39 in 100"],
      ["A fee of 1% a year", "51 in 100", "41 in 100"],
    ]);
    expect(rowsOf(40.9)).toEqual([
      first,
      ["A fee of 1% a year, or returns lower by 1 percentage point", "51 in 100", "41 in 100"],
    ]);
  });

  it("shows the five worst futures first, then what may turn out better, and the others apart", () => {
    const kinds = ["fee", "inflation", "contributionsEnd", "contributionsStay", "gratuity", "homeCurrency"];
    const worse = [...kinds, "higherFee"].map((kind, index) => ({
      kind: kind as Insights["worse"][number]["kind"],
      chanceToReachLifestyleGoal: 48 - 5 * index,
    }));
    const better = [{ kind: "dollarPrices" as const, chanceToReachLifestyleGoal: 97 }];
    const blocks = comparisonsOf(told({ worse, better }, { country: "India" }));
    expect(blocks.map(({ topic, title }) => [topic, title])).toEqual([
      ["worse", "If things turn out worse"],
      ["furtherWorse", "More that may turn out worse"],
    ]);
    expect(blocks.map(({ rows }) => rows.map(({ label }) => label))).toEqual([
      [
        "A fee of 2% a year",
        "The Indian rupee is 16% dearer from retirement on",
        "End of service by law, on a basic wage of 60% of the salary",
        "Contributions never rise",
        "Contributions stop after 10 years, for example on leaving the UAE",
        "Better instead: living costs in India rise by 2.1% a year in dollars, as they did from 1974 to 2023",
      ],
      ["Prices rise faster by 1 percentage point a year", "A fee of 1% a year"],
    ]);
  });
});

describe("how long a life is", () => {
  const alive = (coupleShare: number | null) => [
    { age: 85 as const, share: 73.6, coupleShare },
    { age: 95 as const, share: 31.9, coupleShare },
  ];
  const worse: Insights["worse"] = [
    { kind: "fee", chanceToReachLifestyleGoal: 51.2 },
    { kind: "until85", chanceToReachLifestyleGoal: 40.4 },
    { kind: "until95", chanceToReachLifestyleGoal: 0.4 },
  ];
  const blockOf = (life: Insights["life"], plan: Partial<PensionPlan>) => {
    const [block, ...others] = comparisonsOf(told({ worse, ...(life && { life }) }, { age: 34, ...plan }));
    expect(others).toEqual([]);
    return block;
  };
  const rowsOf = (block: Block<"comparison"> | undefined) =>
    block?.rows.map(({ label, values }) => [
      label,
      ...values.map((value) => plain(formatValue(value, WORDINGS.en))),
    ]);

  it("is told beside the chance until longer ages and for life", () => {
    const block = blockOf({ chance: 55.6, coupleChance: null, alive: alive(null) }, { sex: "female" });
    expect(block).toMatchObject({
      topic: "life",
      title: "How long is a life?",
      heads: ["Savings last", "You are alive then", "Chance they last"],
    });
    expect(block?.note).toContain("the average of women of 34 in the UK");
    expect(block?.note).not.toContain("For two");
    expect(rowsOf(block)).toEqual([
      ["Until you are 85", "74 in 100", "40 in 100"],
      ["Until you are 95", "32 in 100", "fewer than 1 in 100"],
      ["For your whole life", "–", "56 in 100"],
    ]);
  });

  it("is told of couples as well, and what is assumed for two", () => {
    const block = blockOf({ chance: 55.6, coupleChance: 43.8, alive: alive(99.7) }, { sex: "male" });
    expect(block?.heads).toEqual([
      "Savings last",
      "You are alive then",
      "One of you is alive then",
      "Chance they last",
    ]);
    expect(block?.note).toContain("A state pension may end with its owner.");
    expect(rowsOf(block)).toEqual([
      ["Until you are 85", "74 in 100", "more than 99 in 100", "40 in 100"],
      ["Until you are 95", "32 in 100", "more than 99 in 100", "fewer than 1 in 100"],
      ["For your whole life", "–", "–", "56 in 100"],
      ["For both of your lives", "–", "–", "44 in 100"],
    ]);
  });

  it("is told of people where no sex is said", () => {
    const block = blockOf({ chance: 55.6, coupleChance: null, alive: alive(null) }, {});
    expect(block?.note).toContain("average of people of 34 in the UK");
  });

  it("is left out if it is not known", () => {
    expect(blockOf(undefined, {})).toBeUndefined();
  });
});
