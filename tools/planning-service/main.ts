// Serves the embedded engine by the planning service's HTTP interface.
import { randomUUID } from "node:crypto";
import type { Server } from "node:http";
import { readConfig } from "#functions/config/config.ts";
import { createArrivalClock } from "#functions/http/arrival-clock.ts";
import { createCallLog } from "#functions/http/call-log.ts";
import { createHandler } from "#functions/http/create-handler.ts";
import type { Endpoint } from "#functions/http/endpoint.ts";
import { HttpProblem, invalidInput } from "#functions/http/http-problem.ts";
import { jsonResponse } from "#functions/http/json-response.ts";
import { readJsonBody } from "#functions/http/parse-json.ts";
import { createEmbeddedPlanningService } from "#functions/planning/embedded-planning-service.ts";
import { type GeneratedValidator, validateWith } from "#shared/contract/validation.ts";
import { PlanningRequestError } from "#shared/engine/check-request.ts";
import * as validators from "#shared/planning/generated/validators.js";
import type { PlanningService } from "#shared/planning/planning-service.ts";
import { incomingRequest } from "#tools/http/incoming-request.ts";
import { close, listen, portFrom } from "#tools/http/listen.ts";
import { createSafeServer, sendAnswer, sendProblem } from "#tools/http/safe-server.ts";
import { applyLocalSettings } from "#tools/local-settings.ts";
import { failedStart, stopOnSignal } from "#tools/process/lifecycle.ts";
import { PLANNING_CONTRACT } from "./contract.ts";

/** A server of the planning service's interface, for programs alone: no page of any origin may read its answers. */
function planningServer(service: PlanningService): Server {
  const elapsed = () => performance.now();
  const arrivalTime = createArrivalClock(elapsed);
  const log = createCallLog(elapsed);
  const handlers = new Map(
    planningEndpoints(service).map((endpoint) => [
      `/${endpoint.route}`,
      createHandler(endpoint, {
        allowedOrigins: new Set(),
        elapsed,
        arrivalTime,
        clientOf: () => undefined,
        log,
      }),
    ]),
  );
  return createSafeServer(MAXIMUM_BODY_BYTES, async (request, url, body, response) => {
    const handler = handlers.get(url.pathname);
    if (handler === undefined) return sendProblem(response, new HttpProblem("not-found"));
    const context = { invocationId: randomUUID(), log: console.log };
    sendAnswer(response, await handler(incomingRequest(request, url, body), context));
  });
}

/** Room for a plan with a payment of its own in each month of many accounts. */
const MAXIMUM_BODY_BYTES = 4 * 1024 * 1024;

/** The planning service's HTTP interface, version 3, and its contract. Source: specification section 7. */
function planningEndpoints(service: PlanningService): readonly Endpoint[] {
  const { modelVersion, forecast, gap } = service;
  return [
    endpoint("financial-planning", validators.PlanningRequest, forecast, modelVersion),
    endpoint("financial-planning-gap", validators.GapRequest, gap, modelVersion),
    {
      name: "openapi",
      route: "openapi.json",
      methods: ["GET", "HEAD"],
      handle: async () => jsonResponse(PLANNING_CONTRACT),
    },
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
      const plan = validateWith(
        validator,
        await readJsonBody(request, MAXIMUM_BODY_BYTES, Number.POSITIVE_INFINITY),
      );
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

const DEFAULT_PORT = 7072;

try {
  applyLocalSettings(".");
  const server = planningServer(createEmbeddedPlanningService(readConfig().funds));
  const origin = await listen(server, portFrom("PLANNING_SERVICE_PORT", DEFAULT_PORT));
  stopOnSignal(() => close(server));
  console.log(`Planning service: ${origin}`);
} catch (error) {
  failedStart("The planning service", error);
}
