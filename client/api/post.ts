import { ApiError } from "./api-error.ts";

/** Wait for an answer's head: longer than any function takes, which answers within seconds or is ended. Unit: ms. */
export const DEADLINE_MS = 20_000;

/**
 * Sends a body to a function, whatever it answers.
 * @throws {ApiError} if the function is not reached, or does not answer in time; the signal's reason if it was aborted
 */
export async function post(name: string, body: unknown, signal: AbortSignal): Promise<Response> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), DEADLINE_MS);
  try {
    return await fetch(`/api/${name}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, deadline.signal]),
    });
  } catch (cause) {
    signal.throwIfAborted();
    throw new ApiError({ kind: "unreachable" }, { cause });
  } finally {
    clearTimeout(timer);
  }
}
