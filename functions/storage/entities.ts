import type { TableClient } from "@azure/data-tables";
import { type StorageCall, unlessRefused } from "./storage-call.ts";

/** As many as one transaction may delete. */
const PAGE_SIZE = 100;

export type Entity = Readonly<Record<string, unknown>> & {
  readonly etag: string;
  readonly partitionKey?: string;
  readonly rowKey?: string;
};

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
    });
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

/** Deletes entities, those of a partition in transactions. */
export async function deleteEntities(
  table: StorageCall<TableClient>,
  entities: AsyncIterable<Entity>,
): Promise<void> {
  const keys: { readonly partitionKey: string; readonly rowKey: string }[] = [];
  for await (const { partitionKey = "", rowKey = "" } of entities) keys.push({ partitionKey, rowKey });
  for (const ofPartition of Object.values(Object.groupBy(keys, ({ partitionKey }) => partitionKey))) {
    await deletePartition(table, ofPartition ?? []);
  }
}

async function deletePartition(
  table: StorageCall<TableClient>,
  keys: readonly { readonly partitionKey: string; readonly rowKey: string }[],
): Promise<void> {
  for (let start = 0; start < keys.length; start += PAGE_SIZE) {
    const actions = keys
      .slice(start, start + PAGE_SIZE)
      .map((key): ["delete", typeof key] => ["delete", key]);
    await table((client, abortSignal) => client.submitTransaction(actions, { abortSignal }));
  }
}
