import { type GeneratedValidator, validateWith } from "#shared/contract/validation.ts";
import { PlanningError } from "#shared/planning/planning-service.ts";

/** Address of the planning service, and the key that it requires. */
export interface PlanningServiceAddress {
  readonly url: string;
  readonly key?: string;
}

interface PlanningServiceAnswer<T> {
  readonly answer: T;
  /** The model that the service names, if it does. */
  readonly modelVersion?: string;
}

/** Far more than the largest answer: 1,201 time steps of 99 percentiles would take about 5 MB. */
const MAXIMUM_ANSWER_BYTES = 8 * 1024 * 1024;

/** A name that a report can show. */
const MODEL_VERSION = /^[\w./ -]{1,100}$/;

/**
 * Asks the planning service once.
 * @throws {PlanningError} `unavailable` if it is not reached or says so, `invalid-answer` if it answers anything else
 *   than what was promised; the signal's reason if it is aborted
 */
export async function postPlan<T>(
  { url, key }: PlanningServiceAddress,
  name: string,
  request: object,
  isAnswer: GeneratedValidator<T>,
  signal: AbortSignal,
): Promise<PlanningServiceAnswer<T>> {
  try {
    const response = await fetch(`${url}/api/v3/${name}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...(key && { Authorization: `Bearer ${key}` }) },
      body: JSON.stringify(request),
      redirect: "manual",
      signal,
    });
    const text = await readText(response);
    if (response.status === 503) {
      throw new PlanningError("unavailable", `the planning service answered ${response.status}`);
    }
    if (response.status !== 200) {
      throw new PlanningError("invalid-answer", `the planning service answered ${response.status}`);
    }
    const answer = validateWith(isAnswer, parse(text));
    if (!answer.ok)
      throw new PlanningError("invalid-answer", "the planning service's answer has an unexpected shape");
    const modelVersion = response.headers.get("x-model-version") ?? "";
    return { answer: answer.value, ...(MODEL_VERSION.test(modelVersion) && { modelVersion }) };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof PlanningError) throw error;
    // An error thrown by fetch is a failed connection; its text may name hosts, which must not be logged.
    throw new PlanningError("unavailable", "the planning service could not be reached");
  }
}

/** The body, but no more of it than an answer can have. */
async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAXIMUM_ANSWER_BYTES) {
      throw new PlanningError("invalid-answer", "the planning service's answer is too large");
    }
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PlanningError("invalid-answer", "the planning service's answer is not JSON");
  }
}
