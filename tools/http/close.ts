import type { Server } from "node:http";

/** Takes no new connection and resolves once every request at hand is answered. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
