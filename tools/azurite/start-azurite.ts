import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { freePort, portFrom } from "#tools/http/listen.ts";
import { StartError } from "#tools/process/lifecycle.ts";

interface AzuritePorts {
  readonly queuePort: number;
  readonly tablePort: number;
}

interface AzuriteOptions extends AzuritePorts {
  /** Folder of the data; in memory only if it is unset. */
  readonly folder?: string;
  /** Files of a certificate and its key: it then answers encrypted, and takes tokens of identities too. */
  readonly tls?: { readonly certificate: string; readonly key: string };
}

export interface RunningAzurite {
  readonly connectionString: string;
  /** Resolves once all data are written. */
  readonly stop: () => Promise<void>;
  /** Sends a signal to its processes: to see what becomes of others when it hangs or dies. */
  readonly signal: (signal: NodeJS.Signals) => void;
}

const HOST = "127.0.0.1";

/** The account that every Azurite has. Source: learn.microsoft.com/azure/storage/common/storage-use-azurite. */
const ACCOUNT = "devstoreaccount1";
const ACCOUNT_KEY =
  "Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==";

const FOLDER = dirname(createRequire(import.meta.url).resolve("azurite/package.json"));

/** Starts the queue and the table service of Azurite, the emulator of Azure Storage. @throws {StartError} if one does not start */
export async function startAzurite({
  queuePort,
  tablePort,
  folder,
  tls,
}: AzuriteOptions): Promise<RunningAzurite> {
  const place = [
    ...(folder === undefined ? ["--inMemoryPersistence"] : ["--location", folder]),
    ...(tls === undefined ? [] : ["--oauth", "basic", "--cert", tls.certificate, "--key", tls.key]),
  ];
  const services = await Promise.all([
    startService("queue", queuePort, place),
    startService("table", tablePort, place),
  ]);
  return {
    connectionString: azuriteConnectionString(queuePort, tablePort),
    stop: async () => {
      await Promise.all(services.map(stopService));
    },
    signal: (signal) => {
      for (const service of services) service.kill(signal);
    },
  };
}

/** The ports of this machine's Azurite: those that `UseDevelopmentStorage=true` means, unless the environment names others. */
export function azuritePorts(): AzuritePorts {
  return {
    queuePort: portFrom("AZURITE_QUEUE_PORT", 10_001),
    tablePort: portFrom("AZURITE_TABLE_PORT", 10_002),
  };
}

/** The `AzureWebJobsStorage` of an Azurite on these ports. */
export function azuriteConnectionString(queuePort: number, tablePort: number): string {
  return [
    `DefaultEndpointsProtocol=http;AccountName=${ACCOUNT};AccountKey=${ACCOUNT_KEY}`,
    `QueueEndpoint=http://${HOST}:${queuePort}/${ACCOUNT}`,
    `TableEndpoint=http://${HOST}:${tablePort}/${ACCOUNT}`,
  ].join(";");
}

async function startService(
  name: "queue" | "table",
  port: number,
  place: readonly string[],
): Promise<ChildProcess> {
  const options = ["--silent", "--disableTelemetry", "--skipApiVersionCheck"];
  const address = [`--${name}Host`, HOST, `--${name}Port`, String(port)];
  const service = fork(join(FOLDER, "dist/src", name, "main.js"), [...options, ...address, ...place], {
    execArgv: ["--import", new URL("preload.ts", import.meta.url).href],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    // A process group of its own: Ctrl-C must not end the storage before the work at hand is done.
    detached: true,
  });
  let printed = "";
  await new Promise<void>((resolve, reject) => {
    for (const stream of [service.stdout, service.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        printed += text;
        if (/successfully (listens|started)/.test(printed)) resolve();
      });
    }
    service.once("exit", () => reject(new StartError(`Azurite's ${name} service did not start. ${printed}`)));
  });
  return service;
}

async function stopService(service: ChildProcess): Promise<void> {
  if (service.exitCode !== null || service.signalCode !== null) return;
  const exited = once(service, "exit");
  service.disconnect();
  await exited;
}

/** Starts a storage in memory, on free ports. @throws {StartError} if it does not start */
export async function startTemporaryAzurite(): Promise<RunningAzurite> {
  const [queuePort, tablePort] = [await freePort(), await freePort()];
  return startAzurite({ queuePort, tablePort });
}
