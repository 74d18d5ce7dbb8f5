import type { IncomingMessage, ServerResponse } from "node:http";
import { HttpProblem } from "#functions/http/http-problem.ts";
import { requestHeaders } from "#tools/http/incoming-request.ts";
import { close, listen, portFrom } from "#tools/http/listen.ts";
import { createSafeServer, sendProblem } from "#tools/http/safe-server.ts";
import { StartError } from "#tools/process/lifecycle.ts";
import type { RpcHttpRequest, RpcHttpResponse, RpcNullable } from "./core.ts";
import type { StartTrigger, TriggeredFunction } from "./trigger.ts";

/** Largest body that Azure Static Web Apps passes on to a linked Function App. */
const MAXIMUM_BODY_BYTES = 30 * 1024 * 1024;

const DEFAULT_PORT = 7071;

/** A function and where it is. */
interface Route<T> {
  /** Literal segments, as `api/Calculate`: no function of this product has a parameter in its path. */
  readonly path: string;
  readonly methods: readonly string[];
  readonly target: T;
}

/** Serves the HTTP functions below the route prefix. */
export const startHttpTrigger: StartTrigger = async (functions, { extensions }) => {
  const prefix = extensions?.http?.routePrefix ?? "api";
  const routes = functions.map((target) => toRoute(target, prefix));
  const server = createSafeServer(MAXIMUM_BODY_BYTES, async (request, url, body, response) => {
    const target = findTarget(routes, request.method ?? "", url.pathname);
    if (target === undefined) return sendProblem(response, new HttpProblem("not-found"));
    const returned = await target.invoke({ http: toRpcRequest(request, url, body) });
    sendRpcResponse(response, returned?.http as RpcHttpResponse | undefined);
  });
  const origin = await listen(server, portFrom("FUNCTIONS_PORT", DEFAULT_PORT));
  return {
    summary: routes.map(({ path, target }) => `${target.name}: ${origin}/${path}`),
    stop: () => close(server),
  };
};

function toRoute(target: TriggeredFunction, prefix: string): Route<TriggeredFunction> {
  const { name, binding } = target;
  const { route = name, methods } = binding;
  if (methods === undefined) throw new StartError(`${name} has no methods`);
  const segments = [prefix, route].filter((part) => part !== "");
  return { path: segments.join("/"), methods, target };
}

/** Finds a function, whatever the case of its path. @throws {URIError} if the path is wrongly percent-encoded */
export function findTarget<T>(routes: readonly Route<T>[], method: string, path: string): T | undefined {
  const wanted = comparable(path);
  return routes.find((route) => route.methods.includes(method) && comparable(route.path) === wanted)?.target;
}

/** A path as all that write it in another way have it. */
function comparable(path: string): string {
  const segments = path.split("/").filter((segment) => segment !== "");
  return segments.map((segment) => encodeURIComponent(decodeURIComponent(segment).toLowerCase())).join("/");
}

/** A request as the Functions host sends it to the worker. */
function toRpcRequest(request: IncomingMessage, url: URL, body: Uint8Array): RpcHttpRequest {
  // The host joins the values of a parameter that comes several times.
  const names = new Set(url.searchParams.keys());
  const query = Array.from(names, (name) => [name, url.searchParams.getAll(name).join(",")]);
  return {
    method: request.method ?? "",
    url: url.href,
    nullableHeaders: nullable(requestHeaders(request)),
    nullableQuery: nullable(Object.fromEntries(query)),
    nullableParams: {},
    ...(body.byteLength > 0 && { body: { bytes: body } }),
  };
}

/** Sends what the worker answered; a function that returns nothing has no content to send. */
function sendRpcResponse(response: ServerResponse, answer: RpcHttpResponse | undefined): void {
  response.statusCode = Number(answer?.statusCode ?? 204);
  for (const [name, value] of Object.entries(answer?.headers ?? {})) response.setHeader(name, value);
  response.end(answer?.body?.bytes);
}

function nullable(values: Readonly<Record<string, string>>): Record<string, RpcNullable<string>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
}
