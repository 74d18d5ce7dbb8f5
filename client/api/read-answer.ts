import * as validators from "#shared/contract/generated/validators.js";
import type { Problem } from "#shared/contract/schemas/problem.ts";

/** The body of an answer, or undefined if it is not JSON. @throws the signal's reason if it was aborted */
export async function readJson(response: Response, signal: AbortSignal): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}

export function isProblem(answer: unknown): answer is Problem {
  return validators.Problem(answer);
}
