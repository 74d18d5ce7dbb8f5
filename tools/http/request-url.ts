import type { IncomingMessage } from "node:http";

/** The address of a request; null if target and host make none, or its path is wrongly percent-encoded. */
export function requestUrl({ url = "", headers: { host = "" } }: IncomingMessage): URL | null {
  // A host with a delimiter in it would move part of the path.
  if (!/^[^/?#@\\]+$/.test(host)) return null;
  const address = URL.parse(url.startsWith("/") ? `http://${host}${url}` : url);
  return address !== null && isDecodable(address.pathname) ? address : null;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
