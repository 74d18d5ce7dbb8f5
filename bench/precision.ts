import { PENSION_DEFAULTS } from "#shared/domain/defaults.ts";
import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { forecastPension } from "#shared/pension/forecast/forecast.ts";
import type { PensionPlan, RetirementResult } from "#shared/pension/schemas.ts";
import { percent, points } from "./measure.ts";
import { engineService, pensionPlan, planningContext } from "./plans.ts";
import { atMost, type Row } from "./table.ts";

const SEEDS = 12;

/** Yearly spending with which 25, 50 and 75 of 100 scenarios last: their chances vary most between seeds. Unit: AED. */
const MIDDLING_LIVING_COSTS = [181_000, 145_500, 120_400];

/** Returns the largest standard error of the chance among the pensions with a middling chance. */
async function middlingChanceError(): Promise<number> {
  const errors: number[] = [];
  for (const annualLivingCost of MIDDLING_LIVING_COSTS) {
    const plan = { ...pensionPlan(2), age: 35, monthlySalary: 20_000, annualLivingCost };
    errors.push(chanceError(await resultsBySeed(plan)));
  }
  return Math.max(...errors);
}

async function resultsBySeed(plan: PensionPlan): Promise<readonly RetirementResult[]> {
  const results: RetirementResult[] = [];
  for (let seed = 1; seed <= SEEDS; seed++) {
    results.push(await forecastPension(plan, planningContext(engineService({ ...EMBEDDED_MODEL, seed }))));
  }
  return results;
}

const chanceError = (results: readonly RetirementResult[]): number =>
  deviation(results.map(({ chanceToReachLifestyleGoal }) => chanceToReachLifestyleGoal));

/** Measures standard errors over independent seeds, each with the engine's own number of scenarios. */
export async function benchPrecision(): Promise<readonly Row[]> {
  const plan = { ...pensionPlan(2), age: PENSION_DEFAULTS.age, monthlySalary: 8_000 };
  const results = await resultsBySeed(plan);
  const relative = (values: readonly number[]): number => deviation(values) / Math.abs(mean(values));
  const requirement = relative(results.map((result) => result.requiredMonthlyInvestment ?? 0));
  const median = relative(results.map(({ outcomesAt50th }) => outcomesAt50th.at(-1)?.value ?? 0));
  const tail = relative(
    results.map(({ outcomesAt10th }) => outcomesAt10th.find(({ age }) => age === 65)?.value ?? 0),
  );
  return [
    atMost("standard error, chance", chanceError(results), 0.3, points),
    atMost("standard error, chance of middling pensions", await middlingChanceError(), 0.25, points),
    atMost("standard error, requirement", requirement, 0.002, percent),
    atMost("standard error, median at 80", median, 0.02, percent),
    atMost("standard error, 10th percentile at retirement", tail, 0.007, percent),
  ];
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the standard deviation of a sample. */
function deviation(values: readonly number[]): number {
  const center = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - center) ** 2, 0) / (values.length - 1));
}
