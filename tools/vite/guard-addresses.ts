import type { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { requestUrl } from "#tools/http/incoming-request.ts";
import { malformedAddress, sendProblem } from "#tools/http/safe-server.ts";

/**
 * Answers requests whose address cannot be read, or which a browser would take for another host's, before anything else
 * sees them: what follows throws, and shows stack and paths or ends the process. All others go on by their path.
 */
export function guardAddresses(server: EventEmitter): void {
  const listeners = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const url = requestUrl(request);
    if (url === null || url.pathname.startsWith("//")) return sendProblem(response, malformedAddress());
    request.url = `${url.pathname}${url.search}`;
    for (const listener of listeners) listener.call(server, request, response);
  });
}
