import { Engine } from "#functions/engine/engine.ts";
import type { CreateKernels } from "#functions/engine/kernels.ts";
import { createScalarKernels } from "#functions/engine/scalar-kernels.ts";
import { createEmbeddedPlanningService } from "#functions/planning/embedded-planning-service.ts";
import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { FUNDS } from "#shared/domain/risk-strategies.ts";
import type { PlanningService } from "#shared/planning/planning-service.ts";
import { milliseconds, Sampler, timed } from "./measure.ts";
import { createNaivePlanningService } from "./naive-planning-service.ts";
import { calculateChildGoalPlan, calculateKidsSaverPlan, calculatePensionPlan, FUND_CODES } from "./plans.ts";

const { market, scenarios } = EMBEDDED_MODEL;
const FUND_MIXES = new Map(FUNDS.map((fund) => [FUND_CODES[fund], market.fundMixes[fund]]));
const ROUNDS = 3;
const RUNS_A_ROUND = 200;
const WARM_UPS = 100;

/** A row of the printed table. */
export type Row = readonly [what: string, value: string];

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
  const times = (quicker: Sampler, slower: Sampler): string =>
    `${Number((slower.quantile(0.5) / quicker.quantile(0.5)).toPrecision(3))} × faster`;
  return [
    ["pension, engine, scenario table and first answer", milliseconds(first)],
    ["pension, engine, warm p50", milliseconds(pension.quantile(0.5))],
    ["pension, engine, warm p99", milliseconds(pension.quantile(0.99))],
    ["child goal, engine, warm p50", milliseconds(childGoal.quantile(0.5))],
    ["Kids Saver of four goals, engine, warm p50", milliseconds(kidsSaver.quantile(0.5))],
    ["memory of the process with a warm engine", `${Math.round(memory / 1e6)} MB`],
    ["pension, engine without SIMD, warm p50", milliseconds(pensionScalar.quantile(0.5))],
    ["pension, naive (draws per request, months, sorts), p50", milliseconds(pensionNaive.quantile(0.5))],
    ["engine against itself without SIMD", times(pension, pensionScalar)],
    ["engine against naive, same scenarios", times(pension, pensionNaive)],
  ];
}

/** Standard errors over independent seeds, each with the engine's own number of scenarios. */
export async function benchPrecision(): Promise<readonly Row[]> {
  const SEEDS = 12;
  const results = [];
  for (let seed = 1; seed <= SEEDS; seed++) {
    results.push(await calculatePensionPlan(serviceOf(seed), 2, { monthlySalary: 8_000 }));
  }
  const error = (values: readonly number[]): { mean: number; deviation: number } => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
    return { mean, deviation: Math.sqrt(variance) };
  };
  const relative = (values: readonly number[]): string => {
    const { mean, deviation } = error(values);
    return `${((100 * deviation) / Math.abs(mean)).toFixed(2)} %`;
  };
  const chance = error(results.map((result) => result.chanceToReachLifestyleGoal));
  return [
    ["standard error, chance", `${chance.deviation.toFixed(2)} points`],
    ["standard error, requirement", relative(results.map((result) => result.requiredMonthlyInvestment ?? 0))],
    [
      "standard error, median at 80",
      relative(results.map(({ outcomesAt50th }) => outcomesAt50th.at(-1)?.value ?? 0)),
    ],
    [
      "standard error, 10th percentile at retirement",
      relative(results.map(({ outcomesAt10th }) => outcomesAt10th.find(({ age }) => age === 65)?.value ?? 0)),
    ],
  ];
}
