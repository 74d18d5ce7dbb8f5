import { ApiError } from "./api-error.ts";
import { postPatiently } from "./post-patiently.ts";
import { readJson } from "./read-answer.ts";

/**
 * Sends a body to a function and hands back its answer.
 * @param loadGuard loads what tells whether an answer has the shape that was promised
 * @throws {ApiError} if the call fails; the signal's reason if it was aborted
 */
export async function postJson<T>(
  name: string,
  body: unknown,
  loadGuard: () => Promise<(answer: unknown) => answer is T>,
  signal: AbortSignal,
): Promise<T> {
  const guard = loadGuard().catch((cause) => {
    throw new ApiError({ kind: "not-loaded" }, { cause });
  });
  // It may fail long before there is an answer, which says first whether the service is reached at all.
  guard.catch(() => {});
  const response = await postPatiently(name, body, signal);
  if (!response.ok) throw new ApiError({ kind: "refused", status: response.status });
  const [isAnswer, answer] = await Promise.all([guard, readJson(response, signal)]);
  if (isAnswer(answer)) return answer;
  throw new ApiError({ kind: "unexpected-answer" });
}
