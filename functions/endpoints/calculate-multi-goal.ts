import type { Endpoint } from "#functions/http/endpoint.ts";
import { jsonResponse } from "#functions/http/json-response.ts";
import { readJsonBody } from "#functions/http/read-json-body.ts";
import { calculateKidsSaver } from "#shared/kids-saver/forecast.ts";
import { validateKidsSaverPlan } from "#shared/kids-saver/form.ts";
import { calculation, MAXIMUM_PLAN_BYTES, type PlanningDependencies } from "./calculation.ts";

const KIDS_SAVER = calculation(validateKidsSaverPlan, calculateKidsSaver);

/** `POST CalculateMultiGoal`: the forecast of several child goals saved for together. */
export function calculateMultiGoal(dependencies: PlanningDependencies): Endpoint {
  return {
    name: "CalculateMultiGoal",
    route: "CalculateMultiGoal",
    methods: ["POST"],
    handle: async (request) => {
      const input = await readJsonBody(request, MAXIMUM_PLAN_BYTES);
      return jsonResponse(await KIDS_SAVER(input, dependencies));
    },
  };
}
