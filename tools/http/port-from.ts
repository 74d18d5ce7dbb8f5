import { StartError } from "#tools/process/start-error.ts";

/** A port as an environment variable gives it. @throws {StartError} if it is no port */
export function portFrom(name: string, fallback: number): number {
  const port = Number(process.env[name] ?? fallback);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new StartError(`${name} must be a port`);
  return port;
}
