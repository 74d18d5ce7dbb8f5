import type { IncomingMessage } from "node:http";

/**
 * The address of a request; null if target and host make none, its path is wrongly percent-encoded, or it names a user,
 * as no browser's request does.
 */
export function requestUrl({ url = "", headers: { host = "" } }: IncomingMessage): URL | null {
  // A host with a delimiter in it would move part of the path.
  if (!/^[^/?#@\\]+$/.test(host)) return null;
  const address = URL.parse(url.startsWith("/") ? `http://${host}${url}` : url);
  if (address === null || address.username !== "" || address.password !== "") return null;
  return isDecodable(address.pathname) ? address : null;
}

function isDecodable(path: string): boolean {
  try {
    // What nobody used, a bundler would take out.
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}
