import { Engine } from "#functions/engine/engine.ts";
import { createEmbeddedPlanningService } from "#functions/planning/embedded-planning-service.ts";
import { calculatePension } from "#shared/calculators/pension.ts";
import type { PensionPlan } from "#shared/contract/schemas/pension.ts";
import { PENSION_DEFAULTS } from "#shared/domain/defaults.ts";
import { MARKET_ASSUMPTIONS } from "#shared/domain/market-assumptions.ts";
import { FUNDS, PENSION_RISKS } from "#shared/domain/risk-strategies.ts";
import type { PlanningService } from "#shared/planning/planning-service.ts";
import { milliseconds, quantileOf, timed } from "./measure.ts";
import { createNaivePlanningService } from "./naive-planning-service.ts";

export const FUND_CODES = {
  Conservative: "ZZ0000000001",
  Balanced: "ZZ0000000002",
  Aggressive: "ZZ0000000003",
};
const FUND_MIXES = new Map(FUNDS.map((fund) => [FUND_CODES[fund], MARKET_ASSUMPTIONS.fundMixes[fund]]));
const SCENARIOS = 10_000;
const ROUNDS = 3;
const RUNS_A_ROUND = 200;
const WARM_UPS = 100;

/** A row of the printed table. */
export type Row = readonly [what: string, value: string];

function pensionPlan(variant: number): PensionPlan {
  const { livingWorkingIn: _, ...defaults } = PENSION_DEFAULTS;
  const risk = PENSION_RISKS[variant % PENSION_RISKS.length] ?? "Balanced";
  return { ...defaults, type: "Pension", monthlySalary: 20_000 + variant, risk };
}

const calculate = (planning: PlanningService, variant: number): Promise<unknown> =>
  calculatePension(pensionPlan(variant), {
    start: { year: 2026, month: 11 },
    planning,
    funds: FUND_CODES,
  });

/** A pension's `Calculate` in process: the engine beside a naive simulation, taking turns in one run. */
export async function benchEngine(): Promise<readonly Row[]> {
  let planning: PlanningService | undefined;
  const first = await timed(async () => {
    planning = createEmbeddedPlanningService(FUND_CODES);
    await calculate(planning, 0);
  });
  if (planning === undefined) throw new Error("no planning service");
  const engine = planning;
  const naive = createNaivePlanningService(MARKET_ASSUMPTIONS, FUND_MIXES, SCENARIOS);
  for (let run = 0; run < WARM_UPS; run++) await calculate(engine, run);

  const engineTimes: number[] = [];
  const naiveTimes: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    naiveTimes.push(await timed(() => calculate(naive, round)));
    for (let run = 0; run < RUNS_A_ROUND; run++) engineTimes.push(await timed(() => calculate(engine, run)));
  }
  const engineMedian = quantileOf(engineTimes, 0.5);
  const naiveMedian = quantileOf(naiveTimes, 0.5);
  return [
    ["pension, engine, scenario table and first answer", milliseconds(first)],
    ["pension, engine, warm p50", milliseconds(engineMedian)],
    ["pension, engine, warm p99", milliseconds(quantileOf(engineTimes, 0.99))],
    ["pension, naive (draws per request, months, sorts), p50", milliseconds(naiveMedian)],
    ["engine against naive, same scenarios", `${Math.round(naiveMedian / engineMedian)} × faster`],
  ];
}

/** Standard errors over independent seeds, each with the engine's own number of scenarios. */
export async function benchPrecision(): Promise<readonly Row[]> {
  const SEEDS = 12;
  const results = [];
  for (let seed = 1; seed <= SEEDS; seed++) {
    const engine = new Engine({ market: MARKET_ASSUMPTIONS, seed, scenarios: SCENARIOS }, FUND_MIXES);
    const planning: PlanningService = {
      modelVersion: `seed-${seed}`,
      forecast: async (request) => engine.forecast(request),
      gap: async (request) => engine.gap(request),
    };
    const plan = { ...pensionPlan(2), monthlySalary: 8_000 };
    results.push(
      await calculatePension(plan, { start: { year: 2026, month: 11 }, planning, funds: FUND_CODES }),
    );
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
