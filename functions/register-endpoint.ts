import { app, type HttpMethod } from "@azure/functions";
import { createHandler, type HandlerOptions } from "#functions/http/create-handler.ts";
import type { Endpoint } from "#functions/http/endpoint.ts";

/** All that the library can take, so that a wrong method is answered by us and not by the host. */
const ALL_METHODS: HttpMethod[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Makes an endpoint a function of the app. */
export function registerEndpoint(endpoint: Endpoint, options: HandlerOptions): void {
  app.http(endpoint.name, {
    route: endpoint.route,
    methods: ALL_METHODS,
    authLevel: "anonymous",
    handler: createHandler(endpoint, options),
  });
}
