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
  /** Names and values in turn, sent as they are: nothing is added, joined or normalised. */
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
  const hasHost = headers.some((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
  const outgoing = request({
    hostname,
    port,
    path,
    method,
    headers: [...(hasHost ? [] : ["Host", host]), ...headers, ...length(body)],
  });
  outgoing.end(body);
  const [response] = await once(outgoing, "response");
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

function length(body: string | Uint8Array | undefined): string[] {
  return body === undefined ? [] : ["Content-Length", String(Buffer.byteLength(body))];
}
