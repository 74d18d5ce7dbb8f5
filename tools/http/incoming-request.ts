import type { IncomingMessage } from "node:http";
import type { IncomingRequest } from "#functions/http/incoming-request.ts";
import { requestHeaders } from "./request-headers.ts";

/** A request of Node, read whole, as the endpoints take it. */
export function incomingRequest(request: IncomingMessage, url: URL, body: Uint8Array): IncomingRequest {
  return {
    method: request.method ?? "",
    url: url.href,
    headers: new Headers(requestHeaders(request)),
    arrayBuffer: async () => new Uint8Array(body).buffer,
  };
}
