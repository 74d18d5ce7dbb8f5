import { MARKET_ASSUMPTIONS, type MarketAssumptions } from "./market-assumptions.ts";

/** The market and the scenarios that forecasts are drawn from. */
interface ForecastModel {
  /** Part of every result of this model. */
  readonly version: string;
  readonly market: MarketAssumptions;
  readonly scenarios: number;
  readonly seed: number;
}

/** Change this with every change of the engine that alters results. */
const ENGINE_VERSION = "embedded-2";
/** The one of 60 seeds whose forecasts are nearest to those of a million plainly drawn scenarios; see docs/adr/0011. */
const SEED = 52;
const SCENARIOS = 10_000;

/** The model of the engine in this repository. */
export const EMBEDDED_MODEL: ForecastModel = {
  version: `${ENGINE_VERSION}/${MARKET_ASSUMPTIONS.name}/seed-${SEED}/scenarios-${SCENARIOS}`,
  market: MARKET_ASSUMPTIONS,
  scenarios: SCENARIOS,
  seed: SEED,
};
