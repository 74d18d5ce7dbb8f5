import type { QueueClient } from "@azure/storage-queue";
import type { ReportQueue } from "./report-queue.ts";
import { type StorageAccess, storageCredential } from "./storage-access.ts";
import { RETRY, storageCalls } from "./storage-call.ts";

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
