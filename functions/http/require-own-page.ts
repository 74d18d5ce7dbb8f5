import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingRequest } from "./endpoint.ts";
import { HttpProblem } from "./http-problem.ts";

/** Which callers that are no browser may have a report made: those that know a code, all, or none. */
export type ToolAccess =
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "all" }
  | { readonly kind: "none" };

/**
 * Lets through what a script of our own pages fetches, so that no other page can have mail sent by an image, a frame,
 * a prefetch or a link. Every current browser tells by Fetch Metadata (W3C) where a request comes from, and no page can
 * change that; who sends no such headers is no browser. A right access code is enough, whatever else is sent: `fetch` of
 * Node, too, sends such headers. A program can write any header and so pass for a page of ours: what holds programs is
 * the limits alone.
 * @throws {HttpProblem} 403
 */
export function requireOwnPage(request: Pick<IncomingRequest, "headers" | "url">, tools: ToolAccess): void {
  if (tools.kind === "code" && hasCode(request, tools.code)) return;
  const isAllowed = isFromBrowser(request) ? isOwnFetch(request) : tools.kind === "all";
  if (!isAllowed) throw new HttpProblem("cross-site-refused");
}

function isFromBrowser({ headers }: Pick<IncomingRequest, "headers">): boolean {
  return ["sec-fetch-site", "sec-fetch-mode", "sec-fetch-dest"].some((name) => headers.has(name));
}

function isOwnFetch({ headers }: Pick<IncomingRequest, "headers">): boolean {
  return (
    headers.get("sec-fetch-site") === "same-origin" &&
    headers.get("sec-fetch-dest") === "empty" &&
    headers.get("sec-fetch-mode") !== "navigate"
  );
}

function hasCode({ headers, url }: Pick<IncomingRequest, "headers" | "url">, code: string): boolean {
  const given = headers.get("x-functions-key") ?? new URL(url).searchParams.get("code") ?? "";
  // Hashes have one length, so that the comparison takes the same time for every guess.
  return timingSafeEqual(digest(given), digest(code));
}

function digest(text: string): Uint8Array {
  return createHash("sha256").update(text).digest();
}
