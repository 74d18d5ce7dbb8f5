import type { Server } from "node:http";

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
