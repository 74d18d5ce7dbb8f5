import type { TableClient } from "@azure/data-tables";
import { azureTable } from "./azure-table.ts";
import { deleteEntity, listEntities } from "./entities.ts";
import type { Count, RateLimit, RateLimiter } from "./rate-limiter.ts";
import type { StorageAccess } from "./storage-access.ts";
import { unlessRefused } from "./storage-call.ts";
import { StorageError } from "./storage-error.ts";

const TABLE = "limits";

/**
 * Maximum number of retries of a count that another instance changed meanwhile: each time, another call got through.
 */
const MAXIMUM_TRIES = 20;

/** A prefix of a hash of this many characters is enough to distinguish a subject's entries. */
const ENTRY_LENGTH = 10;

/** The first characters of subjects, each a partition: base64url. One partition can be searched in the time that a call has. */
const PARTITIONS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"];

/** Table keys of a subject's count. */
interface CountKeys {
  readonly partitionKey: string;
  readonly rowKey: string;
}

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
  keys: CountKeys,
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
  { partitionKey, rowKey }: CountKeys,
  abortSignal: AbortSignal,
): Promise<StoredEntries | undefined> {
  const found = await unlessRefused(client.getEntity(partitionKey, rowKey, { abortSignal }), 404);
  return found && { entries: parseEntries(String(found["entries"])), etag: found.etag };
}

/** @returns whether it was written; if not, somebody else was faster */
async function write(
  client: TableClient,
  entity: CountKeys & ReturnType<typeof storedEntries>,
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
