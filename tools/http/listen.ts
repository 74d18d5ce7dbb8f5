import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { StartError } from "#tools/process/lifecycle.ts";

const LOOPBACK = "127.0.0.1";

/** Listens on this machine alone, on any port for 0. @returns its origin @throws {StartError} if the port is taken */
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

/** Free ports are searched below the ephemeral ones, which connections take. Source: Linux, ip_local_port_range. */
const SEARCHED_PORTS = { first: 21_000, count: 11_000 } as const;

/** Processes that search at once begin apart. */
let searched = randomInt(SEARCHED_PORTS.count);

/** A port that nobody listens on. @throws {StartError} if none is found */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < SEARCHED_PORTS.count; tries++) {
    const port = SEARCHED_PORTS.first + (searched++ % SEARCHED_PORTS.count);
    const server = createServer();
    const isFree = await listen(server, port).then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    await close(server);
    return port;
  }
  throw new StartError(`No port of ${LOOPBACK} can be used`);
}

/** A port as an environment variable gives it. @throws {StartError} if it is no port */
export function portFrom(name: string, fallback: number): number {
  const port = Number(process.env[name] ?? fallback);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new StartError(`${name} must be a port`);
  return port;
}
