import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingRequest } from "./endpoint.ts";
import { HttpProblem } from "./http-problem.ts";

/** Callers other than browsers that may request a report: those with a code, all, or none. */
export type ToolAccess =
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "all" }
  | { readonly kind: "none" };

/**
 * Accepts requests by scripts of our own pages, so that no other page can cause mail through an image, a frame, a
 * prefetch or a link. Every current browser states the origin of a request in Fetch Metadata headers (W3C), which no
 * page can change. Callers without these headers are not browsers. The right access code is enough, whatever else is
 * sent: Node's `fetch` sends such headers too. Programs can write any header and pose as one of our pages; only the
 * limits stop them.
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
  // Hashes have the same length, so that the comparison takes the same time for every guess.
  return timingSafeEqual(digest(given), digest(code));
}

function digest(text: string): Uint8Array {
  return createHash("sha256").update(text).digest();
}
