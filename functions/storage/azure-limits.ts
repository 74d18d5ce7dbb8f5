import type { TableClient } from "@azure/data-tables";
import { unavailable } from "#functions/http/unavailable.ts";
import { azureTable } from "./azure-table.ts";
import { deleteEntities, listEntities } from "./entities.ts";
import type { Limit, Limits } from "./limits.ts";
import { isStatus } from "./storage-call.ts";

const TABLE = "limits";

const KEEP_MS = 2 * 24 * 60 * 60_000;

/** How often a count that another instance changed meanwhile is read again: each time somebody else got through. */
const MAXIMUM_TRIES = 20;

/** So many characters of a hash tell a window's entries apart. */
const ENTRY_LENGTH = 10;

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
    take: async (limit, subject, what) => {
      const start = Math.floor(now() / limit.windowMs) * limit.windowMs;
      const keys = { partitionKey: new Date(start).toISOString(), rowKey: `${limit.name} ${subject}` };
      const entry = what.slice(0, ENTRY_LENGTH);
      const isCounted = await table((client, abortSignal) => count(client, keys, entry, limit, abortSignal));
      return isCounted ? 0 : start + limit.windowMs - now();
    },
    forgetOld: async () => {
      const { odata } = await import("@azure/data-tables");
      const old = new Date(now() - KEEP_MS).toISOString();
      await deleteEntities(table, listEntities(table, odata`PartitionKey lt ${old}`));
    },
    ping: async () => {
      await table((client, abortSignal) =>
        find(client, { partitionKey: "ping", rowKey: "ping" }, abortSignal),
      );
    },
  };
}

/** @returns whether the entry is counted, now or before; if not, the limit is reached */
async function count(
  client: TableClient,
  keys: CountKeys,
  entry: string,
  { maximum }: Limit,
  abortSignal: AbortSignal,
): Promise<boolean> {
  for (let attempt = 0; attempt < MAXIMUM_TRIES; attempt++) {
    const stored = await find(client, keys, abortSignal);
    if (stored?.entries.includes(entry)) return true;
    if (stored !== undefined && stored.entries.length >= maximum) return false;
    if (await add(client, keys, entry, stored, abortSignal)) return true;
  }
  throw unavailable("Too many ask for the same at once");
}

interface StoredEntries {
  readonly entries: readonly string[];
  readonly etag: string;
}

async function find(
  client: TableClient,
  { partitionKey, rowKey }: CountKeys,
  abortSignal: AbortSignal,
): Promise<StoredEntries | undefined> {
  try {
    const { entries, etag } = await client.getEntity(partitionKey, rowKey, { abortSignal });
    return { entries: String(entries).split(" "), etag };
  } catch (error) {
    if (isStatus(error, 404)) return undefined;
    throw error;
  }
}

/** @returns whether it was added; if not, somebody else was faster */
async function add(
  client: TableClient,
  keys: CountKeys,
  entry: string,
  stored: StoredEntries | undefined,
  abortSignal: AbortSignal,
): Promise<boolean> {
  try {
    if (stored === undefined) await client.createEntity({ ...keys, entries: entry }, { abortSignal });
    else {
      const entries = [...stored.entries, entry].join(" ");
      await client.updateEntity({ ...keys, entries }, "Replace", { etag: stored.etag, abortSignal });
    }
    return true;
  } catch (error) {
    if (isStatus(error, 409) || isStatus(error, 412)) return false;
    throw error;
  }
}
