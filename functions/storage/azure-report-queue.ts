import type { ReportQueue } from "./report-queue.ts";
import { RETRY, storageCalls } from "./storage-call.ts";

/**
 * A queue of Azure Storage.
 * @param connectionString as Azure gives it, or `UseDevelopmentStorage=true`
 */
export function createAzureReportQueue(connectionString: string, name: string): ReportQueue {
  const queue = storageCalls(
    async () => {
      const { QueueClient } = await import("@azure/storage-queue");
      return new QueueClient(connectionString, name, {
        retryOptions: {
          maxTries: RETRY.tries,
          retryDelayInMs: RETRY.delayMs,
          maxRetryDelayInMs: RETRY.delayMs,
        },
      });
    },
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
