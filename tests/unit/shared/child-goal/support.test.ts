import { describe, expect, test } from "vitest";
import { forecastChildGoal } from "#shared/child-goal/forecast/forecast.ts";
import { childGoalResultBlocks } from "#shared/child-goal/results.ts";
import type { ChildGoalPlan } from "#shared/child-goal/schemas.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { forecastKidsSaver } from "#shared/kids-saver/forecast/forecast.ts";
import { kidsSaverResultBlocks } from "#shared/kids-saver/results.ts";
import type { KidsSaverPlan } from "#shared/kids-saver/schemas.ts";
import type { Block } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import { EN } from "#shared/wording/generated/en.js";
import { CHILD_GOAL_PLAN } from "../../../fixtures/forms.ts";
import { embeddedContext } from "../../../fixtures/planning-contexts.ts";
import { resultContext } from "../../../fixtures/result-context.ts";
import { blockOfKind } from "../report/block-of-kind.ts";

const context = embeddedContext();
const NOVEMBER: PlanMonth = { year: 2026, month: 11 };

const GOAL: ChildGoalPlan = { ...CHILD_GOAL_PLAN, countryOfExpense: "UAE", startYear: 2027 };

/** Goals that were once told to be paid in whole beside a chance below even: contributions followed each payment. */
const SHORT_PLANS: readonly (readonly [string, ChildGoalPlan, PlanMonth])[] = [
  [
    "healthcare for 6,000 in ten years, of 500 a month",
    {
      ...GOAL,
      type: "Healthcare",
      age: 0,
      numberOfYears: 10,
      currentAnnualExpense: 6_000,
      monthlyInvestment: 500,
      risk: "Aggressive",
    },
    NOVEMBER,
  ],
  [
    "education for 40,000 in eight years, of 3,500 a month",
    { ...GOAL, age: 5, numberOfYears: 8, currentAnnualExpense: 40_000, monthlyInvestment: 3_500 },
    NOVEMBER,
  ],
  [
    "activities for 12,000 in six years, of 1,050 a month",
    {
      ...GOAL,
      type: "Activities",
      age: 8,
      numberOfYears: 6,
      currentAnnualExpense: 12_000,
      monthlyInvestment: 1_050,
      risk: "Conservative",
    },
    NOVEMBER,
  ],
  [
    "education in the UK a month before its first payment",
    {
      ...GOAL,
      countryOfExpense: "UK",
      numberOfYears: 4,
      currentAnnualExpense: 49_000,
      monthlyInvestment: 19_651,
      risk: "Conservative",
    },
    { year: 2027, month: 8 },
  ],
];

const KIDS_SAVER: KidsSaverPlan = {
  age: 5,
  currency: "AED",
  risk: "Balanced",
  monthlyInvestment: 4_300,
  currentAdditional: 0,
  expectedAdditional: 0,
  goals: [
    {
      type: "Education",
      countryOfExpense: "UAE",
      currentAnnualExpense: 40_000,
      numberOfYears: 8,
      startYear: 2027,
    },
    {
      type: "Activities",
      countryOfExpense: "UAE",
      currentAnnualExpense: 8_000,
      numberOfYears: 8,
      startYear: 2027,
    },
  ],
};

async function goalBlocks(plan: ChildGoalPlan, start: PlanMonth) {
  const result = await forecastChildGoal(plan, { ...context, start });
  return { result, blocks: childGoalResultBlocks(plan, result, resultContext({ start })) };
}

const WHOLE = /support (the entire|all)/;

/** Returns, for the answer, the chart and the tile, whether they say that the whole goal is covered. */
function saysWhole(blocks: readonly Block[]): readonly boolean[] {
  const covers = blockOfKind(blocks, "facts").groups.find(
    ({ title }) => title === EN.childGoal.facts.duration,
  )?.facts[1]?.value;
  return [
    WHOLE.test(blockOfKind(blocks, "answer").detail),
    !blockOfKind(blocks, "forecast").signs.some(({ series }) => series === "realistic"),
    ...(covers === undefined ? [] : [formatValue(covers, EN) === EN.childGoal.facts.coversAll]),
  ];
}

