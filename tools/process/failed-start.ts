/** Errors whose message says all; known by name, because an app's bundle has classes of its own. */
const EXPLAINED = new Set(["StartError", "ConfigError"]);

/** Ends this process, saying why it could not start. */
export function failedStart(what: string, error: unknown): never {
  const isExplained = error instanceof Error && EXPLAINED.has(error.name);
  console.error(`${what} could not start.`, isExplained ? error.message : error);
  process.exit(1);
}
