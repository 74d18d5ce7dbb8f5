import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FamilyInsights as isFamilyInsights } from "#shared/contract/generated/validators.js";
import { targetOf } from "#shared/domain/insights.ts";
import { chanceOfAll, changeEffect } from "#shared/family/change-effect.ts";
import { forecastFamily } from "#shared/family/forecast/forecast.ts";
import { familyInsights } from "#shared/family/forecast/insights.ts";
import type { FamilyChange } from "#shared/family/insights-schemas.ts";
import type { FamilyPlan } from "#shared/family/schemas.ts";
import { countGapCalls } from "#shared/planning/count-gap-calls.ts";
import { PlanningError, type PlanningService } from "#shared/planning/planning-service.ts";
import { embeddedContext } from "../../../fixtures/planning-contexts.ts";
import { anyFamilyPlan } from "../../../fixtures/plans/any-plan.ts";
import { ENGINEER } from "../../../fixtures/plans/family-plans.ts";
import { servedAnswer } from "../../../fixtures/served-answer.ts";

const context = embeddedContext();

const kindsOf = (changes: readonly FamilyChange[]) =>
  changes.map(({ kind, child }) => (child === undefined ? kind : `${kind} of ${child}`));

async function changesOf(plan: FamilyPlan, planning: PlanningService = context.planning) {
  const { changes } = await familyInsights(plan, { ...context, planning });
  return changes;
}

