import { once } from "node:events";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { createConnection } from "node:net";
import { join } from "node:path";
import type { StorageAccess } from "#functions/storage/storage-call.ts";
import { StartError } from "#tools/process/lifecycle.ts";
import { azuriteConnectionString, azuritePorts, startAzurite } from "./start-azurite.ts";

/** Returns the ports of Azurite and its folder, one for each port: two instances would corrupt a shared one. */
function placeOfAzurite() {
  const ports = azuritePorts();
  return { ...ports, folder: join(".azurite", String(ports.queuePort)) };
}

interface LocalStorage {
  /** The `AzureWebJobsStorage` to run with. */
  readonly connectionString: string;
  /** For the start message. */
  readonly summary: readonly string[];
  readonly stop: () => Promise<void>;
}

const NOT_OURS = { summary: [], stop: async () => {} };

/** Starts this machine's storage unless it runs or another is configured. @throws {StartError} if it cannot be used */
export async function startLocalStorage(
  configured: StorageAccess,
  place = placeOfAzurite(),
): Promise<LocalStorage> {
  if (typeof configured !== "string") {
    throw new StartError(
      "AzureWebJobsStorage must be a connection string here: managed identities are in Azure.",
    );
  }
  if (!configured.startsWith("UseDevelopmentStorage=true"))
    return { connectionString: configured, ...NOT_OURS };
  const connectionString = azuriteConnectionString(place.queuePort, place.tablePort);
  const listening = await Promise.all([place.queuePort, place.tablePort].map(isListening));
  if (listening.every(Boolean)) return { connectionString, ...NOT_OURS };
  await checkData(place.folder);
  const { stop } = await startAzurite(place);
  return { connectionString, summary: [`Storage: Azurite, with its data in ${place.folder}`], stop };
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
