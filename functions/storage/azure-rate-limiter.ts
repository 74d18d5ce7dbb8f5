import type { TableClient } from "@azure/data-tables";
import { azureTable, deleteEntity, listEntities } from "./entities.ts";
import type { RowKeys } from "./report-rows.ts";
import { type StorageAccess, unlessRefused } from "./storage-call.ts";
import { StorageError } from "./storage-error.ts";

/** Maximum number of requests by a subject within a period. */
export interface RateLimit {
  /** The kind of subject, as `recipient`: each name counts for itself. */
  readonly name: string;
  readonly maximum: number;
  /** Length of the sliding window, milliseconds: any period of this length, regardless of the calendar. */
  readonly windowMs: number;
}

/** The answer to one who asks. */
type Count =
  /** It counts, since the given time (milliseconds since 1970-01-01T00:00Z): the same may have been asked for before. */
  | { readonly isCounted: true; readonly since: number }
  /** It would be one too many, and will not be after so many milliseconds. */
  | { readonly isCounted: false; readonly waitMs: number };

/** Counts what is asked for, by all instances together. Every call ends within 2 s. */
export interface RateLimiter {
  /**
   * Counts one more for a subject, unless that would be one too many. The same again counts once.
   * @param subject a keyed hash, in base64url: whom it is for is nobody's business
   * @param what a keyed hash of what is asked for
   * @throws {StorageError} if the storage fails, or too many count at once
   */
  take(limit: RateLimit, subject: string, what: string): Promise<Count>;
  /** Forgets the subjects of whom nothing counts any more. */
  forgetOld(): Promise<void>;
  /** Resolves if the storage answers. */
  ping(): Promise<void>;
}

const TABLE = "limits";

/** Maximum number of tries of a count that other instances change meanwhile: each time, another call got through. */
const MAXIMUM_TRIES = 20;

/** A prefix of a hash of this many characters is enough to distinguish a subject's entries. */
const ENTRY_LENGTH = 10;

/** The first characters of subjects, each a partition: base64url. One partition can be searched in the time that a call has. */
const PARTITIONS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"];

/** One thing that was asked for. */
interface Entry {
  readonly what: string;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly at: number;
}

interface StoredEntries {
  /** The oldest first. */
  readonly entries: readonly Entry[];
  readonly etag: string;
}

/**
 * The table `limits` of Azure Storage, one row for a limit and a subject. Instances agree by the rows' ETags: who
 * counted first wins, the others look again.
 * @param now milliseconds since 1970-01-01T00:00Z
 */
export function createAzureRateLimiter(access: StorageAccess, now: () => number): RateLimiter {
  const table = azureTable(access, TABLE);
  return {
    take: (limit, subject, what) => {
      const keys = { partitionKey: subject.slice(0, 1), rowKey: `${limit.name} ${subject}` };
      const entry = what.slice(0, ENTRY_LENGTH);
      return table((client, abortSignal) => count(client, keys, entry, { ...limit, now }, abortSignal));
    },
    forgetOld: async () => {
      const { odata } = await import("@azure/data-tables");
      const time = new Date(now());
      const forgetPartition = async (partition: string) => {
        const filter = odata`PartitionKey eq ${partition} and countsUntil lt ${time}`;
        // Deleted only if unchanged since it was read: another call may be counting in it at this moment.
        for await (const entity of listEntities(table, filter)) await deleteEntity(table, entity);
      };
      await Promise.all(PARTITIONS.map(forgetPartition));
    },
    ping: async () => {
      await table((client, abortSignal) =>
        find(client, { partitionKey: "ping", rowKey: "ping" }, abortSignal),
      );
    },
  };
}

async function count(
  client: TableClient,
  keys: RowKeys,
  what: string,
  { maximum, windowMs, now }: RateLimit & { readonly now: () => number },
  abortSignal: AbortSignal,
): Promise<Count> {
  for (let attempt = 0; attempt < MAXIMUM_TRIES; attempt++) {
    const stored = await find(client, keys, abortSignal);
    const at = now();
    const entries = stored?.entries.filter((entry) => entry.at + windowMs > at) ?? [];
    const same = entries.find((entry) => entry.what === what);
    if (same !== undefined) return { isCounted: true, since: same.at };
    // There is room again once so many are left that one more is the last.
    const inTheWay = entries.at(-maximum);
    if (inTheWay !== undefined) return { isCounted: false, waitMs: inTheWay.at + windowMs - at };
    const counted = [...entries, { what, at }].toSorted((one, other) => one.at - other.at);
    if (await write(client, { ...keys, ...storedEntries(counted, windowMs) }, stored?.etag, abortSignal)) {
      return { isCounted: true, since: at };
    }
  }
  throw new StorageError("Too many requests for the same limit at once");
}

async function find(
  client: TableClient,
  { partitionKey, rowKey }: RowKeys,
  abortSignal: AbortSignal,
): Promise<StoredEntries | undefined> {
  const found = await unlessRefused(client.getEntity(partitionKey, rowKey, { abortSignal }), 404);
  return found && { entries: parseEntries(String(found["entries"])), etag: found.etag };
}

/** @returns whether it was written; if not, somebody else was faster */
async function write(
  client: TableClient,
  entity: RowKeys & ReturnType<typeof storedEntries>,
  etag: string | undefined,
  abortSignal: AbortSignal,
): Promise<boolean> {
  const request =
    etag === undefined
      ? client.createEntity(entity, { abortSignal })
      : client.updateEntity(entity, "Replace", { etag, abortSignal });
  return (await unlessRefused(request, 404, 409, 412)) !== undefined;
}

/** Entries as the table stores them, the oldest first, with the time at which the last of them counts no more. */
function storedEntries(entries: readonly Entry[], windowMs: number) {
  return {
    entries: entries.map(({ what, at }) => `${what}@${at}`).join(" "),
    countsUntil: new Date((entries.at(-1)?.at ?? 0) + windowMs),
  };
}

function parseEntries(text: string): readonly Entry[] {
  return text.split(" ").map((entry) => {
    const [what = "", at = ""] = entry.split("@");
    return { what, at: Number(at) };
  });
}
