import { describe, expect, it } from "vitest";
import { childGoalExample } from "#shared/child-goal/example.ts";
import { CHILD_GOAL_EXAMPLE_START, childGoalExamplePlan } from "#shared/child-goal/example-plan.ts";
import { forecastChildGoal } from "#shared/child-goal/forecast/forecast.ts";
import { validateChildGoalPlan } from "#shared/child-goal/form.ts";
import { GOAL_TYPES } from "#shared/domain/child-goals.ts";
import { PENSION_DEFAULTS } from "#shared/domain/defaults.ts";
import { goalTiming } from "#shared/domain/goal-timing.ts";
import { familyExample } from "#shared/family/example.ts";
import { FAMILY_EXAMPLE_PLAN, FAMILY_EXAMPLE_START } from "#shared/family/example-plan.ts";
import { forecastFamily } from "#shared/family/forecast/forecast.ts";
import { validateFamilyPlan } from "#shared/family/form.ts";
import { pensionPurse } from "#shared/family/purses.ts";
import { kidsSaverExample } from "#shared/kids-saver/example.ts";
import { KIDS_SAVER_EXAMPLE_PLAN, KIDS_SAVER_EXAMPLE_START } from "#shared/kids-saver/example-plan.ts";
import { forecastKidsSaver } from "#shared/kids-saver/forecast/forecast.ts";
import { validateKidsSaverPlan } from "#shared/kids-saver/form.ts";
import { pensionExample } from "#shared/pension/example.ts";
import { PENSION_EXAMPLE_PLAN } from "#shared/pension/example-plan.ts";
import { forecastPension } from "#shared/pension/forecast/forecast.ts";
import { validatePensionPlan } from "#shared/pension/form.ts";
import type { Example } from "#shared/report/example.ts";
import { valueAtAge } from "#shared/report/outcomes.ts";
import { formatValue } from "#shared/report/values.ts";
import { AR } from "#shared/wording/generated/ar.js";
import { EN } from "#shared/wording/generated/en.js";
import { embeddedContext } from "../../../fixtures/planning-contexts.ts";

const context = embeddedContext();

/** The figures of an example as they are read: the chance, then those of its groups. */
function figuresOf({ chance, groups }: Example, wording = EN): readonly string[] {
  return [chance, ...groups.flatMap(({ facts }) => facts.map(({ value }) => value))].map((value) =>
    formatValue(value, wording),
  );
}

function dirhams(amount: number): string {
  return `AED\u00a0${amount.toLocaleString("en-US")}`;
}

/** Returns the displayed figures of a fresh forecast, rounded like its results. */
function freshFigures(
  chance: string,
  result: { readonly valueAtRetirement: number; readonly requiredMonthlyInvestment: number | null },
  pessimistic: number,
  planned: number,
): readonly string[] {
  return [
    chance,
    dirhams(Math.round(result.valueAtRetirement)),
    dirhams(Math.round(pessimistic)),
    dirhams(Math.ceil(result.requiredMonthlyInvestment ?? Number.NaN)),
    dirhams(planned),
  ];
}

describe("the figures of an example are those of a fresh forecast", () => {
  it("of the pension", async () => {
    const result = await forecastPension(PENSION_EXAMPLE_PLAN, context);
    const pessimistic = valueAtAge(result.outcomesAt10th, PENSION_EXAMPLE_PLAN.retirementAge);
    const chance = `${result.chanceToReachLifestyleGoal.toFixed(2)}%`;
    const share = PENSION_EXAMPLE_PLAN.monthlySalary * 0.01 * PENSION_DEFAULTS.investmentPercentageOfSalary;
    expect(figuresOf(pensionExample(EN))).toEqual(freshFigures(chance, result, pessimistic, share));
  });

  it.each(GOAL_TYPES)("of %s", async (type) => {
    const plan = childGoalExamplePlan(type);
    const result = await forecastChildGoal(plan, { ...context, start: CHILD_GOAL_EXAMPLE_START });
    const chance = `${result.chanceToReachLifestyleGoal.toFixed(2)}%`;
    expect(figuresOf(childGoalExample(type, EN))).toEqual(
      freshFigures(chance, result, result.valueAtRetirementAt10th, plan.monthlyInvestment),
    );
  });

  it("of the Kids Saver", async () => {
    const plan = KIDS_SAVER_EXAMPLE_PLAN;
    const result = await forecastKidsSaver(plan, { ...context, start: KIDS_SAVER_EXAMPLE_START });
    const chance = `${result.chanceToReachLifestyleGoal.toFixed(0)}%`;
    expect(figuresOf(kidsSaverExample(EN))).toEqual(
      freshFigures(chance, result, result.valueAtRetirementAt10th, plan.monthlyInvestment),
    );
  });

  it("of a family: the chance of all together, the parent's savings, and what each part requires", async () => {
    const from = { ...context, start: FAMILY_EXAMPLE_START };
    const { chanceToReachLifestyleGoal, purses } = await forecastFamily(FAMILY_EXAMPLE_PLAN, from);
    const parent = pensionPurse(FAMILY_EXAMPLE_PLAN);
    const { valueAtRetirement, outcomesAt10th } = await forecastPension(parent, from);
    const required = [purses.pension, ...purses.children].map((purse) => Math.ceil(purse.required[50] ?? 0));
    const requiredMonthlyInvestment = required.reduce((sum, amount) => sum + amount);
    expect(figuresOf(familyExample(EN))).toEqual(
      freshFigures(
        `${chanceToReachLifestyleGoal.toFixed(0)}%`,
        { valueAtRetirement, requiredMonthlyInvestment },
        valueAtAge(outcomesAt10th, parent.retirementAge),
        // A tenth of 20,000, and 1,200 for each of two children.
        4_400,
      ),
    );
  });
});

