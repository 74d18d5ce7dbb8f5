import { describe, expect, it } from "vitest";
import { kidsSaverInsights } from "#shared/kids-saver/forecast/insights.ts";
import type { KidsSaverPlan } from "#shared/kids-saver/schemas.ts";
import type { PlanningService } from "#shared/planning/planning-service.ts";
import { embeddedContext } from "../../../../fixtures/planning-contexts.ts";

const context = embeddedContext();

/** A goal that is not changed itself is seen as it is, and with expenses that rise faster. */
const VARIANTS_UNCHANGED = 2;

const goal = (
  type: KidsSaverPlan["goals"][number]["type"],
  currentAnnualExpense: number,
  numberOfYears = 4,
) => ({ type, currentAnnualExpense, numberOfYears, countryOfExpense: "UAE", startYear: 2031 }) as const;

/** In all 400,000, 120,000, 50,000 and 80,000 in today's money, in this order. */
const PLAN: KidsSaverPlan = {
  age: 10,
  currency: "AED",
  risk: "Balanced",
  monthlyInvestment: 5_800,
  currentAdditional: 0,
  expectedAdditional: 0,
  goals: [
    goal("Education", 100_000),
    goal("Healthcare", 12_000, 10),
    goal("HelpKids", 50_000, 1),
    goal("Activities", 20_000),
  ],
};

describe("the insights for goals that are saved for together", () => {
  it("change all goals, or one that is named", async () => {
    const { changes } = await kidsSaverInsights(PLAN, context);
    const ofGoals = changes.filter((change) => change.goal !== undefined);
    expect(ofGoals.length).toBeGreaterThan(0);
    for (const { goal: type, set } of ofGoals) {
      const goals = set["goals"] as KidsSaverPlan["goals"];
      const changed = goals.filter((each, index) => each !== PLAN.goals[index]);
      expect(changed.map((each) => each.type)).toEqual([type]);
      expect(goals.map((each) => each.type)).toEqual(PLAN.goals.map((each) => each.type));
    }
  });

  it.each([
    ["two dearest goals", PLAN, context, ["Education", "Healthcare"]],
    [
      "dearest goal if savings do not cover a payment that is due now",
      { ...PLAN, goals: PLAN.goals.map((each) => ({ ...each, startYear: 2026 })) },
      { ...context, start: { year: 2026, month: 9 } },
      ["Education"],
    ],
  ] as const)("cover the %s", async (_, plan, at, types) => {
    // The expenses of a call show which goals it makes cheaper: they cost a tenth less.
    const costs = new Set<string>();
    const { modelVersion, forecast } = context.planning;
    const planning: PlanningService = {
      modelVersion,
      forecast,
      gap: (request) => {
        for (const { accountId, amount, endTimeStep, startTimeStep } of request.cashFlows
          .recurringTransactions) {
          costs.add(`${accountId} ${startTimeStep} ${endTimeStep} ${Math.round(amount)}`);
        }
        return context.planning.gap(request);
      },
    };
    await kidsSaverInsights(plan, { ...at, planning });
    const variants = (type: string) =>
      [...costs].filter((cost) => cost.startsWith(`expenses-${type} `)).length;
    const changed = plan.goals.map(({ type }) => type).filter((type) => variants(type) > VARIANTS_UNCHANGED);
    expect(new Set(changed)).toEqual(new Set(types));
  });
});
