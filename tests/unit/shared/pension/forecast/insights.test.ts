import { describe, expect, it } from "vitest";
import type { Change, Insights } from "#shared/contract/insights.ts";
import { pensionInsights } from "#shared/pension/forecast/insights.ts";
import { annualLivingCost } from "#shared/pension/plan-values.ts";
import type { PensionPlan } from "#shared/pension/schemas.ts";
import { embeddedContext } from "../../../../fixtures/planning-contexts.ts";
import { TYPICAL_PENSION } from "../../../../fixtures/plans/pension-plans.ts";

const context = embeddedContext();
const insightsOf = (plan: PensionPlan): Promise<Insights> => pensionInsights(plan, context);

/** At 58 in 100: 35 to 60, 5 % of a salary of 20,000, 80,000 saved, Moderate in the Philippines (USD 18,000). */
const PLAN: PensionPlan = {
  ...TYPICAL_PENSION,
  age: 35,
  retirementAge: 60,
  country: "Philippines",
  risk: "Conservative",
  yearsOfService: 12,
  applyEosbLimit: true,
  currentAdditional: 80_000,
};

const setsOf = ({ changes }: Insights) => changes.map(({ set }) => set);
const requiredAt = ({ certainty }: Insights, level: number) =>
  certainty.find(({ chance }) => chance === level)?.requiredMonthlyInvestment as number;
const spendingAt = ({ certainty }: Insights, level: number) =>
  certainty.find(({ chance }) => chance === level)?.spendingAbility as number;
const halfPercents = (part: number) => Math.ceil(200 * part) / 2;
const hundreds = (amount: number) => Math.floor(amount / 100) * 100;

