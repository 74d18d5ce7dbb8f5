import { HttpProblem } from "#functions/http/http-problem.ts";
import { unavailable } from "#functions/http/unavailable.ts";

/** An answer that takes longer is none: a visitor waits for it. */
const DEADLINE_MS = 1_600;

/** How the clients try again, in the time there is: a connection that was dropped is the usual reason. */
export const RETRY = { tries: 2, delayMs: 100 } as const;

/** Calls the storage. @throws {HttpProblem} `unavailable` if that fails or takes too long */
export async function storageCall<T>(call: (abortSignal: AbortSignal) => Promise<T>): Promise<T> {
  const late = AbortSignal.timeout(DEADLINE_MS);
  try {
    return await call(late);
  } catch (error) {
    throw error instanceof HttpProblem ? error : unavailable("The storage does not answer");
  }
}

/** Whether the storage refused a call with the given status. */
export function isStatus(error: unknown, status: number): boolean {
  return error instanceof Error && "statusCode" in error && error.statusCode === status;
}
