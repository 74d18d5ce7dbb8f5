import type { IncomingMessage } from "node:http";

/** The address of a request; null if target or host make none. */
export function requestUrl({ url = "", headers: { host = "" } }: IncomingMessage): URL | null {
  return URL.parse(url.startsWith("/") ? `http://${host}${url}` : url);
}
