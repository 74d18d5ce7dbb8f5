import { once } from "node:events";
import { createConnection } from "node:net";
import { startAzurite } from "./start-azurite.ts";

/** The ports that `UseDevelopmentStorage=true` means. */
const QUEUE_PORT = 10_001;
const TABLE_PORT = 10_002;

/** In the working directory, so that nothing is lost when the product is started again. */
const FOLDER = ".azurite";

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
export async function startLocalStorage(connectionString: string): Promise<LocalStorage> {
  if (!connectionString.startsWith("UseDevelopmentStorage=true")) return NOT_OURS;
  const listening = await Promise.all([QUEUE_PORT, TABLE_PORT].map(isListening));
  if (listening.every(Boolean)) return NOT_OURS;
  const { stop } = await startAzurite({ queuePort: QUEUE_PORT, tablePort: TABLE_PORT, folder: FOLDER });
  return { summary: [`Storage: Azurite, with its data in ${FOLDER}`], stop };
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
