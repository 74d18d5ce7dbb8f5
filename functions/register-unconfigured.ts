import { performance } from "node:perf_hooks";
import { app } from "@azure/functions";
import type { ConfigError } from "./config/config.ts";
import { MCP } from "./endpoints/mcp.ts";
import { API_ROUTES } from "./endpoints/open-api-operations.ts";
import { createArrivalClock } from "./http/arrival-clock.ts";
import { createCallLog } from "./http/call-log.ts";
import { ALL_METHODS, createHandler } from "./http/create-handler.ts";
import { unavailable } from "./http/http-problem.ts";

/**
 * Registers every function of the API in an app whose settings are wrong: each answers 503, whatever the method but
 * OPTIONS, which tells the methods, and Health says why. Without them the host would answer 404, and nobody could tell this
 * from a wrong address. The queue and the timer have no function: one that throws would use up the attempts of every order
 * in the queue, which waits there instead, and what the sweep deletes is in a storage that the settings may not name.
 */
export function registerUnconfigured({ message }: ConfigError): void {
  console.error(message);
  const elapsed = () => performance.now();
  const arrivalTime = createArrivalClock(elapsed);
  const log = createCallLog(elapsed);
  for (const [route, name] of [...API_ROUTES, [MCP.route, MCP.name] as const]) {
    const handle = async () => {
      // It names settings and rules, never values.
      throw name === "Health" ? unavailable(message) : unavailable();
    };
    app.http(name, {
      route,
      methods: ALL_METHODS,
      authLevel: "anonymous",
      handler: createHandler(
        { name, route, methods: ALL_METHODS, handle },
        { allowedOrigins: new Set(), elapsed, arrivalTime, clientOf: () => undefined, log },
      ),
    });
  }
}
