// Calculates the worked examples, so that pages show their figures before any request.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { createEmbeddedPlanningService } from "#functions/planning/embedded-planning-service.ts";
import { CHILD_GOAL_EXAMPLE_START, childGoalExamplePlan } from "#shared/child-goal/example-plan.ts";
import { forecastChildGoal } from "#shared/child-goal/forecast/forecast.ts";
import type { GoalResult } from "#shared/child-goal/schemas.ts";
import type { Outcome } from "#shared/contract/forecast-result.ts";
import { GOAL_TYPES } from "#shared/domain/child-goals.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { FAMILY_EXAMPLE_PLAN, FAMILY_EXAMPLE_START } from "#shared/family/example-plan.ts";
import { forecastFamily } from "#shared/family/forecast/forecast.ts";
import { pensionPurse } from "#shared/family/purses.ts";
import { KIDS_SAVER_EXAMPLE_PLAN, KIDS_SAVER_EXAMPLE_START } from "#shared/kids-saver/example-plan.ts";
import { forecastKidsSaver } from "#shared/kids-saver/forecast/forecast.ts";
import { PENSION_EXAMPLE_PLAN } from "#shared/pension/example-plan.ts";
import { forecastPension } from "#shared/pension/forecast/forecast.ts";
import type { PlanningContext } from "#shared/planning/planning-service.ts";
import type { ExampleCurves, ExampleFigures } from "#shared/report/example.ts";
import { valueAtAge } from "#shared/report/outcomes.ts";

const TARGET = new URL("../shared/report/generated/examples/", import.meta.url);

/** Maximum number of points in a small drawing. */
const MOST_POINTS = 26;

/** The engine finds a fund by its code, whatever that is. */
const FUNDS = { Conservative: "Conservative", Balanced: "Balanced", Aggressive: "Aggressive" };

const PLANNING = createEmbeddedPlanningService(FUNDS);

function startingIn(start: PlanMonth): PlanningContext {
  return { start, planning: PLANNING, funds: FUNDS };
}

type Result = Pick<
  GoalResult,
  "chanceToReachLifestyleGoal" | "requiredMonthlyInvestment" | "valueAtRetirement"
> &
  Record<"outcomesAt50th" | "outcomesAt10th", readonly Outcome[]>;

/** @param pessimistic at the moment that is saved for, plan currency */
function figuresOf(result: Result, pessimistic: number): ExampleFigures {
  if (result.requiredMonthlyInvestment === null) throw new Error("an example requires some investment");
  return {
    chance: Math.round(100 * result.chanceToReachLifestyleGoal) / 100,
    realistic: Math.round(result.valueAtRetirement),
    pessimistic: Math.round(pessimistic),
    required: Math.ceil(result.requiredMonthlyInvestment),
    curves: curvesOf(result),
  };
}

function curvesOf({ outcomesAt50th, outcomesAt10th }: Result): ExampleCurves {
  const highest = Math.max(...[...outcomesAt50th, ...outcomesAt10th].map(({ value }) => value));
  const step = Math.ceil(outcomesAt50th.length / MOST_POINTS);
  const heights = (outcomes: readonly Outcome[]) =>
    outcomes
      .filter((_, index) => index % step === 0)
      .map(({ value }) => Math.max(0, Math.round((100 * value) / highest)));
  return { realistic: heights(outcomesAt50th), pessimistic: heights(outcomesAt10th) };
}

async function writeExample(file: string, name: string, type: string, value: object): Promise<void> {
  await writeFile(new URL(`${file}.js`, TARGET), `export const ${name} = ${JSON.stringify(value)};\n`);
  const types = [
    'import type { ExampleFigures } from "../../example.ts";',
    `export declare const ${name}: ${type};`,
  ];
  await writeFile(new URL(`${file}.d.ts`, TARGET), `${types.join("\n")}\n`);
}

await rm(TARGET, { recursive: true, force: true });
await mkdir(TARGET, { recursive: true });

const pension = await forecastPension(PENSION_EXAMPLE_PLAN, startingIn(CHILD_GOAL_EXAMPLE_START));
const atRetirement = valueAtAge(pension.outcomesAt10th, PENSION_EXAMPLE_PLAN.retirementAge);
await writeExample("pension", "PENSION_EXAMPLE", "ExampleFigures", figuresOf(pension, atRetirement));

const goals = GOAL_TYPES.map(async (type) => {
  const result = await forecastChildGoal(childGoalExamplePlan(type), startingIn(CHILD_GOAL_EXAMPLE_START));
  return [type, figuresOf(result, result.valueAtRetirementAt10th)] as const;
});
await writeExample(
  "child-goal",
  "CHILD_GOAL_EXAMPLES",
  `Readonly<Record<${GOAL_TYPES.map((type) => `"${type}"`).join(" | ")}, ExampleFigures>>`,
  Object.fromEntries(await Promise.all(goals)),
);

const together = await forecastKidsSaver(KIDS_SAVER_EXAMPLE_PLAN, startingIn(KIDS_SAVER_EXAMPLE_START));
await writeExample(
  "kids-saver",
  "KIDS_SAVER_EXAMPLE",
  "ExampleFigures",
  figuresOf(together, together.valueAtRetirementAt10th),
);

const family = await forecastFamily(FAMILY_EXAMPLE_PLAN, startingIn(FAMILY_EXAMPLE_START));
const parent = pensionPurse(FAMILY_EXAMPLE_PLAN);
const retirement = await forecastPension(parent, startingIn(FAMILY_EXAMPLE_START));
const requirements = [family.purses.pension, ...family.purses.children].map(({ required }) => required[50]);
await writeExample(
  "family",
  "FAMILY_EXAMPLE",
  "ExampleFigures",
  figuresOf(
    {
      ...retirement,
      chanceToReachLifestyleGoal: family.chanceToReachLifestyleGoal,
      // Rounded up one by one, as shown.
      requiredMonthlyInvestment: requirements.reduce<number>((sum, each) => sum + Math.ceil(each ?? 0), 0),
    },
    valueAtAge(retirement.outcomesAt10th, parent.retirementAge),
  ),
);
