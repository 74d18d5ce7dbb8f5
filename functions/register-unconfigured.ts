import { performance } from "node:perf_hooks";
import { app, type HttpMethod } from "@azure/functions";
import type { ConfigError } from "./config/config.ts";
import { MCP } from "./endpoints/mcp.ts";
import { API_ROUTES } from "./endpoints/open-api-operations.ts";
import { createArrivalClock } from "./http/arrival-clock.ts";
import { createHandler } from "./http/create-handler.ts";
import { unavailable } from "./http/http-problem.ts";

const METHODS: HttpMethod[] = ["GET", "HEAD", "POST"];

/**
 * Registers every function of the API in an app whose settings are wrong: each answers 503, and Health says why. Without
 * them the host would answer 404, and nobody could tell this from a wrong address. Orders wait in their queue.
 */
export function registerUnconfigured({ message }: ConfigError): void {
  console.error(message);
  const elapsed = () => performance.now();
  const arrivalTime = createArrivalClock(elapsed);
  for (const [route, name] of [...API_ROUTES, [MCP.route, MCP.name] as const]) {
    const handle = async () => {
      // It names settings and rules, never values.
      throw name === "Health" ? unavailable(message) : unavailable();
    };
    app.http(name, {
      route,
      methods: METHODS,
      authLevel: "anonymous",
      handler: createHandler(
        { name, route, methods: METHODS, handle },
        { allowedOrigins: new Set(), elapsed, arrivalTime, clientOf: () => undefined },
      ),
    });
  }
}
