import type { TableClient } from "@azure/data-tables";
import { lazily } from "./lazily.ts";
import { RETRY, storageCall } from "./storage-call.ts";

/**
 * A table of Azure Storage, created when it is first used. The client is loaded then as well: a process that
 * calculates has no need of it.
 * @param connectionString as Azure gives it, or `UseDevelopmentStorage=true`
 */
export function azureTable(connectionString: string, name: string): () => Promise<TableClient> {
  return lazily(async () => {
    const { TableClient } = await import("@azure/data-tables");
    const client = TableClient.fromConnectionString(connectionString, name, {
      retryOptions: {
        maxRetries: RETRY.tries - 1,
        retryDelayInMs: RETRY.delayMs,
        maxRetryDelayInMs: RETRY.delayMs,
      },
      // Azurite has no certificate.
      allowInsecureConnection: !/DefaultEndpointsProtocol=https/i.test(connectionString),
    });
    await storageCall((abortSignal) => client.createTable({ abortSignal }));
    return client;
  });
}
