import { once } from "node:events";
import { type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";

export interface Sent {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface SendOptions {
  readonly method?: string;
  /** Names and values in turn, sent as they are: a length is added unless the body comes in chunks. */
  readonly headers?: readonly string[];
  readonly body?: string | Uint8Array;
}

/** Sends a request that `fetch` would not: any method, headers and path as they are. */
export async function send(
  origin: string,
  path: string,
  { method = "GET", headers = [], body }: SendOptions = {},
): Promise<Sent> {
  const { hostname, port, host } = new URL(origin);
  const isGiven = (name: string) =>
    headers.some((text, index) => index % 2 === 0 && text.toLowerCase() === name);
  const outgoing = request({
    hostname,
    port,
    path,
    method,
    headers: [
      ...(isGiven("host") ? [] : ["Host", host]),
      ...headers,
      ...(body === undefined || isGiven("transfer-encoding")
        ? []
        : ["Content-Length", String(Buffer.byteLength(body))]),
    ],
  });
  outgoing.end(body);
  const [response] = await once(outgoing, "response");
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}
