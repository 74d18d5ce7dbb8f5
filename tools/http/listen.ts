import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { StartError } from "#tools/process/start-error.ts";

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
