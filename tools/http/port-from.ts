/** A port as an environment variable gives it. @throws {RangeError} if it is no port */
export function portFrom(name: string, fallback: number): number {
  const port = Number(process.env[name] ?? fallback);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new RangeError(`${name} must be a port`);
  return port;
}
