import { randomUUID } from "node:crypto";
import type { TableClient } from "@azure/data-tables";
import { lazily } from "./lazily.ts";
import { fromEntity, keysOf, toEntity } from "./report-entity.ts";
import type { ReportRow } from "./report-row.ts";
import type { ReportRows, StoredReport } from "./report-rows.ts";
import { isStatus, RETRY, storageCall } from "./storage-call.ts";

const TABLE = "reports";

/** As many as one transaction may delete. */
const PAGE_SIZE = 100;

/**
 * The table `reports` of Azure Storage, created when it is first used. The client is loaded then as well: a process
 * that calculates has no need of it.
 * @param connectionString as Azure gives it, or `UseDevelopmentStorage=true`
 */
export function createAzureReportRows(connectionString: string): ReportRows {
  const table = lazily(async () => {
    const { TableClient } = await import("@azure/data-tables");
    const client = TableClient.fromConnectionString(connectionString, TABLE, {
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

  return {
    insert: async (row) => insertRow(await table(), row),
    find: async (id) => {
      const { partitionKey, rowKey } = keysOf(id);
      const client = await table();
      return storageCall((abortSignal) => findRow(client, partitionKey, rowKey, abortSignal));
    },
    replace: async (stored, row) => replaceRow(await table(), stored, row),
    listOpen: async function* (firstDay) {
      const client = await table();
      const { odata } = await import("@azure/data-tables");
      const filter = odata`PartitionKey ge ${firstDay} and open eq true`;
      for await (const entity of listEntities(client, filter)) yield storedReport(entity);
    },
    deleteBefore: async (day) => {
      const client = await table();
      const { odata } = await import("@azure/data-tables");
      const keys: { readonly partitionKey: string; readonly rowKey: string }[] = [];
      for await (const { partitionKey = "", rowKey = "" } of listEntities(
        client,
        odata`PartitionKey lt ${day}`,
      )) {
        keys.push({ partitionKey, rowKey });
      }
      for (const ofDay of Object.values(Object.groupBy(keys, ({ partitionKey }) => partitionKey))) {
        await deleteRows(client, ofDay ?? []);
      }
    },
    ping: async () => {
      const client = await table();
      await storageCall((abortSignal) => findRow(client, "ping", "ping", abortSignal));
    },
  };
}

type Entity = Readonly<Record<string, unknown>> & {
  readonly etag: string;
  readonly partitionKey?: string;
  readonly rowKey?: string;
};

function storedReport(entity: Entity): StoredReport {
  return { row: fromEntity(entity), etag: entity.etag };
}

function insertRow(client: TableClient, row: ReportRow): Promise<boolean> {
  return storageCall(async (abortSignal) => {
    try {
      await client.createEntity(toEntity(row, randomUUID()), { abortSignal });
      return true;
    } catch (error) {
      // Also if it was this very call that inserted it, and its answer was lost: the caller looks at what is there.
      if (isStatus(error, 409)) return false;
      throw error;
    }
  });
}

async function findRow(
  client: TableClient,
  partitionKey: string,
  rowKey: string,
  abortSignal: AbortSignal,
): Promise<StoredReport | undefined> {
  try {
    return storedReport(await client.getEntity(partitionKey, rowKey, { abortSignal }));
  } catch (error) {
    if (isStatus(error, 404)) return undefined;
    throw error;
  }
}

function replaceRow<Row extends ReportRow>(
  client: TableClient,
  { etag }: StoredReport,
  row: Row,
): Promise<StoredReport<Row> | undefined> {
  const entity = toEntity(row, randomUUID());
  return storageCall(async (abortSignal) => {
    try {
      const { etag: now = "" } = await client.updateEntity(entity, "Replace", { etag, abortSignal });
      return { row, etag: now };
    } catch (error) {
      // The answer to an attempt that succeeded may have been lost: then what is stored is what was to be stored.
      const { partitionKey, rowKey, revision } = entity;
      const stored = await client.getEntity(partitionKey, rowKey, { abortSignal }).catch(() => undefined);
      if (stored?.["revision"] === revision) return { row, etag: stored.etag };
      if (isStatus(error, 412) || isStatus(error, 404)) return undefined;
      throw error;
    }
  });
}

/** Entities page by page: each is a call of its own, as all of them may take long. */
async function* listEntities(client: TableClient, filter: string): AsyncIterable<Entity> {
  let continuationToken: string | undefined;
  do {
    const page = await storageCall(async (abortSignal) => {
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

/** Rows of one day, at most 100 a transaction. */
async function deleteRows(
  client: TableClient,
  keys: readonly { readonly partitionKey: string; readonly rowKey: string }[],
): Promise<void> {
  for (let start = 0; start < keys.length; start += PAGE_SIZE) {
    const actions = keys
      .slice(start, start + PAGE_SIZE)
      .map((key): ["delete", typeof key] => ["delete", key]);
    await storageCall((abortSignal) => client.submitTransaction(actions, { abortSignal }));
  }
}
