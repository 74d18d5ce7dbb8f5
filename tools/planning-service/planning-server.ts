import { randomUUID } from "node:crypto";
import type { Server } from "node:http";
import { createArrivalClock } from "#functions/http/arrival-clock.ts";
import { createHandler } from "#functions/http/create-handler.ts";
import { HttpProblem } from "#functions/http/http-problem.ts";
import type { PlanningService } from "#shared/planning/planning-service.ts";
import { incomingRequest, readBody, requestUrl } from "#tools/http/incoming-request.ts";
import { createSafeServer, malformedAddress, sendAnswer, sendProblem } from "#tools/http/safe-server.ts";
import { MAXIMUM_BODY_BYTES, planningEndpoints } from "./planning-endpoints.ts";

/** A server of the planning service's interface, for programs alone: no page of any origin may read its answers. */
export function planningServer(service: PlanningService): Server {
  const elapsed = () => performance.now();
  const arrivalTime = createArrivalClock(elapsed);
  const handlers = new Map(
    planningEndpoints(service).map((endpoint) => [
      `/${endpoint.route}`,
      createHandler(endpoint, { allowedOrigins: new Set(), elapsed, arrivalTime }),
    ]),
  );
  return createSafeServer(async (request, response) => {
    const body = await readBody(request, MAXIMUM_BODY_BYTES);
    const url = requestUrl(request);
    if (body === null) return sendProblem(response, new HttpProblem("body-too-large"));
    if (url === null) return sendProblem(response, malformedAddress());
    const handler = handlers.get(url.pathname);
    if (handler === undefined) return sendProblem(response, new HttpProblem("not-found"));
    const context = { invocationId: randomUUID(), log: console.log };
    sendAnswer(response, await handler(incomingRequest(request, url, body), context));
  });
}
