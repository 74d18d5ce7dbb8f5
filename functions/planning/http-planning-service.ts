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
import type { GeneratedValidator } from "#shared/contract/validation.ts";
import * as validators from "#shared/planning/generated/validators.js";
import { PlanningError, type PlanningService } from "#shared/planning/planning-service.ts";
import { type PlanningServiceAddress, postPlan } from "./post-plan.ts";

/** Timeouts and retries of the adapter. Units: milliseconds. */
interface Patience {
  /** Time for an answer, every further attempt included. A calculation asks in parallel, so it fails in that time. */
  readonly deadlineMs: number;
  readonly retryAfterMs: number;
  /** After so many failures in a row the service is left alone for a while. */
  readonly failuresUntilOpen: number;
  readonly openForMs: number;
}

const PATIENCE: Patience = { deadlineMs: 2_500, retryAfterMs: 150, failuresUntilOpen: 10, openForMs: 5_000 };

const FURTHER_ATTEMPTS = 1;

/** Named by results of a service that does not name its model. */
const UNNAMED_MODEL = "planning-service-v3";

/**
 * The planning service over HTTP, version 3. A connection that failed and an answer that says "not now" are tried once
 * more, nothing else is; a service that keeps failing is not asked for a while. Every failure is a `PlanningError`.
 */
export function createHttpPlanningService(
  address: PlanningServiceAddress,
  { deadlineMs, retryAfterMs, failuresUntilOpen, openForMs }: Patience = PATIENCE,
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
