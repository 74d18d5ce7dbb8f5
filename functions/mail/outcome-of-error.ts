import type { SendOutcome } from "./mail-transport.ts";

/** Errors before a connection was established, including a wrong certificate: the provider has received nothing. */
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

/** Outcomes of statuses with a specific meaning. Source: RFC 9110, and SendGrid's API reference, errors. */
const KIND_OF_STATUS: ReadonlyMap<number, SendOutcome["kind"]> = new Map([
  // A wrong key, a key that may not send, an unverified sender, or an account without credit.
  [401, "unauthorized"],
  [403, "unauthorized"],
  // No mail is accepted at the configured address.
  ...[301, 302, 303, 307, 308, 404, 405, 410, 421].map((status) => [status, "unauthorized"] as const),
  [408, "retryable"],
  [429, "retryable"],
  [503, "retryable"],
]);

const MINIMUM_SERVER_ERROR = 500;

/** The part of SendGrid client errors that this file reads. For a redirect, the status is in the answer. */
interface SendFailure {
  readonly code?: unknown;
  readonly response?: {
    readonly status?: unknown;
    readonly headers?: { readonly "retry-after"?: unknown };
  };
}

/** Returns the outcome of an attempt from an error of SendGrid's client, an answer or none. `now` in milliseconds. */
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

/** Reads seconds or a date. Source: RFC 9110, section 10.2.3. @returns milliseconds; undefined if it is neither */
export function parseRetryAfter(header: unknown, now: number): number | undefined {
  if (typeof header !== "string") return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
