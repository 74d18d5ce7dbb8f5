import { lazily } from "./lazily.ts";
import type { ReportQueue } from "./report-queue.ts";
import { RETRY, storageCall } from "./storage-call.ts";

/**
 * A queue of Azure Storage, created when it is first used. The client is loaded then as well: a process that
 * calculates has no need of it.
 * @param connectionString as Azure gives it, or `UseDevelopmentStorage=true`
 */
export function createAzureReportQueue(connectionString: string, name: string): ReportQueue {
  const client = lazily(async () => {
    const { QueueClient } = await import("@azure/storage-queue");
    return new QueueClient(connectionString, name, {
      retryOptions: {
        maxTries: RETRY.tries,
        retryDelayInMs: RETRY.delayMs,
        maxRetryDelayInMs: RETRY.delayMs,
      },
    });
  });
  const queue = lazily(async () => {
    const created = await client();
    await storageCall((abortSignal) => created.createIfNotExists({ abortSignal }));
    return created;
  });
  return {
    put: async (id, delayMs = 0) => {
      const target = await queue();
      // The Functions host decodes base64 (host.json).
      const message = Buffer.from(id).toString("base64");
      const visibilityTimeout = Math.ceil(delayMs / 1_000);
      await storageCall((abortSignal) => target.sendMessage(message, { visibilityTimeout, abortSignal }));
    },
    ping: async () => {
      const target = await queue();
      await storageCall((abortSignal) => target.getProperties({ abortSignal }));
    },
  };
}
