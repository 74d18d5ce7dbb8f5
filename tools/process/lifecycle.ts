/** A start that fails for a reason that its message explains. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** Errors whose message says all; known by name, because an app's bundle has classes of its own. */
const EXPLAINED = new Set(["StartError", "ConfigError"]);

/** Ends this process, saying why it could not start. */
export function failedStart(what: string, error: unknown): never {
  const isExplained = error instanceof Error && EXPLAINED.has(error.name);
  console.error(`${what} could not start.`, isExplained ? error.message : error);
  process.exit(1);
}

/** Ends this process orderly on a signal. @returns whether it is ending, which explains what fails from then on */
export function stopOnSignal(stop: () => Promise<void>): () => boolean {
  let isEnding = false;
  const end = async (): Promise<void> => {
    isEnding = true;
    await stop();
    process.exit(0);
  };
  process.once("SIGINT", end);
  process.once("SIGTERM", end);
  return () => isEnding;
}
