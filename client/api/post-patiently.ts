import { post } from "./post.ts";

/** A visitor who waits for an answer is kept waiting by another try no longer than this. Unit: milliseconds. */
const LONGEST_PAUSE_MS = 3_000;

const SERVICE_UNAVAILABLE = 503;

/**
 * Sends a body that may be sent twice to a function; once more where that is overloaded for a moment, after the time
 * that it asks for.
 * @throws {ApiError} if the function is not reached, or does not answer in time; the signal's reason if it was aborted
 */
export async function postPatiently(name: string, body: unknown, signal: AbortSignal): Promise<Response> {
  const response = await post(name, body, signal);
  const pauseMs = pauseAskedFor(response);
  if (pauseMs === undefined || pauseMs > LONGEST_PAUSE_MS) return response;
  await pause(pauseMs, signal);
  return post(name, body, signal);
}

/** Milliseconds; undefined where an answer asks for no other try. Source: RFC 9110, section 10.2.3. */
function pauseAskedFor({ status, headers }: Response): number | undefined {
  const seconds = headers.get("Retry-After") ?? "";
  return status === SERVICE_UNAVAILABLE && /^\d+$/.test(seconds) ? Number(seconds) * 1_000 : undefined;
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
