import type { TableClient } from "@azure/data-tables";
import { RETRY, type StorageCall, storageCalls } from "./storage-call.ts";

/**
 * A table of Azure Storage.
 * @param connectionString as Azure gives it, or `UseDevelopmentStorage=true`
 */
export function azureTable(connectionString: string, name: string): StorageCall<TableClient> {
  return storageCalls(
    async () => {
      const { TableClient } = await import("@azure/data-tables");
      return TableClient.fromConnectionString(connectionString, name, {
        retryOptions: {
          maxRetries: RETRY.tries - 1,
          retryDelayInMs: RETRY.delayMs,
          maxRetryDelayInMs: RETRY.delayMs,
        },
        // Azurite has no certificate.
        allowInsecureConnection: !/DefaultEndpointsProtocol=https/i.test(connectionString),
      });
    },
    (client, abortSignal) => client.createTable({ abortSignal }),
  );
}
