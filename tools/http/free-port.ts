import { createServer } from "node:http";
import { close } from "./close.ts";
import { listen } from "./listen.ts";

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listen(server, 0));
  await close(server);
  return Number(port);
}