describe("the insights for a pension", () => {
  it("begin with the smallest steps to 75 in 100", async () => {
    const told = await insightsOf(PLAN);
    expect(setsOf(told)).toEqual([
      { investmentPercentageOfSalary: halfPercents(requiredAt(told, 75) / 20_000) },
      { retirementAge: 62 },
      { annualLivingCost: hundreds(spendingAt(told, 75)) },
      { currentAdditional: 80_000 + 24_000 },
    ]);
    for (const { kind, chanceToReachLifestyleGoal } of told.changes) {
      if (kind !== "savingsNow") expect(chanceToReachLifestyleGoal).toBeGreaterThanOrEqual(75);
    }
  });

  it.each([50, 75, 90] as const)("lead to a target of %s in 100", async (targetChance) => {
    const plan = { ...PLAN, retirementAge: 56, yearsOfService: 4, targetChance };
    const told = await insightsOf(plan);
    const now = (await insightsOf({ ...plan, targetChance: 75 })).certainty;
    // The amounts for each level do not depend on the level that is aimed for.
    for (const [index, level] of told.certainty.entries()) {
      expect(level.requiredMonthlyInvestment).toBeCloseTo(now[index]?.requiredMonthlyInvestment as number, 6);
      expect(level.spendingAbility).toBeCloseTo(now[index]?.spendingAbility as number, 6);
    }
    const [first] = told.changes;
    expect(first?.chanceToReachLifestyleGoal).toBeGreaterThanOrEqual(targetChance);
    const more = told.changes.find(({ set }) => "investmentPercentageOfSalary" in set);
    expect(more?.set["investmentPercentageOfSalary"]).toBeLessThanOrEqual(
      halfPercents(requiredAt(told, targetChance) / 20_000),
    );
  });

  it("set the contribution of each level that takes more, as the form takes it", async () => {
    const { certainty } = await insightsOf(PLAN);
    expect(certainty.map(({ set }) => set !== undefined)).toEqual([false, true, true]);
    for (const { requiredMonthlyInvestment: required, set } of certainty) {
      const share = halfPercents((required as number) / 20_000);
      expect(set).toEqual(share > 5 ? { investmentPercentageOfSalary: share } : undefined);
    }
  });

  it("combine a later retirement with a higher contribution, which together reach the target", async () => {
    const told = await insightsOf({ ...PLAN, retirementAge: 54, yearsOfService: 4 });
    const both = told.changes.find(({ kind }) => kind === "combination");
    expect(both?.chanceToReachLifestyleGoal).toBeGreaterThanOrEqual(75);
    expect(both?.set).toMatchObject({ retirementAge: 56 });
    const alone = halfPercents(requiredAt(told, 75) / 20_000);
    expect(both?.set["investmentPercentageOfSalary"]).toBeGreaterThan(5);
    expect(both?.set["investmentPercentageOfSalary"]).toBeLessThan(alone);
  });

  describe("combine less spending with a higher contribution if retirement is at 65", () => {
    const AT_65: PensionPlan = { ...PLAN, age: 45, retirementAge: 65, country: "UK", risk: "Balanced" };
    const combinationOf = async (plan: PensionPlan) =>
      (await insightsOf(plan)).changes.find(({ kind }) => kind === "combination");

    it("by a tenth, with less a month than the contribution alone would take", async () => {
      const plan = { ...AT_65, monthlySalary: 20_000 };
      const both = await combinationOf(plan);
      expect(both?.chanceToReachLifestyleGoal).toBeGreaterThanOrEqual(75);
      expect(both?.set["annualLivingCost"]).toBe(hundreds(0.9 * annualLivingCost(plan)));
      const alone = halfPercents(requiredAt(await insightsOf(plan), 75) / 20_000);
      expect(both?.set["investmentPercentageOfSalary"]).toBeGreaterThan(5);
      expect(both?.set["investmentPercentageOfSalary"]).toBeLessThan(alone);
    });

    it("by as much as the largest share of a small salary takes, and by half at most", async () => {
      const plan = { ...AT_65, age: 34, monthlySalary: 4_000, yearsOfService: 0, currentAdditional: 0 };
      const both = await combinationOf(plan);
      expect(both?.set).toEqual({
        investmentPercentageOfSalary: 30,
        annualLivingCost: expect.closeTo(0.74 * annualLivingCost(plan), -4),
      });
      expect(both?.chanceToReachLifestyleGoal).toBeGreaterThanOrEqual(75);
      expect(await combinationOf({ ...plan, monthlySalary: 1_500 })).toBeUndefined();
    });

    it("but not where less spending is enough, nor of a plan that reaches its target or has no month left", async () => {
      const enough = { ...AT_65, monthlySalary: 20_000, investmentPercentageOfSalary: 8 };
      const told = await insightsOf(enough);
      expect(
        told.changes.some(
          ({ kind, ...then }) => kind === "spending" && then.chanceToReachLifestyleGoal >= 75,
        ),
      ).toBe(true);
      expect(await combinationOf(enough)).toBeUndefined();
      // What less spending then requires is what the plan invests already.
      const same = { ...AT_65, monthlySalary: 20_000, applyEosbLimit: false };
      expect(await combinationOf(same)).toBeUndefined();
      expect(await combinationOf({ ...AT_65, targetChance: 50, currentAdditional: 900_000 })).toBeUndefined();
      expect(await combinationOf({ ...AT_65, age: 65 })).toBeUndefined();
    });
  });

  it("include the step to 75 in 100 if a little does not lead there", async () => {
    const plan = { ...PLAN, retirementAge: 54, yearsOfService: 4 };
    const told = await insightsOf(plan);
    expect(told.changes).toHaveLength(5);
    const sets = setsOf(told);
    expect(sets).toContainEqual({
      investmentPercentageOfSalary: halfPercents(requiredAt(told, 75) / 20_000),
    });
    const latest = told.changes.findLast(({ kind }) => kind === "retirementAge");
    expect(latest?.chanceToReachLifestyleGoal).toBeGreaterThanOrEqual(75);
    expect(latest?.set["retirementAge"]).toBeGreaterThan(56);
  });

  /** At more than 99 in 100, and above 90 with a fee and until 90 as well. */
  const SURE: PensionPlan = { ...PLAN, investmentPercentageOfSalary: 30, currentAdditional: 600_000 };

  it("show room above 90 in 100: earlier retirement, more spending and a smaller contribution", async () => {
    const told = await insightsOf(SURE);
    const setOf = (kind: Change["kind"]) => told.changes.find((change) => change.kind === kind)?.set;
    expect(told.changes).toHaveLength(3);
    expect(setOf("retirementAge")?.["retirementAge"]).toBeLessThan(60);
    expect(setOf("spending")?.["annualLivingCost"]).toBeGreaterThan(18_000 * 3.6725);
    // The rule of thumb, below which nobody is told to go.
    expect(setOf("monthlyInvestment")).toEqual({ investmentPercentageOfSalary: 20 });
  });

  const UK_NURSE: PensionPlan = {
    ...PLAN,
    age: 34,
    retirementAge: 65,
    country: "UK",
    risk: "Balanced",
    monthlySalary: 13_000,
    investmentPercentageOfSalary: 10,
    yearsOfService: 4,
    applyEosbLimit: false,
    currentAdditional: 40_000,
  };
  const EXECUTIVE: PensionPlan = {
    ...UK_NURSE,
    age: 58,
    retirementAge: 60,
    lifestyle: "Affluent",
    risk: "Aggressive",
    monthlySalary: 75_000,
    investmentPercentageOfSalary: 20,
    yearsOfService: 15,
    basicSalaryPercentage: 60,
    applyEosbLimit: true,
    currentAdditional: 2_500_000,
  };
  const ENGINEER: PensionPlan = {
    ...UK_NURSE,
    age: 45,
    retirementAge: 60,
    country: "India",
    risk: "Lifestyling",
    monthlySalary: 28_000,
    investmentPercentageOfSalary: 15,
    yearsOfService: 8,
    currentAdditional: 500_000,
  };
  const RETIRED_AT_77: PensionPlan = {
    ...UK_NURSE,
    age: 77,
    retirementAge: 77,
    risk: "Conservative",
    monthlySalary: 0,
    yearsOfService: 0,
    currentAdditional: 400_000,
  };

  it.each([
    ["a nurse of 34, who would be at 74 in 100 with a fee", UK_NURSE],
    ["a man of 77, who may live to 92", RETIRED_AT_77],
    ["a man of 58, until 90", EXECUTIVE],
  ])("show no room for %s", async (_, plan) => {
    const told = await insightsOf(plan);
    expect(told.changes).toEqual([]);
  });

  it("suggest no smaller contribution than a fifth of the salary, and never zero", async () => {
    const invested = async (plan: PensionPlan) =>
      (await insightsOf(plan)).changes.find(({ kind }) => kind === "monthlyInvestment")?.set;
    expect(await invested(ENGINEER)).toBeUndefined();
    expect(await invested({ ...SURE, currentAdditional: 20_000_000 })).toEqual({
      investmentPercentageOfSalary: 20,
    });
    const fixed = { isSalaryBasedContribution: false, monthlyInvestment: 9_000 };
    expect(await invested({ ...SURE, ...fixed, currentAdditional: 20_000_000 })).toEqual({
      monthlyInvestment: 4_000,
    });
    const unpaid = { ...SURE, ...fixed, monthlySalary: 0, currentAdditional: 20_000_000 };
    expect(await invested(unpaid)).toBeUndefined();
  });

  describe("suggest no later retirement", () => {
    const ages = async (plan: PensionPlan) =>
      (await insightsOf(plan)).changes
        .filter(({ kind }) => kind === "retirementAge")
        .map(({ set }) => set["retirementAge"]);

    it("for somebody who is retired, or has neither salary nor investment", async () => {
      const retired = { ...RETIRED_AT_77, age: 62, retirementAge: 62, currentAdditional: 1_500_000 };
      expect(await ages({ ...retired, country: "UAE", lifestyle: "Basic" })).toEqual([]);
      expect(await ages({ ...PLAN, monthlySalary: 0 })).toEqual([]);
      expect((await ages({ ...PLAN, monthlySalary: 10_000 })).length).toBeGreaterThan(0);
    });

    it("beyond 65", async () => {
      const driver: PensionPlan = {
        ...PLAN,
        age: 28,
        retirementAge: 55,
        monthlySalary: 3_000,
        yearsOfService: 3,
        currentAdditional: 0,
        risk: "Balanced",
      };
      for (const [retirementAge, annualLivingCost] of [
        [55, 12_000],
        [60, 18_000],
        [64, 24_000],
      ] as const) {
        const told = await ages({ ...driver, retirementAge, annualLivingCost });
        expect(told.length).toBeGreaterThan(0);
        expect(Math.max(...told.map(Number))).toBeLessThanOrEqual(65);
      }
      expect(await ages({ ...driver, retirementAge: 65 })).toEqual([]);
      const worker: PensionPlan = {
        ...PLAN,
        age: 32,
        risk: "Balanced",
        monthlySalary: 5_000,
        investmentPercentageOfSalary: 8,
        yearsOfService: 3,
        currentAdditional: 5_000,
      };
      for (const age of await ages(worker)) expect(age).toBeLessThanOrEqual(65);
    });
  });

  it("suggest no contribution if no month is left, and require no amount", async () => {
    const told = await insightsOf({ ...PLAN, age: 60 });
    expect(told.certainty.map(({ requiredMonthlyInvestment }) => requiredMonthlyInvestment)).toEqual([
      null,
      null,
      null,
    ]);
    expect(told.changes.map(({ kind }) => kind)).not.toContain("monthlyInvestment");
  });
});

