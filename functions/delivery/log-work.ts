import type { InvocationContext } from "@azure/functions";
import { BUILD_COMMIT } from "#functions/log/build-commit.ts";
import { placeOf } from "#functions/log/own-frames.ts";
import { StorageError, storageStatusOf } from "#functions/storage/storage-error.ts";

/** What of an error is safe to log. */
interface WorkFailure {
  readonly errorClass: string;
  /** HTTP status with which the storage refused a call. */
  readonly storageStatus?: number;
  /** Where another error arose; see `ownFrames`. */
  readonly frames?: readonly string[];
}

/** The outcome of a piece of work, without any of its content. */
export interface WorkResult extends Partial<WorkFailure> {
  readonly status: string;
  /** HTTP status with which a mail provider refused a mail. */
  readonly providerStatus?: number;
  /** Correlation ID of the originating request, if there is one. */
  readonly correlationId?: string;
  /** Number of items that were given up. */
  readonly failed?: number;
  readonly unknown?: number;
  /** Age of the oldest order that is still to be sent, milliseconds; 0 if none is. */
  readonly oldestWaitMs?: number;
}

/** Context of a background function, which writes its log line. */
type WorkContext = Pick<InvocationContext, "invocationId" | "functionName" | "log">;

/**
 * Runs a function that nobody waits for, and writes one line to the log: nothing of what it works on.
 * @param work resolves to what came of it, and the correlation id of what it began with, if that is another
 * @param elapsed a clock that never goes back, milliseconds
 * @throws {Error} in place of an error of the work: the host logs errors as they are, and these may hold anything
 */
export async function logWork(
  context: WorkContext,
  elapsed: () => number,
  work: () => Promise<WorkResult>,
): Promise<void> {
  const { invocationId, functionName } = context;
  const start = elapsed();
  const write = (result: WorkResult) => {
    const durationMs = Math.round(elapsed() - start);
    const line = {
      correlationId: invocationId,
      commit: BUILD_COMMIT,
      function: functionName,
      ...result,
      durationMs,
    };
    context.log(JSON.stringify(line));
  };
  try {
    write(await work());
  } catch (error) {
    const failure = failureOf(error);
    write({ status: "error", ...failure });
    throw new Error(`${functionName} failed: ${failure.errorClass}`);
  }
}

/** Returns the part of an error that is safe to log. */
export function failureOf(error: unknown): WorkFailure {
  if (error instanceof StorageError) return { errorClass: error.code, ...storageStatusOf(error) };
  return error instanceof Error ? placeOf(error) : { errorClass: "Error", frames: [] };
}
