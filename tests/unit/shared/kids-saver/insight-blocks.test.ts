import { describe, expect, it } from "vitest";
import type { Change } from "#shared/contract/insights.ts";
import { kidsSaverInsightBlocks } from "#shared/kids-saver/insight-blocks.ts";
import type { KidsSaverPlan, MultiGoalResult } from "#shared/kids-saver/schemas.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { KIDS_SAVER_PLANS } from "../../../fixtures/plans/kids-saver-plans.ts";

const PLAN: KidsSaverPlan = {
  ...(KIDS_SAVER_PLANS[0]?.plan as KidsSaverPlan),
  monthlyInvestment: 500,
  currentAdditional: 0,
};
const EDUCATION = PLAN.goals.find(({ type }) => type === "Education");

const withEducation = (set: object) => ({
  goals: PLAN.goals.map((goal) => (goal === EDUCATION ? { ...goal, ...set } : goal)),
});

describe("a change of goals that are saved for together is described in a sentence", () => {
  it.each<[string, Pick<Change, "kind" | "goal" | "set">]>([
    [
      "Invest AED 1,000 a month instead of AED 500.",
      { kind: "monthlyInvestment", set: { monthlyInvestment: 1_000 } },
    ],
    ["Add AED 5,000 to your savings now.", { kind: "savingsNow", set: { currentAdditional: 5_000 } }],
    [
      `Education: Start in ${(EDUCATION?.startYear ?? 0) + 1} instead of ${EDUCATION?.startYear}.`,
      {
        kind: "startYear",
        goal: "Education",
        set: withEducation({ startYear: (EDUCATION?.startYear ?? 0) + 1 }),
      },
    ],
    [
      `Education: Pay for 1 year instead of ${EDUCATION?.numberOfYears} years.`,
      { kind: "numberOfYears", goal: "Education", set: withEducation({ numberOfYears: 1 }) },
    ],
    [
      "Education: Plan for AED 900 a year instead of AED 100,000, in today's money.",
      { kind: "annualExpense", goal: "Education", set: withEducation({ currentAnnualExpense: 900 }) },
    ],
  ])("%s", (sentence, change) => {
    const insights = {
      certainty: [],
      changes: [{ ...change, chanceToReachLifestyleGoal: 99.95 }],
      trades: [],
      worse: [],
      currency: "AED" as const,
      modelVersion: "test",
    };
    const result = { chanceToReachLifestyleGoal: 0.2, valueAtRetirementAt10th: 1 } as MultiGoalResult;
    const [block] = kidsSaverInsightBlocks(PLAN, result, insights, WORDINGS.en);
    const [first] = block?.kind === "changes" ? block.changes : [];
    expect(first?.text.replaceAll("\u00a0", " ")).toBe(sentence);
    expect(first?.effect).toBe("Chance fewer than 1 → more than 99 in 100");
  });
});
