import type { Calculation } from "#shared/contract/calculation.ts";
import type { Insights } from "#shared/contract/insights.ts";
import { ApiError, postPatiently, readJson, refusalOf } from "./transport.ts";

/** Asks a question about a plan, such as its forecast. A plan holds no contact data: the server never learns who asks. */
export function calculateWith<Result>({ endpoint, loadResultGuard }: Calculation<Result>) {
  return (plan: unknown, signal: AbortSignal): Promise<Result> =>
    postJson(endpoint, plan, loadResultGuard, signal);
}

/** Loads the check that an answer is insights. */
export type LoadInsightsGuard<I> = () => Promise<(answer: unknown) => answer is I>;

/** Loads the check of the insights of every calculator but the family plan. */
export const loadInsightsGuard: LoadInsightsGuard<Insights> = async () =>
  (await import("#shared/contract/generated/Insights.js")).Insights;

/** Asks which changes would move the answer to a plan, for a plan of any calculator. */
export function askInsights<I>(
  plan: unknown,
  loadGuard: LoadInsightsGuard<I>,
  signal: AbortSignal,
): Promise<I> {
  return postJson("CalculateInsights", plan, loadGuard, signal);
}

/**
 * Sends a body to a function and returns its answer. @param loadGuard loads the check that an answer has its shape
 * @throws {ApiError} if the call fails; the signal's reason if it was aborted
 */
async function postJson<T>(
  name: string,
  body: unknown,
  loadGuard: () => Promise<(answer: unknown) => answer is T>,
  signal: AbortSignal,
): Promise<T> {
  const guard = loadGuard().catch((cause) => {
    throw new ApiError({ kind: "not-loaded" }, { cause });
  });
  // The guard may fail long before the answer arrives. A service that is not reached must be reported first.
  guard.catch(() => {});
  const response = await postPatiently(name, body, signal);
  if (!response.ok) throw refusalOf(response);
  const [isAnswer, answer] = await Promise.all([guard, readJson(response, signal)]);
  if (isAnswer(answer)) return answer;
  throw new ApiError({ kind: "unexpected-answer" });
}
