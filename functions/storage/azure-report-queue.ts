import type { QueueClient } from "@azure/storage-queue";
import { RETRY, type StorageAccess, storageCalls, storageCredential } from "./storage-call.ts";

/** Queue of the IDs of reports to be sent. Every call ends within 2 s; a failed one rejects with a `StorageError`. */
export interface ReportQueue {
  /** @param delayMs how long nobody sees it, milliseconds; none if it is unset */
  put(id: string, delayMs?: number): Promise<void>;
  /** Resolves if the storage answers. */
  ping(): Promise<void>;
}

/** The queue that triggers `SendReport`. */
export const REPORT_QUEUE = "report-emails";

/** Queue of reports that could not be sent, filled by the host and by us. */
export const REPORT_POISON_QUEUE = `${REPORT_QUEUE}-poison`;

/** A queue of Azure Storage. */
export function createAzureReportQueue(access: StorageAccess, name: string): ReportQueue {
  const queue = storageCalls(
    () => connect(access, name),
    (client, abortSignal) => client.createIfNotExists({ abortSignal }),
  );
  return {
    put: async (id, delayMs = 0) => {
      // The Functions host decodes base64 (host.json).
      const message = Buffer.from(id).toString("base64");
      const visibilityTimeout = Math.ceil(delayMs / 1_000);
      await queue((client, abortSignal) => client.sendMessage(message, { visibilityTimeout, abortSignal }));
    },
    ping: async () => {
      await queue((client, abortSignal) => client.getProperties({ abortSignal }));
    },
  };
}

async function connect(access: StorageAccess, name: string): Promise<QueueClient> {
  const { QueueClient } = await import("@azure/storage-queue");
  const retryOptions = {
    maxTries: RETRY.tries,
    retryDelayInMs: RETRY.delayMs,
    maxRetryDelayInMs: RETRY.delayMs,
  };
  if (typeof access === "string") return new QueueClient(access, name, { retryOptions });
  const address = new URL(name, access.queueServiceUri).href;
  return new QueueClient(address, await storageCredential(access), { retryOptions });
}
