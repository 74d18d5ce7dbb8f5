import type { IncomingMessage, ServerResponse } from "node:http";
import { HttpProblem } from "#functions/http/http-problem.ts";
import { readBody, requestUrl } from "#tools/http/incoming-request.ts";
import { close, listen, portFrom } from "#tools/http/listen.ts";
import { createSafeServer, malformedAddress, sendProblem } from "#tools/http/safe-server.ts";
import { StartError } from "#tools/process/lifecycle.ts";
import type { RpcBinding, RpcHttpBinding, RpcHttpResponse } from "./core-types.ts";
import { sendRpcResponse, toRpcRequest } from "./http-data.ts";
import { findRoute, type Route } from "./router.ts";
import type { StartTrigger, TriggeredFunction } from "./trigger.ts";

/** What Azure Static Web Apps lets through to a linked Function App. */
const MAXIMUM_BODY_BYTES = 30 * 1024 * 1024;

const DEFAULT_PORT = 7071;

/** Serves the HTTP functions below the route prefix. */
export const startHttpTrigger: StartTrigger = async (functions, { extensions }) => {
  const prefix = extensions?.http?.routePrefix ?? "api";
  const routes = functions.map((target) => routeOf(target, prefix));
  const server = createSafeServer((request, response) => answer(routes, request, response));
  const origin = await listen(server, portFrom("FUNCTIONS_PORT", DEFAULT_PORT));
  return {
    summary: routes.map(({ template, target }) => `${target.name}: ${origin}/${template}`),
    stop: () => close(server),
  };
};

function routeOf(target: TriggeredFunction, prefix: string): Route<TriggeredFunction> {
  const { binding, name } = target;
  if (!isHttpBinding(binding)) throw new StartError(`${name} has no methods`);
  const segments = [prefix, binding.route ?? name].filter((part) => part !== "");
  return { template: segments.join("/"), methods: binding.methods, target };
}

function isHttpBinding(binding: RpcBinding): binding is RpcHttpBinding {
  return "methods" in binding && Array.isArray(binding.methods);
}

async function answer(
  routes: readonly Route<TriggeredFunction>[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request, MAXIMUM_BODY_BYTES);
  const url = requestUrl(request);
  if (body === null) return sendProblem(response, new HttpProblem("body-too-large"));
  if (url === null) return sendProblem(response, malformedAddress());
  const match = findRoute(routes, request.method ?? "", url.pathname);
  if (match === undefined) return sendProblem(response, new HttpProblem("not-found"));
  const returned = await match.target.invoke({ http: toRpcRequest(request, url, match.params, body) });
  sendRpcResponse(response, returned?.http as RpcHttpResponse | undefined);
}
