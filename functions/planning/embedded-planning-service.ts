import { Engine } from "#functions/engine/engine.ts";
import { MARKET_ASSUMPTIONS } from "#functions/engine/market-assumptions.ts";
import { FUNDS } from "#shared/domain/risk-strategies.ts";
import type { FundCodes } from "#shared/planning/fund-codes.ts";
import type { PlanningService } from "#shared/planning/planning-service.ts";

/** Change this with any change of the engine that moves a result. */
const ENGINE_VERSION = "embedded-1";
/** Of 60 seeds, the one whose forecasts are nearest to those of a million plainly drawn scenarios; see docs/adr/0011. */
const SEED = 52;
const SCENARIOS = 10_000;

/** The planning service in process: the embedded engine over fixed scenarios, so the same plan gives the same answer. */
export function createEmbeddedPlanningService(funds: FundCodes): PlanningService {
  const { fundMixes, name } = MARKET_ASSUMPTIONS;
  const engine = new Engine(
    { market: MARKET_ASSUMPTIONS, seed: SEED, scenarios: SCENARIOS },
    new Map(FUNDS.map((fund) => [funds[fund], fundMixes[fund]])),
  );
  return {
    modelVersion: `${ENGINE_VERSION}/${name}/seed-${SEED}/scenarios-${SCENARIOS}`,
    forecast: async (request) => engine.forecast(request),
    gap: async (request) => engine.gap(request),
  };
}
