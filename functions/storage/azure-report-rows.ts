import { randomUUID } from "node:crypto";
import type { TableClient } from "@azure/data-tables";
import { azureTable } from "./azure-table.ts";
import { deleteEntities, type Entity, listEntities } from "./entities.ts";
import { fromEntity, keysOf, toEntity } from "./report-entity.ts";
import type { ReportRow } from "./report-row.ts";
import type { ReportRows, StoredReport } from "./report-rows.ts";
import { isStatus, storageCall } from "./storage-call.ts";

const TABLE = "reports";

/**
 * The table `reports` of Azure Storage.
 * @param connectionString as Azure gives it, or `UseDevelopmentStorage=true`
 */
export function createAzureReportRows(connectionString: string): ReportRows {
  const table = azureTable(connectionString, TABLE);
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
      for await (const entity of listEntities(client, filter)) yield* readable(entity);
    },
    deleteBefore: async (day) => {
      const client = await table();
      const { odata } = await import("@azure/data-tables");
      await deleteEntities(client, listEntities(client, odata`PartitionKey lt ${day}`));
    },
    ping: async () => {
      const client = await table();
      await storageCall((abortSignal) => findRow(client, "ping", "ping", abortSignal));
    },
  };
}

function storedReport(entity: Entity): StoredReport {
  return { row: fromEntity(entity), etag: entity.etag };
}

/** Nothing of a row that this version cannot read: it must not keep the others from being swept. */
function readable(entity: Entity): readonly StoredReport[] {
  try {
    return [storedReport(entity)];
  } catch {
    return [];
  }
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
