import { ApiError } from "./api-error.ts";

/** Wait for an answer's head: longer than any function takes, which answers within seconds or is ended. Unit: ms. */
export const DEADLINE_MS = 20_000;

/**
 * Sends a body to a function, whatever it answers.
 * @throws {ApiError} if the function is not reached, or does not answer in time; the signal's reason if it was aborted
 */
export async function post(name: string, body: unknown, signal: AbortSignal): Promise<Response> {
  signal.throwIfAborted();
  const abort = new AbortController();
  // As AbortSignal.any does, which some supported browsers lack. It stays, so that the body can be given up too.
  signal.addEventListener("abort", () => abort.abort(signal.reason));
  const options: RequestInit = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal: abort.signal,
  };
  const deadline = setTimeout(() => abort.abort(), DEADLINE_MS);
  // Nothing but the request itself is tried here: an error of our own is no fault of the network.
  try {
    return await fetch(`/api/${name}`, options);
  } catch (cause) {
    signal.throwIfAborted();
    throw new ApiError({ kind: "unreachable" }, { cause });
  } finally {
    clearTimeout(deadline);
  }
}
