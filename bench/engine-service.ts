import { createFastestKernels } from "#functions/engine/simd-kernels.ts";
import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { FUNDS } from "#shared/domain/risk-strategies.ts";
import { Engine } from "#shared/engine/engine.ts";
import type { ScenarioModel } from "#shared/engine/growth-table.ts";
import type { CreateKernels } from "#shared/engine/kernels.ts";
import type { PlanningService } from "#shared/planning/planning-service.ts";
import { FUND_CODES } from "./plans.ts";

export const FUND_MIXES = new Map(
  FUNDS.map((fund) => [FUND_CODES[fund], EMBEDDED_MODEL.market.fundMixes[fund]]),
);

/** Creates the engine with scenarios or kernels other than those of production. */
export function engineService(
  model: ScenarioModel,
  createKernels: CreateKernels = createFastestKernels,
): PlanningService {
  const engine = new Engine(model, FUND_MIXES, createKernels);
  return {
    modelVersion: `seed-${model.seed}`,
    forecast: async (request) => engine.forecast(request),
    gap: async (request) => engine.gap(request),
  };
}
