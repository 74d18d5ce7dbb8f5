/**
 * Reason for a failed call. "refused": the service answered with a failure status. "not-loaded": the answer arrived,
 * but the code that checks it could not be loaded, because a new version of the site is out.
 */
type ApiFailure =
  | { readonly kind: "unreachable" }
  | {
      readonly kind: "refused";
      readonly status: number;
      readonly retryAfterMs: number;
      /** Identifies the call in the log; null if the answer is not from one of the functions. */
      readonly correlationId: string | null;
    }
  | { readonly kind: "unexpected-answer" }
  | { readonly kind: "not-loaded" };

export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure, options?: ErrorOptions) {
    super(failure.kind, options);
    this.failure = failure;
  }
}

/** Longest wait for an answer's head: every function answers or is ended within seconds. Unit: milliseconds. */
export const DEADLINE_MS = 20_000;

/** Longest pause before a second try while a visitor waits for an answer. Unit: milliseconds. */
const LONGEST_PAUSE_MS = 3_000;

const SERVICE_UNAVAILABLE = 503;

/**
 * Sends a body to a function that may receive it twice. If the function is overloaded for a moment, sends it once more
 * after the time that the function asks for.
 * @throws {ApiError} if the function is not reached, or does not answer in time; the signal's reason if it was aborted
 */
export async function postPatiently(name: string, body: unknown, signal: AbortSignal): Promise<Response> {
  const response = await post(name, body, signal);
  const pauseMs = response.status === SERVICE_UNAVAILABLE ? retryAfterMs(response) : 0;
  if (pauseMs === 0 || pauseMs > LONGEST_PAUSE_MS) return response;
  await pause(pauseMs, signal);
  return post(name, body, signal);
}

/** Returns the wait before another try that an answer asks for, in ms; 0 if none. Source: RFC 9110, section 10.2.3. */
function retryAfterMs({ headers }: Response): number {
  const seconds = headers.get("Retry-After") ?? "";
  return /^\d+$/.test(seconds) ? Number(seconds) * 1_000 : 0;
}

/** Returns the failure of an answer that refuses a call. */
export function refusalOf(response: Response): ApiError {
  return new ApiError({
    kind: "refused",
    status: response.status,
    retryAfterMs: retryAfterMs(response),
    correlationId: correlationIdOf(response),
  });
}

/** Returns what identifies a call in the log; null if its answer is not from one of the functions. */
export function correlationIdOf({ headers }: Response): string | null {
  return headers.get("X-Correlation-Id");
}

/**
 * Sends a body to a function and returns any answer, failures included.
 * @throws {ApiError} if the function is not reached, or does not answer in time; the signal's reason if it was aborted
 */
export async function post(name: string, body: unknown, signal: AbortSignal): Promise<Response> {
  signal.throwIfAborted();
  const abort = new AbortController();
  // Like AbortSignal.any, which some supported browsers lack. The listener stays, so that reading the body can be
  // aborted too.
  signal.addEventListener("abort", () => abort.abort(signal.reason));
  const options: RequestInit = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal: abort.signal,
  };
  const deadline = setTimeout(() => abort.abort(), DEADLINE_MS);
  // Only the request itself is inside the try: an error of our own code is not a network failure.
  try {
    return await fetch(`/api/${name}`, options);
  } catch (cause) {
    signal.throwIfAborted();
    throw new ApiError({ kind: "unreachable" }, { cause });
  } finally {
    clearTimeout(deadline);
  }
}

/** Returns the body of an answer; undefined if it is not JSON. @throws the signal's reason if it was aborted */
export async function readJson(response: Response, signal: AbortSignal): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}

/** Returns whether the site answers at all. The request asks for nothing that holds personal data. */
export async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(window.location.pathname, { method: "HEAD", cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/** @throws the signal's reason if it is aborted meanwhile */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
