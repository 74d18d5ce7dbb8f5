import type { IncomingMessage } from "node:http";
import type { IncomingRequest } from "#functions/http/endpoint.ts";

/** A request of Node, read whole, as the endpoints take it. */
export function incomingRequest(request: IncomingMessage, url: URL, body: Uint8Array): IncomingRequest {
  return {
    method: request.method ?? "",
    url: url.href,
    headers: new Headers(requestHeaders(request)),
    arrayBuffer: async () => new Uint8Array(body).buffer,
  };
}

/** Headers by lower-case name; values of one that came several times are joined, none is dropped. */
export function requestHeaders({ headersDistinct }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headersDistinct).map(([name, values = []]) => [name, values.join(",")]),
  );
}

/** Reads a whole body; null beyond the maximum, once the rest is read so that the sender gets an answer. */
export async function readBody(request: IncomingMessage, maximumBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length <= maximumBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  return length <= maximumBytes ? Buffer.concat(chunks) : null;
}

/** The address of a request; null if it is none, is wrongly percent-encoded, or names a user, as no browser's does. */
export function requestUrl({ url = "", headers: { host = "" } }: IncomingMessage): URL | null {
  // A host with a delimiter in it would move part of the path.
  if (!/^[^/?#@\\]+$/.test(host)) return null;
  const address = URL.parse(url.startsWith("/") ? `http://${host}${url}` : url);
  if (address === null || address.username !== "" || address.password !== "") return null;
  return isDecodable(address.pathname) ? address : null;
}

function isDecodable(path: string): boolean {
  try {
    // The result is used, as a bundler would remove an unused call.
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}
