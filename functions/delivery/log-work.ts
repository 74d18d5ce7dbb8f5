import type { InvocationContext } from "@azure/functions";
import { StorageError, storageStatusOf } from "#functions/storage/storage-error.ts";

/** The outcome of a piece of work: nothing of what it worked on. */
interface WorkResult {
  readonly status: string;
  /** Of the error that it ended with. */
  readonly errorClass?: string;
  /** What a mail provider answered that did not accept a mail: an HTTP status. */
  readonly providerStatus?: number;
  /** What the storage answered that refused what was asked of it: an HTTP status. */
  readonly storageStatus?: number;
  /** Of the request that it goes back to, if it does. */
  readonly correlationId?: string;
  /** How many of what it worked on were given up. */
  readonly failed?: number;
  readonly unknown?: number;
}

/** Where a function that nobody waits for writes its line. */
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
