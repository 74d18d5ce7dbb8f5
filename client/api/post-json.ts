import * as validators from "#shared/contract/generated/validators.js";
import { ApiError } from "./api-error.ts";
import { post } from "./post.ts";
import { readJson } from "./read-answer.ts";

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
  if (!response.ok && validators.Problem(answer)) throw new ApiError({ kind: "problem", problem: answer });
  throw new ApiError({ kind: "unexpected-answer", status: response.status });
}
