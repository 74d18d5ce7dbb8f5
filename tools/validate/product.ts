import { createFastestKernels } from "#functions/engine/simd-kernels.ts";
import { US_HISTORY } from "#functions/history/market-history.ts";
import { replay } from "#functions/history/replay.ts";
import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { embeddedFundMixes } from "#shared/engine/embedded-engine.ts";
import { Engine } from "#shared/engine/engine.ts";
import type { ScenarioModel } from "#shared/engine/growth-table.ts";
import type { FundMixes } from "#shared/engine/strategy.ts";
import { forecastPension } from "#shared/pension/forecast/forecast.ts";
import { pensionToReplay } from "#shared/pension/forecast/replay.ts";
import type { PensionPlan, RetirementResult } from "#shared/pension/schemas.ts";
import type { PlanningContext } from "#shared/planning/planning-service.ts";

/** The engine finds a fund by its code, whatever that is. */
export const FUND_CODES = { Conservative: "Conservative", Balanced: "Balanced", Aggressive: "Aggressive" };

/** The month in which every plan starts: figures are the same on every day. */
export const START: PlanMonth = { year: 2026, month: 11 };

/** Returns the product's engine, with its own model and funds unless others are given. */
export function productEngine(
  model: ScenarioModel = EMBEDDED_MODEL,
  fundMixes: FundMixes = embeddedFundMixes(FUND_CODES),
): Engine {
  return new Engine(model, fundMixes, createFastestKernels);
}

/** Returns the product's result of a plan. */
export function productResult(plan: PensionPlan, engine: Engine): Promise<RetirementResult> {
  const planning: PlanningContext["planning"] = {
    modelVersion: EMBEDDED_MODEL.version,
    forecast: async (request) => engine.forecast(request),
    gap: async (request) => engine.gap(request),
    chances: async (request) => engine.chances(request),
  };
  return forecastPension(plan, { start: START, funds: FUND_CODES, planning });
}

/** How many starts of a plan in the history of the US markets worked. */
export interface HistoryShare {
  /** Of 100 starts. */
  readonly worked: number;
  readonly starts: number;
}

/** Returns in how many starts a plan would have worked. @throws {RangeError} if it is longer than the history */
export function workedInHistory(plan: PensionPlan): HistoryShare {
  const walked = replay(
    pensionToReplay(plan, { start: START, funds: FUND_CODES }),
    US_HISTORY,
    embeddedFundMixes(FUND_CODES),
  );
  if (walked === undefined) throw new RangeError("the plan is longer than the history");
  return { worked: (100 * walked.worked) / walked.starts, starts: walked.starts };
}
