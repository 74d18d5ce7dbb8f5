import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SERVED_CALCULATORS } from "#functions/calculators.ts";
import { forecastChildGoal } from "#shared/child-goal/forecast/forecast.ts";
import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { createScalarKernels } from "#shared/engine/scalar-kernels.ts";
import { forecastFamily } from "#shared/family/forecast/forecast.ts";
import { childPurses, pensionPurse } from "#shared/family/purses.ts";
import { forecastKidsSaver } from "#shared/kids-saver/forecast/forecast.ts";
import { forecastPension } from "#shared/pension/forecast/forecast.ts";
import type { PlanningService } from "#shared/planning/planning-service.ts";
import { createNaivePlanningService } from "./baselines/naive-planning-service.ts";
import { createPrograms } from "./baselines/programs.ts";
import { createWorkload } from "./baselines/workload.ts";
import {
  milliseconds,
  Sampler,
  type TakeTimes,
  timeRuns,
  timesAsLong,
  timesFaster,
  timesSlower,
} from "./measure.ts";
import {
  childGoalPlan,
  engineService,
  FUND_MIXES,
  familyPlan,
  kidsSaverPlan,
  pensionPlan,
  planningContext,
  tightPensionPlan,
} from "./plans.ts";
import { atLeast, atMost, type Row } from "./table.ts";

const { market, scenarios } = EMBEDDED_MODEL;
const ROUNDS = 3;
const RUNS_A_ROUND = 200;
const WARM_UPS = 100;
const NUMPY_RUNS_A_ROUND = 40;
/** The engine has to be so many times as fast against numpy as C is: how fast numpy itself is depends on the machine. */
const SHARE_OF_C = 0.6;

/** Measures `Calculate` in process: the engine with and without SIMD and its baselines, in turns within one run. */
export async function benchEngine(): Promise<readonly Row[]> {
  await using temporary = await mkdtempDisposable(join(tmpdir(), "bench-"));
  const engine = engineService(EMBEDDED_MODEL);
  const scalar = engineService(EMBEDDED_MODEL, createScalarKernels);
  const naive = createNaivePlanningService(market, FUND_MIXES, scenarios);
  const workload = await createWorkload(engine, EMBEDDED_MODEL, FUND_MIXES);
  const programs = await createPrograms(workload, temporary.path);

  const context = planningContext(engine);
  const pension = new Sampler(pensionTimes(engine));
  const childGoal = new Sampler(timeRuns((run) => forecastChildGoal(childGoalPlan(run), context)));
  const kidsSaver = new Sampler(timeRuns((run) => forecastKidsSaver(kidsSaverPlan(run), context)));
  const family = new Sampler(timeRuns((run) => forecastFamily(familyPlan(run), context)));
  const calculatorsOfFamily = new Sampler(
    timeRuns(async (run) => {
      await forecastPension(pensionPurse(familyPlan(run)), context);
      for (const child of childPurses(familyPlan(run))) await forecastKidsSaver(child, context);
    }),
  );
  const insights = new Sampler(insightsTimes(engine));
  const pensionScalar = new Sampler(pensionTimes(scalar));
  const pensionNaive = new Sampler(pensionTimes(naive));
  const pensionC = programs.c && new Sampler(programs.c);
  const pensionNumpy = programs.numpy && new Sampler(programs.numpy);

  const fast = [pension, childGoal, kidsSaver, family, calculatorsOfFamily, insights, pensionScalar];
  for (const sampler of fast) await sampler.warmUp(WARM_UPS);
  for (let round = 0; round < ROUNDS; round++) {
    for (const sampler of fast) await sampler.take(RUNS_A_ROUND);
    await pensionC?.take(RUNS_A_ROUND);
    await pensionNumpy?.take(NUMPY_RUNS_A_ROUND);
    await pensionNaive.take(1);
  }

  const p50 = (sampler: Sampler) => sampler.quantile(0.5);
  const slowness = (sampler: Sampler) => p50(sampler) / p50(pension);
  return [
    time("pension in process, warm p50", pension),
    { what: "pension in process, warm p99", measured: milliseconds(pension.quantile(0.99)) },
    time("child goal in process, warm p50", childGoal),
    atMost("child goal against the longest pension", slowness(childGoal), 0.4, timesAsLong),
    time("Kids Saver with four goals in process, warm p50", kidsSaver),
    time("family with two children in process, warm p50", family),
    atMost(
      "family against the calculators of its own",
      p50(family) / p50(calculatorsOfFamily),
      1.2,
      timesAsLong,
    ),
    time("insights of a pension in process, warm p50", insights),
    atMost("insights against the pension itself", slowness(insights), 2.5, timesAsLong),
    time("pension without SIMD, p50", pensionScalar),
    time("pension, naive (draws, walks months, sorts), p50", pensionNaive),
    ...(pensionNumpy ? [time("pension, numpy, p50", pensionNumpy)] : []),
    ...(pensionC ? [time("pension, C, p50", pensionC)] : []),
    { what: "engine against itself without SIMD", measured: timesFaster(slowness(pensionScalar)) },
    atLeast("engine against naive", slowness(pensionNaive), 2_500, timesFaster),
    pensionNumpy && pensionC
      ? atLeast(
          `engine against numpy (target: ${SHARE_OF_C} of what C reaches)`,
          slowness(pensionNumpy),
          (SHARE_OF_C * p50(pensionNumpy)) / p50(pensionC),
          timesFaster,
        )
      : { what: "engine against numpy", measured: "no numpy or no C compiler here" },
    pensionC
      ? atMost("engine against C", 1 / slowness(pensionC), 1.3, timesSlower)
      : { what: "engine against C", measured: "no C compiler here" },
  ];
}

export const pensionTimes = (planning: PlanningService): TakeTimes =>
  timeRuns((run) => forecastPension(pensionPlan(run), planningContext(planning)));

export function insightsTimes(planning: PlanningService): TakeTimes {
  const context = planningContext(planning);
  return timeRuns(async (run) => {
    const plan = SERVED_CALCULATORS.pension.checkPlan(tightPensionPlan(run), context.start);
    if (!plan.ok) throw new Error("the plan is invalid");
    await plan.value.insights(context);
  });
}

const time = (what: string, sampler: Sampler): Row => ({
  what,
  measured: milliseconds(sampler.quantile(0.5)),
});
