import { createFastestKernels } from "#functions/engine/simd-kernels.ts";
import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { createEmbeddedEngine } from "#shared/engine/embedded-engine.ts";
import type { Engine } from "#shared/engine/engine.ts";
import type { FundCodes, PlanningService } from "#shared/planning/planning-service.ts";

/** The planning service in process: the embedded engine over fixed scenarios, so the same plan gives the same answer. */
export function createEmbeddedPlanningService(funds: FundCodes): PlanningService {
  return servedByEngine(createEmbeddedEngine(funds, createFastestKernels), EMBEDDED_MODEL.version);
}

/** Returns a planning service whose every call an engine answers. */
export function servedByEngine(engine: Engine, modelVersion: string): PlanningService {
  return {
    modelVersion,
    forecast: async (request) => engine.forecast(request),
    gap: async (...question) => engine.gap(...question),
    chances: async (request) => engine.chances(request),
    gaps: async (request, percentiles) => engine.gaps(request, percentiles),
    shareOfNoneFailing: async (plans) => engine.shareOfNoneFailing(plans),
    totals: async (request) => engine.totals(request),
  };
}
