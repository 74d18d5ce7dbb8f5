import type { SendOutcome } from "./mail-transport.ts";

/** Errors of a connection that never was: the provider has seen nothing. */
const NEVER_CONNECTED = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"]);

const MINIMUM_SERVER_ERROR = 500;
const SERVICE_UNAVAILABLE = 503;
const TOO_MANY_REQUESTS = 429;

/** The part of an error of SendGrid's client that is read; of a redirect, the status stands in the answer. */
interface SendFailure {
  readonly code?: unknown;
  readonly response?: {
    readonly status?: unknown;
    readonly headers?: { readonly "retry-after"?: unknown };
  };
}

/**
 * The outcome of a failed attempt to send, by the error of SendGrid's client: an answer with another status than success,
 * or a failure without an answer.
 * @param now milliseconds since 1970-01-01T00:00Z
 */
export function outcomeOfError(error: unknown, now: number): SendOutcome {
  const { code, response }: SendFailure = Object(error);
  const status = response ? [code, response.status].find((value) => typeof value === "number") : undefined;
  if (status === TOO_MANY_REQUESTS || status === SERVICE_UNAVAILABLE) {
    const retryAfterMs = parseRetryAfter(response?.headers?.["retry-after"], now);
    return { kind: "retryable", ...(retryAfterMs !== undefined && { retryAfterMs }) };
  }
  if (status !== undefined) return { kind: status < MINIMUM_SERVER_ERROR ? "rejected" : "unknown" };
  return { kind: typeof code === "string" && NEVER_CONNECTED.has(code) ? "retryable" : "unknown" };
}

/** Seconds, or a date. Source: RFC 9110, section 10.2.3. @returns milliseconds; undefined if it cannot be read */
export function parseRetryAfter(header: unknown, now: number): number | undefined {
  if (typeof header !== "string") return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
