import { createServer } from "node:http";
import { type RunningAzurite, startAzurite } from "#tools/azurite/start-azurite.ts";
import { close } from "#tools/http/close.ts";
import { listen } from "#tools/http/listen.ts";

/** A storage of a test's own, in memory. */
export async function startTestAzurite(): Promise<RunningAzurite> {
  const [queuePort, tablePort] = [await freePort(), await freePort()];
  return startAzurite({ queuePort, tablePort });
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listen(server, 0));
  await close(server);
  return Number(port);
}
