import { freePort } from "#tools/http/free-port.ts";
import { type RunningAzurite, startAzurite } from "./start-azurite.ts";

/** Starts a storage in memory, on free ports. @throws {StartError} if it does not start */
export async function startTemporaryAzurite(): Promise<RunningAzurite> {
  const [queuePort, tablePort] = [await freePort(), await freePort()];
  return startAzurite({ queuePort, tablePort });
}
