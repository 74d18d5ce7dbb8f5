import type { TableClient } from "@azure/data-tables";
import { unavailable } from "#functions/http/unavailable.ts";
import { azureTable } from "./azure-table.ts";
import { deleteEntities, listEntities } from "./entities.ts";
import type { Limit, Limits } from "./limits.ts";
import { isStatus, storageCall } from "./storage-call.ts";

const TABLE = "limits";

const KEEP_MS = 2 * 24 * 60 * 60_000;

/** How often a count that another instance changed meanwhile is read again: each time somebody else got through. */
const MAXIMUM_TRIES = 20;

/** Where a count lies: its window, so that old windows are deleted by their keys, and its subject. */
interface CountKeys {
  readonly partitionKey: string;
  readonly rowKey: string;
}

/**
 * The table `limits` of Azure Storage. Instances agree by the rows' ETags: who counted first wins, the others look again.
 * @param now milliseconds since 1970-01-01T00:00Z
 */
export function createAzureLimits(connectionString: string, now: () => number): Limits {
  const table = azureTable(connectionString, TABLE);
  return {
    take: async (limit, subject) => {
      const client = await table();
      const start = Math.floor(now() / limit.windowMs) * limit.windowMs;
      const keys = { partitionKey: new Date(start).toISOString(), rowKey: `${limit.name} ${subject}` };
      const wait = await storageCall((abortSignal) => count(client, keys, limit, abortSignal));
      return wait ? start + limit.windowMs - now() : 0;
    },
    forgetOld: async () => {
      const client = await table();
      const { odata } = await import("@azure/data-tables");
      const old = new Date(now() - KEEP_MS).toISOString();
      await deleteEntities(client, listEntities(client, odata`PartitionKey lt ${old}`));
    },
  };
}

/** @returns whether the limit is reached */
async function count(
  client: TableClient,
  keys: CountKeys,
  { maximum }: Limit,
  abortSignal: AbortSignal,
): Promise<boolean> {
  for (let attempt = 0; attempt < MAXIMUM_TRIES; attempt++) {
    const stored = await find(client, keys, abortSignal);
    if (stored !== undefined && stored.count >= maximum) return true;
    if (await countOneMore(client, keys, stored, abortSignal)) return false;
  }
  throw unavailable("Too many ask for the same at once");
}

interface StoredCount {
  readonly count: number;
  readonly etag: string;
}

async function find(
  client: TableClient,
  { partitionKey, rowKey }: CountKeys,
  abortSignal: AbortSignal,
): Promise<StoredCount | undefined> {
  try {
    const { count, etag } = await client.getEntity(partitionKey, rowKey, { abortSignal });
    return { count: Number(count), etag };
  } catch (error) {
    if (isStatus(error, 404)) return undefined;
    throw error;
  }
}

/** @returns whether it was counted; if not, somebody else counted in between */
async function countOneMore(
  client: TableClient,
  keys: CountKeys,
  stored: StoredCount | undefined,
  abortSignal: AbortSignal,
): Promise<boolean> {
  try {
    if (stored === undefined) await client.createEntity({ ...keys, count: 1 }, { abortSignal });
    else {
      const { count, etag } = stored;
      await client.updateEntity({ ...keys, count: count + 1 }, "Replace", { etag, abortSignal });
    }
    return true;
  } catch (error) {
    if (isStatus(error, 409) || isStatus(error, 412)) return false;
    throw error;
  }
}
