import type { Endpoint } from "#functions/http/endpoint.ts";
import { HttpProblem } from "#functions/http/http-problem.ts";
import { invalidInput } from "#functions/http/invalid-input.ts";
import { jsonResponse } from "#functions/http/json-response.ts";
import { readJsonBody } from "#functions/http/read-json-body.ts";
import { type GeneratedValidator, validateWith } from "#shared/contract/validation.ts";
import { PlanningRequestError } from "#shared/engine/check-request.ts";
import * as validators from "#shared/planning/generated/validators.js";
import type { PlanningService } from "#shared/planning/planning-service.ts";

/** Room for a plan with a payment of its own in each month of many accounts. */
export const MAXIMUM_BODY_BYTES = 4 * 1024 * 1024;

/** The planning service's HTTP interface, version 3. Source: specification section 7. */
export function planningEndpoints(service: PlanningService): readonly Endpoint[] {
  const { modelVersion, forecast, gap } = service;
  return [
    endpoint("financial-planning", validators.PlanningRequest, forecast, modelVersion),
    endpoint("financial-planning-gap", validators.GapRequest, gap, modelVersion),
  ];
}

function endpoint<T>(
  name: string,
  validator: GeneratedValidator<T>,
  answer: (request: T) => Promise<object>,
  modelVersion: string,
): Endpoint {
  return {
    name,
    route: `api/v3/${name}`,
    methods: ["POST"],
    handle: async (request) => {
      const plan = validateWith(validator, await readJsonBody(request, MAXIMUM_BODY_BYTES));
      if (!plan.ok) throw invalidInput(plan.faults);
      const { headers, ...answered } = jsonResponse(await answer(plan.value).catch(refuseImpossiblePlan));
      return { ...answered, headers: { ...headers, "X-Model-Version": modelVersion } };
    },
  };
}

function refuseImpossiblePlan(error: unknown): never {
  if (error instanceof PlanningRequestError) throw new HttpProblem("invalid-input", { faults: error.faults });
  throw error;
}
