import type { InvocationContext } from "@azure/functions";
import { HttpProblem } from "#functions/http/http-problem.ts";

/** Where a function that nobody waits for writes its line. */
type WorkContext = Pick<InvocationContext, "invocationId" | "functionName" | "log">;

/**
 * Runs a function that nobody waits for, and writes one line to the log: nothing of what it works on.
 * @param work resolves to what came of it
 * @param elapsed a clock that never goes back, milliseconds
 * @throws {Error} in place of an error of the work: the host logs errors as they are, and these may hold anything
 */
export async function logWork(
  context: WorkContext,
  elapsed: () => number,
  work: () => Promise<string>,
): Promise<void> {
  const { invocationId: correlationId, functionName } = context;
  const start = elapsed();
  const write = (result: { readonly status: string; readonly errorClass?: string }) => {
    const durationMs = Math.round(elapsed() - start);
    context.log(JSON.stringify({ correlationId, function: functionName, ...result, durationMs }));
  };
  try {
    write({ status: await work() });
  } catch (error) {
    const errorClass = errorClassOf(error);
    write({ status: "error", errorClass });
    throw new Error(`${functionName} failed: ${errorClass}`);
  }
}

function errorClassOf(error: unknown): string {
  if (error instanceof HttpProblem) return error.code;
  return error instanceof Error ? error.name : "Error";
}
