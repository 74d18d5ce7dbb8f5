import { Engine } from "#functions/engine/engine.ts";
import type { CreateKernels } from "#functions/engine/kernels.ts";
import { createScalarKernels } from "#functions/engine/scalar-kernels.ts";
import { createEmbeddedPlanningService } from "#functions/planning/embedded-planning-service.ts";
import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { FUNDS } from "#shared/domain/risk-strategies.ts";
import type { PlanningService } from "#shared/planning/planning-service.ts";
import { megabytes, milliseconds, percent, points, Sampler, timed, timesFaster } from "./measure.ts";
import { createNaivePlanningService } from "./naive-planning-service.ts";
import { calculateChildGoalPlan, calculateKidsSaverPlan, calculatePensionPlan, FUND_CODES } from "./plans.ts";
import { atLeast, atMost, type Row } from "./table.ts";

const { market, scenarios } = EMBEDDED_MODEL;
const FUND_MIXES = new Map(FUNDS.map((fund) => [FUND_CODES[fund], market.fundMixes[fund]]));
const ROUNDS = 3;
const RUNS_A_ROUND = 200;
const WARM_UPS = 100;

function serviceOf(seed: number, createKernels?: CreateKernels): PlanningService {
  const engine = new Engine({ market, seed, scenarios }, FUND_MIXES, createKernels);
  return {
    modelVersion: `seed-${seed}`,
    forecast: async (request) => engine.forecast(request),
    gap: async (request) => engine.gap(request),
  };
}

/** `Calculate` in process: the engine, itself without SIMD, and a naive simulation, taking turns in one run. */
export async function benchEngine(): Promise<readonly Row[]> {
  let planning: PlanningService | undefined;
  const first = await timed(async () => {
    planning = createEmbeddedPlanningService(FUND_CODES);
    await calculatePensionPlan(planning, 0);
  });
  if (planning === undefined) throw new Error("no planning service");
  const engine = planning;
  const pension = new Sampler((run) => calculatePensionPlan(engine, run));
  const childGoal = new Sampler((run) => calculateChildGoalPlan(engine, run));
  const kidsSaver = new Sampler((run) => calculateKidsSaverPlan(engine, run));
  for (const sampler of [pension, childGoal, kidsSaver]) await sampler.warmUp(WARM_UPS);
  const memory = process.memoryUsage().rss;

  const scalar = serviceOf(EMBEDDED_MODEL.seed, createScalarKernels);
  const pensionScalar = new Sampler((run) => calculatePensionPlan(scalar, run));
  await pensionScalar.warmUp(WARM_UPS);
  const naive = createNaivePlanningService(market, FUND_MIXES, scenarios);
  const pensionNaive = new Sampler((run) => calculatePensionPlan(naive, run));

  const fast = [pension, childGoal, kidsSaver, pensionScalar];
  for (let round = 0; round < ROUNDS; round++) {
    await pensionNaive.take(1);
    for (const sampler of fast) await sampler.take(RUNS_A_ROUND);
  }
  const ratio = (slower: Sampler): number => slower.quantile(0.5) / pension.quantile(0.5);
  return [
    atMost("pension, engine, warm p50", pension.quantile(0.5), 5, milliseconds),
    atMost("pension, engine, warm p99", pension.quantile(0.99), 10, milliseconds),
    atMost("child goal, engine, warm p50", childGoal.quantile(0.5), 3.5, milliseconds),
    atMost("Kids Saver of four goals, engine, warm p50", kidsSaver.quantile(0.5), 10, milliseconds),
    { what: "pension, engine, scenario table and first answer", measured: milliseconds(first) },
    { what: "memory of the process with a warm engine", measured: megabytes(memory) },
    { what: "pension, engine without SIMD, warm p50", measured: milliseconds(pensionScalar.quantile(0.5)) },
    {
      what: "pension, naive (draws per request, months, sorts), p50",
      measured: milliseconds(pensionNaive.quantile(0.5)),
    },
    { what: "engine against itself without SIMD", measured: timesFaster(ratio(pensionScalar)) },
    atLeast("engine against naive, same scenarios", ratio(pensionNaive), 900, timesFaster),
  ];
}

/** Standard errors over independent seeds, each with the engine's own number of scenarios. */
export async function benchPrecision(): Promise<readonly Row[]> {
  const SEEDS = 12;
  const results = [];
  for (let seed = 1; seed <= SEEDS; seed++) {
    results.push(await calculatePensionPlan(serviceOf(seed), 2, { monthlySalary: 8_000 }));
  }
  const chance = deviation(results.map((result) => result.chanceToReachLifestyleGoal));
  const relative = (values: readonly number[]): number => deviation(values) / Math.abs(mean(values));
  const requirement = relative(results.map((result) => result.requiredMonthlyInvestment ?? 0));
  const median = relative(results.map(({ outcomesAt50th }) => outcomesAt50th.at(-1)?.value ?? 0));
  const tail = relative(
    results.map(({ outcomesAt10th }) => outcomesAt10th.find(({ age }) => age === 65)?.value ?? 0),
  );
  return [
    atMost("standard error, chance", chance, 0.3, points),
    atMost("standard error, requirement", requirement, 0.002, percent),
    atMost("standard error, median at 80", median, 0.02, percent),
    atMost("standard error, 10th percentile at retirement", tail, 0.007, percent),
  ];
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Standard deviation of a sample. */
function deviation(values: readonly number[]): number {
  const center = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - center) ** 2, 0) / (values.length - 1));
}
