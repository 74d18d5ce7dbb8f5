import { Engine } from "#functions/engine/engine.ts";
import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { FUNDS } from "#shared/domain/risk-strategies.ts";
import type { FundCodes, PlanningService } from "#shared/planning/planning-service.ts";

/** The planning service in process: the embedded engine over fixed scenarios, so the same plan gives the same answer. */
export function createEmbeddedPlanningService(funds: FundCodes): PlanningService {
  const { version, market } = EMBEDDED_MODEL;
  const engine = new Engine(
    EMBEDDED_MODEL,
    new Map(FUNDS.map((fund) => [funds[fund], market.fundMixes[fund]])),
  );
  return {
    modelVersion: version,
    forecast: async (request) => engine.forecast(request),
    gap: async (request) => engine.gap(request),
  };
}