describe("the trade-offs of a pension", () => {
  const tradesOf = async (plan: PensionPlan) => (await insightsOf(plan)).trades.map(({ set }) => set);

  it("are the other risk levels and, with a share of the salary, the other countries", async () => {
    expect(await tradesOf(PLAN)).toEqual([
      { risk: "Balanced" },
      { risk: "Aggressive" },
      { risk: "Lifestyling" },
      ...["UK", "USA", "India", "UAE", "Egypt"].map((country) => ({ country })),
    ]);
  });

  it.each([
    ["an amount is invested", { isSalaryBasedContribution: false, monthlyInvestment: 1_000 }],
    ["the plan has a budget of its own", { annualLivingCost: 66_000 }],
  ])("include no countries if %s", async (_, change) => {
    const sets = await tradesOf({ ...PLAN, ...change });
    expect(sets.length).toBeGreaterThan(0);
    for (const set of sets) expect(set).toHaveProperty("risk");
  });

  it("include all of them, even those that make no difference", async () => {
    const sure = { ...PLAN, investmentPercentageOfSalary: 30, currentAdditional: 20_000_000 };
    const { trades } = await insightsOf(sure);
    expect(trades).toHaveLength(8);
    expect(trades.filter(({ chanceToReachLifestyleGoal }) => chanceToReachLifestyleGoal > 99)).toHaveLength(
      8,
    );
  });

  it("name the spending that 9 of 10 scenarios sustain", async () => {
    const { trades } = await insightsOf(PLAN);
    for (const { set, cautiousSpendingAbility } of trades) {
      const changed = await insightsOf({ ...PLAN, ...set });
      expect(cautiousSpendingAbility).toBeCloseTo(spendingAt(changed, 90), 6);
    }
  });
});