describe("savings support a whole goal exactly if every payment is more likely paid than not", () => {
  test.each(SHORT_PLANS)("%s", async (_, plan, start) => {
    const { result, blocks } = await goalBlocks(plan, start);
    expect(result.chanceToReachLifestyleGoal).toBeLessThan(50);
    expect(new Set(saysWhole(blocks))).toEqual(new Set([false]));
  });

  const months = [2027, 2028].flatMap((year) =>
    Array.from({ length: 12 }, (_, index): PlanMonth => ({ year, month: index + 1 })),
  );

  test.each(months)("for one goal, asked in $year-$month, between too little and enough", async (start) => {
    const plan = { ...GOAL, startYear: 2029, numberOfYears: 5, currentAnnualExpense: 40_000 };
    const { requiredMonthlyInvestment } = (await goalBlocks(plan, start)).result;
    for (const part of [0.8, 0.9, 0.97, 1.03]) {
      const monthlyInvestment = part * (requiredMonthlyInvestment ?? 0);
      const { result, blocks } = await goalBlocks({ ...plan, monthlyInvestment }, start);
      const isEven = result.chanceToReachLifestyleGoal >= 50;
      expect(isEven).toBe(part > 1);
      expect(new Set(saysWhole(blocks))).toEqual(new Set([isEven]));
    }
  });

  test.each(months.slice(0, 12))("for several goals, asked in $year-$month", async (start) => {
    const goals = KIDS_SAVER.goals.map((goal) => ({ ...goal, startYear: 2029 }));
    const ask = async (monthlyInvestment: number) => {
      const plan = { ...KIDS_SAVER, goals, monthlyInvestment };
      const result = await forecastKidsSaver(plan, { ...context, start });
      return { result, blocks: kidsSaverResultBlocks(plan, result, resultContext({ start })) };
    };
    const { requiredMonthlyInvestment } = (await ask(1_000)).result;
    for (const part of [0.85, 0.95, 1.03]) {
      const { result, blocks } = await ask(part * (requiredMonthlyInvestment ?? 0));
      expect(result.chanceToReachLifestyleGoal >= 50).toBe(part > 1);
      expect(new Set(saysWhole(blocks))).toEqual(new Set([part > 1]));
    }
  });

  test("for several goals once described as fully paid at 46 in 100", async () => {
    const result = await forecastKidsSaver(KIDS_SAVER, { ...context, start: NOVEMBER });
    const blocks = kidsSaverResultBlocks(KIDS_SAVER, result, resultContext({ start: NOVEMBER }));
    expect(result.chanceToReachLifestyleGoal).toBeLessThan(50);
    expect(new Set(saysWhole(blocks))).toEqual(new Set([false]));
  });
});

test("nothing is spent on a single expense before it, so that savings last until no age", async () => {
  const plan = {
    ...GOAL,
    type: "HelpKids",
    numberOfYears: 1,
    startYear: 2028,
    currentAnnualExpense: 50_000,
    monthlyInvestment: 2_050,
  } as const;
  const { blocks } = await goalBlocks(plan, NOVEMBER);
  expect(blockOfKind(blocks, "answer").detail).toBe(
    "In the Realistic forecast they do not cover the expense.",
  );
});

test("a small step does not take newborns' parents from 82 in 100 to an even chance", async () => {
  const plan: ChildGoalPlan = {
    ...GOAL,
    age: 0,
    countryOfExpense: "UK",
    startYear: 2044,
    numberOfYears: 3,
    currentAnnualExpense: 108_100,
    monthlyInvestment: 1_100,
  };
  const { result, blocks } = await goalBlocks(plan, NOVEMBER);
  expect(result.chanceToReachLifestyleGoal).toBeGreaterThan(75);
  const { tone, text } = blockOfKind(blocks, "callout");
  expect(tone).toBe("neutral");
  expect(text).toMatch(/^With an adjusted monthly investment .* could fall from \d\d in 100 to 50 in 100\.$/);
});
