import { ApiError } from "./api-error.ts";

/**
 * Sends a body to a function, whatever it answers.
 * @throws {ApiError} if the function is not reached; the signal's reason if it was aborted
 */
export async function post(name: string, body: unknown, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(`/api/${name}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      signal,
    });
  } catch (cause) {
    signal.throwIfAborted();
    throw new ApiError({ kind: "unreachable" }, { cause });
  }
}
