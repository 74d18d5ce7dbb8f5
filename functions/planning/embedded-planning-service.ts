import { createFastestKernels } from "#functions/engine/simd-kernels.ts";
import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { createEmbeddedEngine } from "#shared/engine/embedded-engine.ts";
import type { FundCodes, PlanningService } from "#shared/planning/planning-service.ts";

/** The planning service in process: the embedded engine over fixed scenarios, so the same plan gives the same answer. */
export function createEmbeddedPlanningService(funds: FundCodes): PlanningService {
  const engine = createEmbeddedEngine(funds, createFastestKernels);
  return {
    modelVersion: EMBEDDED_MODEL.version,
    forecast: async (request) => engine.forecast(request),
    gap: async (request) => engine.gap(request),
    chances: async (request) => engine.chances(request),
    gaps: async (request, percentiles) => engine.gaps(request, percentiles),
    shareOfNoneFailing: async (plans) => engine.shareOfNoneFailing(plans),
  };
}
