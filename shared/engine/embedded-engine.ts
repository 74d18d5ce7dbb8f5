import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { FUNDS } from "#shared/domain/risk-strategies.ts";
import type { FundCodes } from "#shared/planning/planning-service.ts";
import { Engine } from "./engine.ts";
import type { CreateKernels } from "./kernels.ts";
import type { FundMixes } from "./strategy.ts";

/**
 * Returns the engine of `EMBEDDED_MODEL`, whose results name that model.
 * @param funds codes by which requests name the funds
 */
export function createEmbeddedEngine(
  funds: FundCodes,
  createKernels: CreateKernels,
  cachedStretches?: number,
): Engine {
  return new Engine(EMBEDDED_MODEL, embeddedFundMixes(funds), createKernels, cachedStretches);
}

/** Returns the mixes of `EMBEDDED_MODEL` behind the codes of funds. */
export function embeddedFundMixes(funds: FundCodes): FundMixes {
  const { fundMixes } = EMBEDDED_MODEL.market;
  return new Map(FUNDS.map((fund) => [funds[fund], fundMixes[fund]]));
}
