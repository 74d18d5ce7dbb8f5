import * as validators from "#shared/contract/generated/validators.js";
import type { Problem } from "#shared/contract/schemas/problem.ts";
import { ApiError } from "./api-error.ts";
import { post } from "./post.ts";

/**
 * Sends a body to a function and hands back its answer.
 * @param isAnswer whether an answer has the shape that was promised
 * @throws {ApiError} if the call fails; the signal's reason if it was aborted
 */
export async function postJson<T>(
  name: string,
  body: unknown,
  isAnswer: (answer: unknown) => answer is T,
  signal: AbortSignal,
): Promise<T> {
  const response = await post(name, body, signal);
  const answer = await readJson(response, signal);
  if (response.ok && isAnswer(answer)) return answer;
  if (!response.ok && isProblem(answer)) throw new ApiError({ kind: "problem", problem: answer });
  throw new ApiError({ kind: "unexpected-answer", status: response.status });
}

/** The body, or undefined if it is not JSON. */
async function readJson(response: Response, signal: AbortSignal): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}

function isProblem(answer: unknown): answer is Problem {
  return validators.Problem(answer);
}
