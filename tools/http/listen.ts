import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { StartError } from "#tools/process/lifecycle.ts";

const LOOPBACK = "127.0.0.1";

/**
 * Lets a server listen on this machine alone; port 0 takes any free one.
 * @returns its origin, as http://127.0.0.1:7071
 * @throws {StartError} if the port is taken
 */
export async function listen(server: Server, port: number): Promise<string> {
  server.listen(port, LOOPBACK);
  try {
    await once(server, "listening");
  } catch (cause) {
    throw new StartError(`Port ${port} of ${LOOPBACK} cannot be used: is another process on it?`, { cause });
  }
  return `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`;
}

const CHECK_INTERVAL_MS = 50;

/** Takes no new connection and resolves once every request at hand is answered. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // Node closes the connections that are idle now; those that become idle later would wait for their time-out.
    const check = setInterval(() => server.closeIdleConnections(), CHECK_INTERVAL_MS);
    server.close(() => {
      clearInterval(check);
      resolve();
    });
  });
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listen(server, 0));
  await close(server);
  return Number(port);
}

/** A port as an environment variable gives it. @throws {StartError} if it is no port */
export function portFrom(name: string, fallback: number): number {
  const port = Number(process.env[name] ?? fallback);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new StartError(`${name} must be a port`);
  return port;
}
