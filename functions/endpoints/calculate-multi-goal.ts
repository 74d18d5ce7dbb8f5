import type { Endpoint } from "#functions/http/endpoint.ts";
import { calculation, type PlanningDependencies } from "./calculation.ts";

/** `POST CalculateMultiGoal`: the forecast of several child goals saved for together. */
export function calculateMultiGoal(dependencies: PlanningDependencies): Endpoint {
  return calculation("CalculateMultiGoal", () => "kidsSaver", dependencies);
}
