import { FEES, LIVING_COSTS } from "./costs.ts";
import type { FactGroup } from "./fact.ts";
import { LABOUR_LAW } from "./labour-law.ts";
import { MARKETS } from "./markets.ts";
import { RETIREMENT_VISA } from "./retirement-visa.ts";
import { STATE_PENSION_FACTS } from "./state-pensions.ts";

/** Every fact that the calculators state, by subject. */
export const FACTS: readonly FactGroup[] = [
  LABOUR_LAW,
  RETIREMENT_VISA,
  STATE_PENSION_FACTS,
  LIVING_COSTS,
  FEES,
  MARKETS,
];
