import type { TableClient } from "@azure/data-tables";
import {
  RETRY,
  type StorageAccess,
  type StorageCall,
  storageCalls,
  storageCredential,
  unlessRefused,
} from "./storage-call.ts";

/** Maximum number of entities that one transaction may delete. */
const PAGE_SIZE = 100;

export type Entity = Readonly<Record<string, unknown>> & {
  readonly etag: string;
  readonly partitionKey?: string;
  readonly rowKey?: string;
};

/** Time for a page of a scan, which nobody waits for. Source: "Query timeout and pagination", Azure Tables: 5 s. */
const SEARCH_DEADLINE_MS = 8_000;

/** Entities page by page: each is a call of its own, as all of them may take long. */
export async function* listEntities(table: StorageCall<TableClient>, filter: string): AsyncIterable<Entity> {
  let continuationToken: string | undefined;
  do {
    const page = await table(async (client, abortSignal) => {
      const pages = client
        .listEntities({ queryOptions: { filter }, abortSignal })
        .byPage({ maxPageSize: PAGE_SIZE, ...(continuationToken !== undefined && { continuationToken }) });
      for await (const first of pages) return first;
      return undefined;
    }, SEARCH_DEADLINE_MS);
    yield* page ?? [];
    continuationToken = page?.continuationToken;
  } while (continuationToken !== undefined);
}

/** Deletes an entity as it was read. @returns whether it was deleted; if not, it was changed or deleted since */
export function deleteEntity(
  table: StorageCall<TableClient>,
  { partitionKey = "", rowKey = "", etag }: Pick<Entity, "partitionKey" | "rowKey" | "etag">,
): Promise<boolean> {
  return table(async (client, abortSignal) => {
    const request = client.deleteEntity(partitionKey, rowKey, { etag, abortSignal });
    return (await unlessRefused(request, 404, 412)) !== undefined;
  });
}

/** Deletes entities as they are listed, at most so many, those of a partition in transactions. */
export async function deleteEntities(
  table: StorageCall<TableClient>,
  entities: AsyncIterable<Entity>,
  most: number,
): Promise<void> {
  let left = most;
  let keys: { readonly partitionKey: string; readonly rowKey: string }[] = [];
  const deleteThose = async () => {
    const [batch, actions] = [keys, keys.map((key): ["delete", typeof key] => ["delete", key])];
    keys = [];
    if (batch.length === 0) return;
    const deleted = await table((client, abortSignal) =>
      unlessRefused(client.submitTransaction(actions, { abortSignal }), 404),
    );
    // One of them is gone already, and a transaction is all or nothing.
    if (deleted === undefined) for (const key of batch) await deleteEntity(table, { ...key, etag: "*" });
  };
  for await (const { partitionKey = "", rowKey = "" } of entities) {
    if (keys.length === PAGE_SIZE || keys.some((key) => key.partitionKey !== partitionKey))
      await deleteThose();
    keys.push({ partitionKey, rowKey });
    if (--left === 0) break;
  }
  await deleteThose();
}

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
