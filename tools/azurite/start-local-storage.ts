import { once } from "node:events";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { createConnection } from "node:net";
import { join } from "node:path";
import { StartError } from "#tools/process/lifecycle.ts";
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

/** Sees that Azurite can read what it has in a folder. @throws {StartError} that names a file it cannot read */
async function checkData(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json"));
  await Promise.all(names.map((name) => checkFile(join(folder, name), folder)));
}

async function checkFile(path: string, folder: string): Promise<void> {
  const text = await readFile(path, "utf8");
  try {
    // Azurite begins with an empty file.
    if (text !== "") JSON.parse(text);
  } catch (cause) {
    throw new StartError(
      `The storage's file ${path} is damaged. Delete the folder ${folder} to begin anew: reports that were not sent yet are lost with it.`,
      { cause },
    );
  }
}
