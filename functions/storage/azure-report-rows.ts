import { randomUUID } from "node:crypto";
import type { TableClient } from "@azure/data-tables";
import { azureTable, deleteEntities, deleteEntity, type Entity, listEntities } from "./entities.ts";
import { fromEntity, rowKeys, toEntity } from "./report-entity.ts";
import type { ReportRow, ReportRows, RowKeys, StoredReport, UnreadableReport } from "./report-rows.ts";
import { type StorageAccess, type StorageCall, unlessRefused } from "./storage-call.ts";
import { StorageError } from "./storage-error.ts";

const TABLE = "reports";

/** Some six seconds of calls, so that a sweep ends in the time of a function; those of a day are a million. */
const DELETED_AT_ONCE = 10_000;

/** The table `reports` of Azure Storage. */
export function createAzureReportRows(access: StorageAccess): ReportRows {
  const table = azureTable(access, TABLE);
  return {
    insert: (row) => insertRow(table, row),
    find: async (id) => findRow(table, rowKeys(id)),
    replace: (stored, row, revision = randomUUID()) => replaceRow(table, stored, row, revision),
    listOpen: async function* (firstDay) {
      const { odata } = await import("@azure/data-tables");
      const filter = odata`PartitionKey ge ${firstDay} and open eq true`;
      for await (const entity of listEntities(table, filter)) yield openReport(entity);
    },
    delete: ({ keys, etag }) => deleteEntity(table, { ...keys, etag }),
    deleteBefore: async (day) => {
      const { odata } = await import("@azure/data-tables");
      const old = listEntities(table, odata`PartitionKey lt ${day}`);
      await deleteEntities(table, old, DELETED_AT_ONCE);
    },
    ping: async () => {
      await findEntity(table, { partitionKey: "ping", rowKey: "ping" });
    },
  };
}

function storedReport(entity: Entity): StoredReport {
  return { row: fromEntity(entity), etag: entity.etag, revision: String(entity["revision"]) };
}

/** A row that this version cannot read must not keep the others from being swept. */
function openReport(entity: Entity): StoredReport | UnreadableReport {
  try {
    return storedReport(entity);
  } catch {
    const { partitionKey = "", rowKey = "", etag, timestamp, requestedAt } = entity;
    const since = requestedAt instanceof Date ? requestedAt : new Date(String(timestamp));
    return { keys: { partitionKey, rowKey }, etag, since };
  }
}

function insertRow(table: StorageCall<TableClient>, row: ReportRow): Promise<boolean> {
  return table(async (client, abortSignal) => {
    const request = client.createEntity(toEntity(row, randomUUID()), { abortSignal });
    // Refused also if it was this very call that inserted it, and its answer was lost: the caller looks at what is there.
    return (await unlessRefused(request, 409)) !== undefined;
  });
}

async function findRow(table: StorageCall<TableClient>, keys: RowKeys): Promise<StoredReport | undefined> {
  const entity = await findEntity(table, keys);
  try {
    return entity && storedReport(entity);
  } catch {
    throw new StorageError("A stored report cannot be read");
  }
}

function findEntity(
  table: StorageCall<TableClient>,
  { partitionKey, rowKey }: RowKeys,
): Promise<Entity | undefined> {
  return table((client, abortSignal) =>
    unlessRefused(client.getEntity(partitionKey, rowKey, { abortSignal }), 404),
  );
}

/** Replaces a row. As the answer may be late or lost, a failed change is looked up in a call of its own. */
async function replaceRow<Row extends ReportRow>(
  table: StorageCall<TableClient>,
  { etag }: Pick<StoredReport, "etag">,
  row: Row,
  revision: string,
): Promise<StoredReport<Row> | undefined> {
  const entity = toEntity(row, revision);
  const [update] = await Promise.allSettled([updateEntity(table, entity, etag)]);
  if (update.status === "fulfilled" && update.value !== undefined)
    return { row, etag: update.value, revision };
  const stored = await findEntity(table, entity);
  if (stored?.["revision"] === revision) return { row, etag: stored.etag, revision };
  // It is as it was read, so the change has not been made; it may be yet.
  if (update.status === "rejected" && stored?.etag === etag) throw update.reason;
  return undefined;
}

/** @returns the new ETag; undefined if the entity was changed or deleted since it was read */
function updateEntity(
  table: StorageCall<TableClient>,
  entity: ReturnType<typeof toEntity>,
  etag: string,
): Promise<string | undefined> {
  return table(async (client, abortSignal) => {
    const request = client.updateEntity(entity, "Replace", { etag, abortSignal });
    const updated = await unlessRefused(request, 404, 412);
    return updated && (updated.etag ?? "");
  });
}