describe("the example plan", () => {
  it("is accepted by the contract, and leaves room for advice", () => {
    expect(validatePensionPlan(PENSION_EXAMPLE_PLAN).ok).toBe(true);
    expect(validateKidsSaverPlan(KIDS_SAVER_EXAMPLE_PLAN, KIDS_SAVER_EXAMPLE_START).ok).toBe(true);
    expect(validateFamilyPlan(FAMILY_EXAMPLE_PLAN, FAMILY_EXAMPLE_START).ok).toBe(true);
    for (const type of GOAL_TYPES) {
      expect(validateChildGoalPlan(childGoalExamplePlan(type), CHILD_GOAL_EXAMPLE_START).ok, type).toBe(true);
    }
  });

  it.each(GOAL_TYPES)("starts as many years ahead as %s says", (type) => {
    const { startTimeStep } = goalTiming(childGoalExamplePlan(type), CHILD_GOAL_EXAMPLE_START);
    expect(childGoalExample(type, EN).who).toContain(`beginning in ${startTimeStep / 12} years.`);
  });
});

describe("the example's texts", () => {
  it("say whom it is for, in each language", () => {
    expect(pensionExample(EN).who).toBe(
      "Someone aged 30 who retires at 65 in the UK, with a Moderate lifestyle. Salary AED\u00a015,000 a month, of which 5% is invested. Risk preference: Balanced.",
    );
    expect(childGoalExample("HelpKids", EN).who).toBe(
      "For a child: an expense of AED\u00a050,000 in the UK, in today's money, paid once, beginning in 8 years. AED\u00a0500 invested each month. Risk preference: Balanced.",
    );
    expect(childGoalExample("Education", AR).who).toContain("كل سنة لمدة 4\u00a0سنوات");
    expect(kidsSaverExample(EN).who).toContain("Education, Healthcare, Activities, Helping Kids");
  });

  it("never call it the reader's own", () => {
    for (const { who, answer } of [
      pensionExample(EN),
      kidsSaverExample(EN),
      familyExample(EN),
      ...GOAL_TYPES.map((type) => childGoalExample(type, EN)),
    ]) {
      expect(`${who} ${answer}`).not.toMatch(/\byou/i);
    }
  });

  it("show the chance of several payments as that of the hardest to cover, like results", () => {
    expect(childGoalExample("Education", EN).answer).toContain("the payment that is hardest to meet");
    expect(childGoalExample("HelpKids", EN).answer).toContain("the expense");
  });
});

describe("the example's lines", () => {
  it("stay between zero and the maximum, with the Pessimistic never above the Realistic", () => {
    for (const { curves } of [pensionExample(EN), kidsSaverExample(EN), childGoalExample("Education", EN)]) {
      const { realistic, pessimistic } = curves;
      expect(Math.max(...realistic)).toBeGreaterThan(90);
      expect(pessimistic).toHaveLength(realistic.length);
      for (const [index, height] of realistic.entries()) {
        expect(height).toBeLessThanOrEqual(100);
        expect(pessimistic[index]).toBeLessThanOrEqual(height);
        expect(pessimistic[index]).toBeGreaterThanOrEqual(0);
      }
    }
  });
});
