import type { IncomingMessage, ServerResponse } from "node:http";
import { requestHeaders } from "#tools/http/incoming-request.ts";
import type { RpcHttpRequest, RpcHttpResponse, RpcNullable } from "./core-types.ts";

/** A request as the Functions host sends it to the worker. */
export function toRpcRequest(request: IncomingMessage, url: URL, body: Uint8Array): RpcHttpRequest {
  // The host joins the values of a parameter that comes several times.
  const query = [...new Set(url.searchParams.keys())].map((name) => [
    name,
    url.searchParams.getAll(name).join(","),
  ]);
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
export function sendRpcResponse(response: ServerResponse, answer: RpcHttpResponse | undefined): void {
  response.statusCode = Number(answer?.statusCode ?? 204);
  for (const [name, value] of Object.entries(answer?.headers ?? {})) response.setHeader(name, value);
  response.end(answer?.body?.bytes);
}

function nullable(values: Readonly<Record<string, string>>): Record<string, RpcNullable<string>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
}
