import type { IncomingRequest } from "#functions/http/endpoint.ts";

/** A POST request with a body as JSON, or as it is where it is text or bytes. */
export function jsonRequest(body: unknown, headers: Record<string, string> = {}): IncomingRequest {
  const raw = typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body);
  const bytes = typeof raw === "string" ? new TextEncoder().encode(raw) : raw;
  return {
    method: "POST",
    url: "http://127.0.0.1:7071/api/Calculate",
    headers: new Headers({ "content-type": "application/json", ...headers }),
    arrayBuffer: async () => new Uint8Array(bytes).buffer,
  };
}
