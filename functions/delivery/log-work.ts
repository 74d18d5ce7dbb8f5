import type { InvocationContext } from "@azure/functions";
import { StorageError, storageStatusOf } from "#functions/storage/storage-error.ts";

/** The outcome of a piece of work, without any of its content. */
export interface WorkResult {
  readonly status: string;
  /** Class of the error, if the work failed. */
  readonly errorClass?: string;
  /** HTTP status with which a mail provider refused a mail. */
  readonly providerStatus?: number;
  /** HTTP status with which the storage refused a call. */
  readonly storageStatus?: number;
  /** Correlation ID of the originating request, if there is one. */
  readonly correlationId?: string;
  /** Number of items that were given up. */
  readonly failed?: number;
  readonly unknown?: number;
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
    const line = { correlationId: invocationId, function: functionName, ...result, durationMs };
    context.log(JSON.stringify(line));
  };
  try {
    write(await work());
  } catch (error) {
    const errorClass = classifyError(error);
    write({ status: "error", errorClass, ...storageStatusOf(error) });
    throw new Error(`${functionName} failed: ${errorClass}`);
  }
}

/** The part of an error that is safe to log. */
export function classifyError(error: unknown): string {
  if (error instanceof StorageError) return error.code;
  return error instanceof Error ? error.name : "Error";
}
