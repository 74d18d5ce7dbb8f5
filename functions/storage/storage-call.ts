import { AsyncLocalStorage } from "node:async_hooks";
import { StorageError } from "./storage-error.ts";

/** Access to the storage: a connection string or `UseDevelopmentStorage=true`, or an identity without a key. */
export type StorageAccess = string | StorageIdentity;

/** A managed identity of Azure, and where the storage answers it. */
export interface StorageIdentity {
  /** For example https://account.queue.core.windows.net/. */
  readonly queueServiceUri: string;
  /** For example https://account.table.core.windows.net/. */
  readonly tableServiceUri: string;
  /** Client ID of one of the app's identities. */
  readonly clientId: string;
}

/** The identity, as the clients of the storage take it; it asks Azure for tokens, and keeps each as long as it is valid. */
export async function storageCredential({ clientId }: StorageIdentity) {
  const { ManagedIdentityCredential } = await import("@azure/identity");
  return new ManagedIdentityCredential({ clientId });
}

/** An answer that takes longer is none: a visitor waits for it. */
const DEADLINE_MS = 1_600;

/** Part of a deadline, which counts in full however late its end is noticed. Unit: ms. */
const DEADLINE_PART_MS = 50;

/** Retries of the clients within the time that a call has: usually a connection was dropped. */
export const RETRY = { tries: 2, delayMs: 100 } as const;

/** Error codes for a table or queue that does not exist. Source: Azure Storage, common REST API error codes. */
const MISSING_CODES: ReadonlySet<unknown> = new Set(["TableNotFound", "QueueNotFound"]);

interface Deadline {
  readonly signal: AbortSignal;
  readonly end: () => void;
}

/** The deadline that calls share, within `withOneDeadline`. */
const shared = new AsyncLocalStorage<Deadline>();

/**
 * Works with one deadline for all calls of the storage that the work makes and that name none of their own: a storage that
 * is a little late each time does not keep a visitor waiting for the sum. After it, every further call fails.
 * @param deadlineMs milliseconds; what a visitor has the patience for unless it is given
 */
export async function withOneDeadline<T>(work: () => Promise<T>, deadlineMs = DEADLINE_MS): Promise<T> {
  const deadline = startDeadline(deadlineMs);
  try {
    return await shared.run(deadline, work);
  } finally {
    deadline.end();
  }
}

/**
 * Calls a table or a queue by its client, within a deadline.
 * @param deadlineMs milliseconds; what a visitor has the patience for unless it is given, or calls share a deadline
 * @throws {StorageError} if that fails or takes too long
 */
export type StorageCall<Client> = <T>(
  call: (client: Client, abortSignal: AbortSignal) => Promise<T>,
  deadlineMs?: number,
) => Promise<T>;

/**
 * The calls of one table or queue, which is created when a call finds that it is not there, at first or since somebody
 * deleted it.
 * @param connect makes the client, when it is first used: a process that calculates has no need of it
 */
export function storageCalls<Client>(
  connect: () => Promise<Client>,
  create: (client: Client, abortSignal: AbortSignal) => Promise<unknown>,
): StorageCall<Client> {
  const connected = lazily(connect);
  return async (call, deadlineMs) => {
    const client = await connected();
    const ofAll = deadlineMs === undefined ? shared.getStore() : undefined;
    const deadline = ofAll ?? startDeadline(deadlineMs ?? DEADLINE_MS);
    try {
      deadline.signal.throwIfAborted();
      return await call(client, deadline.signal).catch(async (error: unknown) => {
        if (!isMissing(error)) throw error;
        await create(client, deadline.signal);
        return call(client, deadline.signal);
      });
    } catch (error) {
      throw error instanceof StorageError
        ? error
        : new StorageError("The storage does not answer", statusOf(error));
    } finally {
      if (deadline !== ofAll) deadline.end();
    }
  };
}

/**
 * Aborts after a time, milliseconds, that this process had to read an answer: while it is busy with other work, it is the
 * process that is late and not the storage.
 */
function startDeadline(ms: number): Deadline {
  const controller = new AbortController();
  let leftMs = ms;
  const parts = setInterval(() => {
    leftMs -= DEADLINE_PART_MS;
    if (leftMs <= 0) controller.abort(new DOMException("The deadline has passed", "TimeoutError"));
  }, DEADLINE_PART_MS);
  return { signal: controller.signal, end: () => clearInterval(parts) };
}

/** Makes something at its first use, and anew after that failed. */
function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/** The answer to a request; undefined if an existing table or queue refused it with one of the given statuses. */
export async function unlessRefused<T extends object>(
  request: Promise<T>,
  ...statuses: readonly number[]
): Promise<T | undefined> {
  try {
    return await request;
  } catch (error) {
    const status = isMissing(error) ? undefined : statusOf(error);
    if (status !== undefined && statuses.includes(status)) return undefined;
    throw error;
  }
}

/** The HTTP status by which the storage refused a request; undefined where it gave no answer. */
function statusOf(error: unknown): number | undefined {
  const { statusCode }: StorageFailure = Object(error);
  return typeof statusCode === "number" ? statusCode : undefined;
}

/** The part of a client's error that is read: queues tell a `code`, tables one in their details. */
interface StorageFailure {
  readonly statusCode?: unknown;
  readonly code?: unknown;
  readonly details?: { readonly odataError?: { readonly code?: unknown } };
}

function isMissing(error: unknown): boolean {
  const { code, details }: StorageFailure = Object(error);
  return MISSING_CODES.has(code) || MISSING_CODES.has(details?.odataError?.code);
}
