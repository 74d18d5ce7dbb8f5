import { describe, expect, it } from "vitest";
import type { Change, Insights } from "#shared/contract/insights.ts";
import { pensionInsights } from "#shared/pension/insights.ts";
import type { PensionPlan } from "#shared/pension/schemas.ts";
import { embeddedContext } from "../../../fixtures/planning-contexts.ts";
import { TYPICAL_PENSION } from "../../../fixtures/plans/pension-plans.ts";

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

describe("what changes the answer of a pension", () => {
  it("is a little more, later and less; where that leads to 75 in 100, no further step", async () => {
    const told = await insightsOf(PLAN);
    expect(new Set(setsOf(told))).toEqual(
      new Set([
        { investmentPercentageOfSalary: 7.5 },
        { currentAdditional: 80_000 + 24_000 },
        { retirementAge: 62 },
        { annualLivingCost: hundreds(0.9 * 18_000 * 3.6725) },
        { lifestyle: "Basic" },
      ]),
    );
    for (const { kind, chanceToReachLifestyleGoal } of told.changes) {
      if (kind !== "savingsNow") expect(chanceToReachLifestyleGoal).toBeGreaterThan(75);
    }
  });

  it("is the step to 75 in 100 as well, where a little does not lead there", async () => {
    const plan = { ...PLAN, retirementAge: 54, yearsOfService: 4 };
    const told = await insightsOf(plan);
    expect(told.changes).toHaveLength(5);
    const sets = setsOf(told);
    expect(sets).toContainEqual({
      investmentPercentageOfSalary: halfPercents(requiredAt(told, 75) / 20_000),
    });
    expect(sets).toContainEqual({ annualLivingCost: hundreds(spendingAt(told, 75)) });
    const later = told.changes.filter(({ kind }) => kind === "retirementAge");
    expect(later[0]?.chanceToReachLifestyleGoal).toBeGreaterThanOrEqual(75);
    expect(later[0]?.set["retirementAge"]).toBeGreaterThan(56);
  });

  it("is room above 90 in 100: earlier retirement, more spending and a smaller contribution", async () => {
    const told = await insightsOf({ ...PLAN, investmentPercentageOfSalary: 14 });
    const setOf = (kind: Change["kind"]) => told.changes.find((change) => change.kind === kind)?.set;
    expect(told.changes).toHaveLength(3);
    expect(setOf("retirementAge")?.["retirementAge"]).toBeLessThan(60);
    expect(setOf("spending")).toEqual({ annualLivingCost: hundreds(spendingAt(told, 90)) });
    expect(setOf("monthlyInvestment")).toEqual({
      investmentPercentageOfSalary: halfPercents(requiredAt(told, 90) / 20_000),
    });
    const chances = told.changes.map(({ chanceToReachLifestyleGoal }) => chanceToReachLifestyleGoal);
    expect(chances).toEqual(chances.toSorted((one, other) => one - other));
  });

  it("is no contribution where no month is left, and no amount is required", async () => {
    const told = await insightsOf({ ...PLAN, age: 60 });
    expect(told.certainty.map(({ requiredMonthlyInvestment }) => requiredMonthlyInvestment)).toEqual([
      null,
      null,
      null,
    ]);
    expect(told.changes.map(({ kind }) => kind)).not.toContain("monthlyInvestment");
  });
});

describe("what is traded for something else", () => {
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
  ])("are no countries where %s", async (_, change) => {
    const sets = await tradesOf({ ...PLAN, ...change });
    expect(sets.length).toBeGreaterThan(0);
    for (const set of sets) expect(set).toHaveProperty("risk");
  });

  it("name the spending that 9 of 10 scenarios sustain", async () => {
    const { trades } = await insightsOf(PLAN);
    for (const { set, cautiousSpendingAbility } of trades) {
      const changed = await insightsOf({ ...PLAN, ...set });
      expect(cautiousSpendingAbility).toBeCloseTo(spendingAt(changed, 90), 6);
    }
  });
});
