import type { TableClient } from "@azure/data-tables";
import { type StorageAccess, storageCredential } from "./storage-access.ts";
import { RETRY, type StorageCall, storageCalls } from "./storage-call.ts";

/** A table of Azure Storage. */
export function azureTable(access: StorageAccess, name: string): StorageCall<TableClient> {
  return storageCalls(
    () => connect(access, name),
    (client, abortSignal) => client.createTable({ abortSignal }),
  );
}

async function connect(access: StorageAccess, name: string): Promise<TableClient> {
  const { TableClient } = await import("@azure/data-tables");
  const retryOptions = {
    maxRetries: RETRY.tries - 1,
    retryDelayInMs: RETRY.delayMs,
    maxRetryDelayInMs: RETRY.delayMs,
  };
  if (typeof access !== "string") {
    return new TableClient(access.tableServiceUri, name, await storageCredential(access), { retryOptions });
  }
  return TableClient.fromConnectionString(access, name, {
    retryOptions,
    // Azurite has no certificate.
    allowInsecureConnection: !/DefaultEndpointsProtocol=https/i.test(access),
  });
}
