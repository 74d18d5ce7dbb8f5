import { PENSION_RISKS } from "#shared/domain/risk-strategies.ts";
import type { ScenarioModel } from "#shared/engine/growth-table.ts";
import { createScalarKernels } from "#shared/engine/scalar-kernels.ts";
import { type SimulatedAccount, simulatedAccounts } from "#shared/engine/simulated-accounts.ts";
import { Simulation } from "#shared/engine/simulation.ts";
import type { FundMixes } from "#shared/engine/strategy.ts";
import { forecastPension } from "#shared/pension/forecast/forecast.ts";
import type { GapRequest, PlanningRequest } from "#shared/planning/planning-schemas.ts";
import type { PlanningService } from "#shared/planning/planning-service.ts";
import { pensionPlan, planningContext } from "../plans.ts";

/** The calculations for programs in other languages: one pension of each strategy, with the engine's own scenarios. */
export interface Workload {
  /**
   * Little-endian, without padding:
   *
   * - int32 scenarios, int32 plans; then for each plan
   * - int32 years
   * - two tables, without a fee and with one: float32 growth[years][scenarios] of one unit over the plan year, and
   *   float32 annuity[years][scenarios], the value at the year's end of one unit paid each month but the first
   * - the forecast: float64 percentiles[3], the flow of all accounts
   * - three gaps: float64 target, float64 percentile, int32 table, the flow of the account whose factor is requested,
   *   the flow of all others
   *
   * A flow is float64 opening, float64 monthly[years], float64 last[years]: each year grows the balance, and adds
   * `monthly · annuity + last`.
   */
  readonly input: Uint8Array;
  /** For each plan: the percentiles at the start and after each year, then each gap's factor and chance at the end. */
  readonly answers: readonly number[];
}

/** The requests of one calculation to the planning service, with their answers. */
interface RecordedCalculation {
  forecast?: PlanningRequest;
  readonly gaps: GapRequest[];
  readonly answers: number[];
}

/** @throws {Error} if a calculation requests anything other than a forecast and gaps */
export async function createWorkload(
  planning: PlanningService,
  model: ScenarioModel,
  fundMixes: FundMixes,
): Promise<Workload> {
  const simulation = new Simulation(model, createScalarKernels);
  const parts: Uint8Array[] = [int32(model.scenarios, PENSION_RISKS.length)];
  const answers: number[] = [];
  for (const variant of PENSION_RISKS.keys()) {
    const record = await recordCalculation(planning, variant);
    parts.push(...planInput(record, simulation, fundMixes));
    answers.push(...record.answers);
  }
  return { input: Buffer.concat(parts), answers };
}

async function recordCalculation(planning: PlanningService, variant: number): Promise<RecordedCalculation> {
  const record: RecordedCalculation = { gaps: [], answers: [] };
  await forecastPension(
    pensionPlan(variant),
    planningContext({
      modelVersion: planning.modelVersion,
      forecast: async (request) => {
        const answer = await planning.forecast(request);
        record.forecast = request;
        const paths = answer.percentileForecast.map(({ outcomes }) => outcomes.map(({ value }) => value));
        record.answers.push(...(paths[0] ?? []).flatMap((_, index) => paths.map((path) => path[index] ?? 0)));
        return answer;
      },
      gap: async (request) => {
        const answer = await planning.gap(request);
        record.gaps.push(request);
        for (const { factor, probabilityOfReachingTargetUsingExistingFunds: chance } of answer.gapFactors) {
          record.answers.push(factor ?? Number.NaN, chance);
        }
        return answer;
      },
    }),
  );
  return record;
}

function planInput(
  { forecast, gaps }: RecordedCalculation,
  simulation: Simulation,
  fundMixes: FundMixes,
): readonly Uint8Array[] {
  if (forecast === undefined) throw new Error("a pension calculates a forecast");
  const accounts = simulatedAccounts(forecast, fundMixes);
  const { percentiles, observationTimeSteps } = forecast.simulationSettings;
  const years = observationTimeSteps.length - 1;
  const withFee = gaps.find(hasFee);
  if (withFee === undefined) throw new Error("a pension calculates a chance with a fee");
  const tables = [accounts, simulatedAccounts(withFee, fundMixes)].map((held) =>
    Array.from({ length: years }, (_, year) => yearGrowth(held, year, simulation)),
  );
  return [
    int32(years),
    ...tables.flatMap((table) => [
      ...table.map(({ growth }) => bytes(growth)),
      ...table.map(({ annuity }) => bytes(annuity)),
    ]),
    float64(...percentiles, ...flow(accounts, years)),
    ...gaps.flatMap((gap) => {
      const { itemIdForFactorInAssetsAndDebts: itemId, targetValue, targetPercentile } = gap;
      const all = simulatedAccounts(gap, fundMixes);
      const item = all.filter(({ id }) => id === itemId);
      const rest = all.filter(({ id }) => id !== itemId);
      return [
        float64(targetValue, targetPercentile),
        int32(hasFee(gap) ? 1 : 0),
        float64(...flow(item, years), ...flow(rest, years)),
      ];
    }),
  ];
}

function hasFee({ assetsAndDebts }: PlanningRequest): boolean {
  return assetsAndDebts.investmentAccounts.some(({ investmentAllocations }) =>
    investmentAllocations.some(({ annualFee }) => annualFee > 0),
  );
}

/** Returns a plan year of a pension's strategy: copies, because the simulation may reuse its arrays. */
function yearGrowth([account]: readonly SimulatedAccount[], year: number, { stretches }: Simulation) {
  const step = account?.strategy.findLast(({ fromMonth }) => fromMonth <= 12 * year);
  if (step === undefined) throw new RangeError("a strategy starts at month 0");
  const { growth, annuity } = stretches.get(12 * year, 12 * (year + 1), step.holding);
  return { growth: growth.slice(), annuity: annuity.slice() };
}

function flow(accounts: readonly SimulatedAccount[], years: number): readonly number[] {
  const at = (month: number) => accounts.reduce((sum, account) => sum + (account.flow[month] ?? 0), 0);
  const each = (month: (year: number) => number) =>
    Array.from({ length: years }, (_, year) => at(month(year)));
  return [at(0), ...each((year) => 12 * year + 1), ...each((year) => 12 * year + 12)];
}

const int32 = (...values: readonly number[]) => bytes(Int32Array.from(values));
const float64 = (...values: readonly number[]) => bytes(Float64Array.from(values));
const bytes = ({ buffer, byteOffset, byteLength }: NodeJS.TypedArray) =>
  new Uint8Array(buffer, byteOffset, byteLength);
