import type { SendOutcome } from "./mail-transport.ts";

/** Errors of a connection that never was: the provider has seen nothing, nor has one whose certificate is none of its own. */
const NEVER_CONNECTED = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "CERT_HAS_EXPIRED",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "ERR_TLS_CERT_ALTNAME_INVALID",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
]);

/** What statuses mean that tell more than their class. Source: RFC 9110, and SendGrid's API reference, errors. */
const KIND_OF_STATUS: ReadonlyMap<number, SendOutcome["kind"]> = new Map([
  // A wrong key, one without the right to send, a sender that is not verified, an account without credit.
  [401, "unauthorized"],
  [403, "unauthorized"],
  // Nobody takes mail at our address of the provider.
  ...[301, 302, 303, 307, 308, 404, 405, 410, 421].map((status) => [status, "unauthorized"] as const),
  [408, "retryable"],
  [429, "retryable"],
  [503, "retryable"],
]);

const MINIMUM_SERVER_ERROR = 500;

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
  if (status === undefined) {
    return { kind: typeof code === "string" && NEVER_CONNECTED.has(code) ? "retryable" : "unknown" };
  }
  const kind = KIND_OF_STATUS.get(status) ?? (status < MINIMUM_SERVER_ERROR ? "rejected" : "unknown");
  const retryAfterMs = parseRetryAfter(response?.headers?.["retry-after"], now);
  return { kind, providerStatus: status, ...(retryAfterMs !== undefined && { retryAfterMs }) };
}

/** Seconds, or a date. Source: RFC 9110, section 10.2.3. @returns milliseconds; undefined if it cannot be read */
export function parseRetryAfter(header: unknown, now: number): number | undefined {
  if (typeof header !== "string") return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
