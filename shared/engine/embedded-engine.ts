import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { FUNDS } from "#shared/domain/risk-strategies.ts";
import type { FundCodes } from "#shared/planning/planning-service.ts";
import { Engine } from "./engine.ts";
import type { CreateKernels } from "./kernels.ts";

/**
 * Returns the engine of `EMBEDDED_MODEL`, whose results name that model.
 * @param funds codes by which requests name the funds
 */
export function createEmbeddedEngine(
  funds: FundCodes,
  createKernels: CreateKernels,
  cachedStretches?: number,
): Engine {
  const { fundMixes } = EMBEDDED_MODEL.market;
  return new Engine(
    EMBEDDED_MODEL,
    new Map(FUNDS.map((fund) => [funds[fund], fundMixes[fund]])),
    createKernels,
    cachedStretches,
  );
}
