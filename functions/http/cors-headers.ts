import type { IncomingRequest } from "./endpoint.ts";

/** Lets pages of the allowed origins read the answer; every other page stays under the same-origin policy. */
export function corsHeaders(
  { headers, method }: Pick<IncomingRequest, "headers" | "method">,
  allowedOrigins: ReadonlySet<string>,
  allowedMethods: readonly string[],
): Record<string, string> {
  const origin = headers.get("origin");
  if (origin === null || !allowedOrigins.has(origin)) return {};
  const allowed = { "Access-Control-Allow-Origin": origin, Vary: "Origin" };
  if (method !== "OPTIONS") {
    return { ...allowed, "Access-Control-Expose-Headers": "Retry-After, X-Correlation-Id" };
  }
  return {
    ...allowed,
    "Access-Control-Allow-Methods": allowedMethods.join(", "),
    "Access-Control-Allow-Headers": "Content-Type",
    "Access-Control-Max-Age": "600",
  };
}
