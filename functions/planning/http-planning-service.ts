import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  ConstantBackoff,
  circuitBreaker,
  handleWhen,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from "cockatiel";
import { type GeneratedValidator, validateWith } from "#shared/contract/validation.ts";
import * as validators from "#shared/planning/generated/validators.js";
import { PlanningError, type PlanningService } from "#shared/planning/planning-service.ts";

/** Timeouts and retries of the adapter. Units: milliseconds. */
const PATIENCE = {
  /** Time for an answer, every further attempt included. A calculation asks in parallel, so it fails in that time. */
  deadlineMs: 2_500,
  retryAfterMs: 150,
  /** After so many failures in a row the service is left alone for a while. */
  failuresUntilOpen: 10,
  openForMs: 5_000,
};

const FURTHER_ATTEMPTS = 1;

/** Named by results of a service that does not name its model. */
const UNNAMED_MODEL = "planning-service-v3";

/**
 * The planning service over HTTP, version 3. A connection that failed and an answer that says "not now" are tried once
 * more, nothing else is; a service that keeps failing is not asked for a while. Every failure is a `PlanningError`.
 */
export function createHttpPlanningService(
  address: PlanningServiceAddress,
  { deadlineMs, retryAfterMs, failuresUntilOpen, openForMs } = PATIENCE,
): PlanningService {
  let modelVersion = UNNAMED_MODEL;
  const policy = wrap(
    circuitBreaker(handleWhen(isFailureOfService), {
      halfOpenAfter: openForMs,
      breaker: new ConsecutiveBreaker(failuresUntilOpen),
    }),
    timeout(deadlineMs, TimeoutStrategy.Aggressive),
    retry(handleWhen(isUnavailable), {
      maxAttempts: FURTHER_ATTEMPTS,
      backoff: new ConstantBackoff(retryAfterMs),
    }),
  );

  async function ask<T>(name: string, request: object, isAnswer: GeneratedValidator<T>): Promise<T> {
    try {
      const answered = await policy.execute(({ signal }) =>
        postPlan(address, name, request, isAnswer, signal),
      );
      modelVersion = answered.modelVersion ?? UNNAMED_MODEL;
      return answered.answer;
    } catch (error) {
      throw toPlanningError(error);
    }
  }

  return {
    get modelVersion() {
      return modelVersion;
    },
    forecast: (request) => ask("financial-planning", request, validators.ForecastAnswer),
    gap: (request) => ask("financial-planning-gap", request, validators.GapAnswer),
  };
}

function isUnavailable(error: unknown): boolean {
  return error instanceof PlanningError && error.code === "unavailable";
}

/** A wrong answer may be due to one plan; it says nothing of the next. */
function isFailureOfService(error: unknown): boolean {
  return isUnavailable(error) || error instanceof TaskCancelledError;
}

function toPlanningError(error: unknown): unknown {
  if (error instanceof TaskCancelledError) {
    return new PlanningError("timeout", "the planning service took too long");
  }
  if (error instanceof BrokenCircuitError) {
    return new PlanningError(
      "unavailable",
      "the planning service keeps failing and is left alone for a while",
    );
  }
  return error;
}

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
async function postPlan<T>(
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
