import type { PlanningServiceAddress } from "#functions/planning/post-plan.ts";
import { type Environment, isWebAddress, setting } from "./environment.ts";

/**
 * Reads where an external planning service is, adding what is wrong with that to the faults.
 * @returns undefined where none is configured: the embedded engine forecasts
 */
export function parsePlanningConfig(
  environment: Environment,
  faults: string[],
): PlanningServiceAddress | undefined {
  const url = setting(environment, "PLANNING_SERVICE_URL");
  const key = setting(environment, "PLANNING_SERVICE_KEY");
  if (url === undefined) {
    if (key !== undefined) faults.push("PLANNING_SERVICE_URL must be set where PLANNING_SERVICE_KEY is");
    return undefined;
  }
  if (!isWebAddress(url)) faults.push("PLANNING_SERVICE_URL must be an address, as https://host");
  return { url: url.replace(/\/+$/, ""), ...(key !== undefined && { key }) };
}
