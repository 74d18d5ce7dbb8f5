import { once } from "node:events";
import { createConnection } from "node:net";
import { checkData } from "./check-data.ts";
import { startAzurite } from "./start-azurite.ts";

/** The ports that `UseDevelopmentStorage=true` means, and a folder, so that nothing is lost over a restart. */
const DEVELOPMENT_STORAGE = { queuePort: 10_001, tablePort: 10_002, folder: ".azurite" };

interface LocalStorage {
  /** For the start message. */
  readonly summary: readonly string[];
  readonly stop: () => Promise<void>;
}

const NOT_OURS: LocalStorage = { summary: [], stop: async () => {} };

/**
 * Starts the storage of this machine, unless it runs already or another one is configured.
 * @param connectionString what `AzureWebJobsStorage` is set to
 * @throws {StartError} if it does not start
 */
export async function startLocalStorage(
  connectionString: string,
  place = DEVELOPMENT_STORAGE,
): Promise<LocalStorage> {
  if (!connectionString.startsWith("UseDevelopmentStorage=true")) return NOT_OURS;
  const listening = await Promise.all([place.queuePort, place.tablePort].map(isListening));
  if (listening.every(Boolean)) return NOT_OURS;
  await checkData(place.folder);
  const { stop } = await startAzurite(place);
  return { summary: [`Storage: Azurite, with its data in ${place.folder}`], stop };
}

async function isListening(port: number): Promise<boolean> {
  const socket = createConnection(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