describe("familyInsights", () => {
  it("are exactly the results of the changed plans, free ones and the most effective first, in at most 24 gap calls", () =>
    fc.assert(
      fc.asyncProperty(anyFamilyPlan, async ({ plan, start }) => {
        const { planning, gapCalls } = countGapCalls(context.planning);
        const told = await familyInsights(plan, {
          ...context,
          start,
          planning: { ...context.planning, ...planning },
        });
        expect(isFamilyInsights(told), JSON.stringify(isFamilyInsights.errors)).toBe(true);
        expect(gapCalls()).toBeLessThanOrEqual(24);
        const now = await forecastFamily(plan, { ...context, start });
        for (const { set, onePurse, allTogether, withLess = [] } of told.changes) {
          const then = await servedAnswer("family", "calculate", { ...plan, ...set }, { ...context, start });
          expect(then).toMatchObject({ ok: true, value: { onePurse, allTogether } });
          const { purses } = await forecastFamily({ ...plan, ...set }, { ...context, start });
          const own = [...purses.children, purses.pension].map(({ chance }) => chance);
          for (const { part, chance } of withLess) expect(chance).toBe(own[part]);
        }
        const effects = told.changes.map((change) => changeEffect(now, change, targetOf(plan)));
        const rises = effects.map((effect) => (effect ? effect.after - effect.before : 0));
        expect(rises.every((rise) => rise >= 1)).toBe(true);
        // A part is told only where the chance of all of it stays small.
        for (const [index, effect] of effects.entries()) {
          const { part } = effect ?? {};
          const after = told.changes[index];
          if (part !== undefined && after !== undefined) expect(chanceOfAll(after)).toBeLessThan(10);
        }
        const order = told.changes.map(({ kind }, index) => ({
          isFree: ["savings", "monthlyDivision"].includes(kind),
          rise: rises[index] ?? 0,
        }));
        const [free, other] = [true, false].map((isFree) =>
          order.filter((each) => each.isFree === isFree).toSorted((one, next) => next.rise - one.rise),
        );
        expect(order).toEqual([...(free ?? []), ...(other ?? [])]);
      }),
      { numRuns: 15 },
    ));

  it("offer the engineer later retirements, a percent more, other savings and changes of both educations", async () => {
    expect(new Set(kindsOf(await changesOf(ENGINEER)))).toEqual(
      new Set([
        "retirementAge",
        "monthlyInvestment",
        "spending",
        "savings",
        "monthlyDivision",
        ...[0, 1].flatMap((child) =>
          ["startYear", "numberOfYears", "annualExpense"].map((kind) => `${kind} of ${child}`),
        ),
      ]),
    );
    const ages = (await changesOf(ENGINEER)).flatMap(({ set }) => set.pension?.retirementAge ?? []);
    expect(ages.filter((age) => age > 60).sort()).toEqual([61, 62, 63, 65]);
  });

  it("divide the savings by need or, if they are so divided, keep them for retirement where that helps", async () => {
    const sharesIn = async (plan: FamilyPlan) =>
      (await changesOf(plan))
        .find(({ kind }) => kind === "savings")
        ?.set.children?.map(({ savingsShare }) => savingsShare);
    expect(await sharesIn(ENGINEER)).toEqual([0.07, 0.15]);
    const dividedBy = (shares: readonly number[]) => ({
      ...ENGINEER,
      children: ENGINEER.children.map((child, index) => ({ ...child, savingsShare: shares[index] ?? 0 })),
    });
    // As it is, the division by need is better than none.
    expect(await sharesIn(dividedBy([0.07, 0.15]))).toBeUndefined();
    expect(await sharesIn(dividedBy([0.5, 0.5]))).toEqual([0.07, 0.15]);
    expect(await sharesIn({ ...ENGINEER, savings: 0 })).toBeUndefined();
  });

  it("tell the chance from its own savings of each part that a division takes savings from", async () => {
    const withLess = async (plan: FamilyPlan) =>
      (await changesOf(plan)).map(({ kind, withLess }) => [kind, withLess?.map(({ part }) => part)]);
    expect(await withLess(ENGINEER)).toContainEqual(["savings", [2]]);
    const halves = ENGINEER.children.map((child) => ({ ...child, savingsShare: 0.5 }));
    const told = await withLess({ ...ENGINEER, children: halves });
    expect(told).toContainEqual(["savings", [0, 1]]);
    expect(told.filter(([kind]) => kind !== "savings").every(([, parts]) => parts === undefined)).toBe(true);
  });

  it("move what a child needs no more each month to who lacks it, even where all of it has hardly a chance", async () => {
    // The first child has 5,000 a month and needs about 1,950, and nobody else has enough.
    const [child] = ENGINEER.children;
    if (child === undefined) throw new Error("there is no child");
    const children = [
      [9, 5_000],
      [5, 500],
    ].map(([age = 0, monthlyInvestment = 0]) => ({
      ...child,
      age,
      monthlyInvestment,
      goals: child.goals.slice(0, 1).map((goal) => ({
        ...goal,
        startYear: 2044 - age,
        currentAnnualExpense: 60_000,
        countryOfExpense: "UAE" as const,
      })),
    }));
    const pension = {
      ...ENGINEER.pension,
      age: 40,
      lifestyle: "Moderate" as const,
      monthlySalary: 20_000,
      investmentPercentageOfSalary: 5,
    };
    const plan = { ...ENGINEER, savings: 0, pension, children };
    const now = await forecastFamily(plan, context);
    expect(now.allTogether).toBeLessThan(10);
    const moved = (await changesOf(plan)).find(({ kind }) => kind === "monthlyDivision");
    if (moved === undefined) throw new Error("nothing is moved");
    expect(moved.allTogether).toBeGreaterThan(2 * (now.allTogether ?? 0) + 10);
    const month = ({ pension, children }: Pick<FamilyPlan, "pension" | "children">) =>
      (pension.monthlySalary * pension.investmentPercentageOfSalary) / 100 +
      children.reduce((sum, { monthlyInvestment }) => sum + monthlyInvestment, 0);
    // Within the rounding of children's amounts, it takes no more each month.
    expect(month({ ...plan, ...moved.set })).toBeLessThan(month(plan) + 2);
    expect(month({ ...plan, ...moved.set })).toBeGreaterThan(month(plan) - 1);
  });

  it("move what a child lacks each month from a retirement that has more than it needs", async () => {
    const [child] = ENGINEER.children;
    if (child === undefined) throw new Error("there is no child");
    const pension = { ...ENGINEER.pension, lifestyle: "Basic" as const, investmentPercentageOfSalary: 30 };
    const plan = { ...ENGINEER, pension, children: [{ ...child, monthlyInvestment: 0 }], savings: 0 };
    const moved = (await changesOf(plan)).find(({ kind }) => kind === "monthlyDivision");
    // Due after 10, 22, 34 and 46 months 8,000 each, after 70, 82, 94 and 106 months 108,100 each: 464,400 in all take
    // 4,390 a month.
    expect(moved?.set.children?.map(({ monthlyInvestment }) => monthlyInvestment)).toEqual([4_340]);
    // 8,400 less that is 14.32 percent of the salary: rounded up to half a percent, 4,340 are moved.
    expect(moved?.set.pension?.investmentPercentageOfSalary).toBe(14.5);
    expect(moved?.allTogether).toBeGreaterThan(50);
  });

  it("offer a cheaper university where the average of another country costs a tenth less", async () => {
    const children = ENGINEER.children.map((child) => ({
      ...child,
      goals: child.goals.map((goal) =>
        goal.type === "Education"
          ? { ...goal, countryOfExpense: "USA" as const, currentAnnualExpense: 165_300 }
          : goal,
      ),
    }));
    const changes = await changesOf({ ...ENGINEER, children });
    const [cheaper] = changes.filter(({ kind, child }) => kind === "university" && child === 1);
    // The averages of states in the USA (AED 117,100) and of the UK (AED 108,100): the dearer comes first.
    expect(cheaper?.set.children?.[1]?.goals[0]).toMatchObject({
      countryOfExpense: "USA",
      currentAnnualExpense: 117_100,
    });
    const young = children.map((child) => ({ ...child, age: 3 }));
    expect(kindsOf(await changesOf({ ...ENGINEER, children: young }))).not.toContain("university of 0");
  });

  it("offer no later retirement beyond the age until which work permits are given", async () => {
    const pension = { ...ENGINEER.pension, retirementAge: 64 };
    const changes = await changesOf({ ...ENGINEER, pension });
    const ages = changes.flatMap(({ set }) => set.pension?.retirementAge ?? []);
    expect(ages.filter((age) => age > 65)).toEqual([]);
  });

  it("tell the chances of one purse alone if a service cannot tell those of all together", async () => {
    const { modelVersion, forecast, gap } = context.planning;
    const changes = await changesOf(ENGINEER, { modelVersion, forecast, gap });
    expect(changes.map(({ allTogether }) => allTogether)).toEqual(changes.map(() => null));
    // From one pot, retirement is the least certain part, which retiring five years later raises most.
    const least = changes.map(({ onePurse }) => Math.min(onePurse.retirement, ...onePurse.children));
    expect(least).toEqual(least.toSorted((one, other) => other - one));
    expect(changes[0]?.set.pension?.retirementAge).toBe(65);
  });

  it("lack a change whose call failed, and fail with the call for the plan itself", async () => {
    const failing = (failed: number): PlanningService => {
      let calls = 0;
      return {
        ...context.planning,
        gap: (request) =>
          calls++ === failed
            ? Promise.reject(new PlanningError("unavailable", "refused"))
            : context.planning.gap(request),
      };
    };
    await expect(changesOf(ENGINEER, failing(0))).rejects.toThrow(PlanningError);
    const whole = await changesOf(ENGINEER);
    const told = await changesOf(ENGINEER, failing(3));
    expect(told).toHaveLength(whole.length - 1);
    for (const change of told) expect(whole).toContainEqual(change);
  });
});

describe("what a change does", () => {
  const now = { onePurse: { children: [40], retirement: 51 }, allTogether: 0.5 };
  const effectOf = (retirement: number, allTogether: number) =>
    changeEffect(now, { onePurse: { children: [70], retirement }, allTogether }, 75);

  it("is told by the chance of all of it", () => {
    expect(effectOf(51, 11)).toEqual({ part: undefined, before: 0.5, after: 11 });
  });

  it("is not worth a retirement that then misses its target, whatever it does to all of it", () => {
    expect(effectOf(18, 11)).toBeUndefined();
    expect(effectOf(18, 2)).toBeUndefined();
    const rich = { ...now, onePurse: { children: [40], retirement: 99 } };
    expect(
      changeEffect(rich, { onePurse: { children: [70], retirement: 80 }, allTogether: 11 }, 75),
    ).toBeDefined();
  });
});
