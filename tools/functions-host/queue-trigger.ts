import { setTimeout as sleep } from "node:timers/promises";
import { type DequeuedMessageItem, QueueClient } from "@azure/storage-queue";
import { StartError } from "#tools/process/lifecycle.ts";
import type { RpcTypedData } from "./core.ts";
import {
  type QueueSettings,
  type RunningTrigger,
  type StartTrigger,
  type TriggeredFunction,
  together,
} from "./trigger.ts";

/** Time for which the real host leases a message before it renews the lease. */
const DEFAULT_LEASE_SECONDS = 600;

const DEFAULT_BATCH_SIZE = 16;

/** Hands the messages of queues to the functions that wait for them. */
export const startQueueTrigger: StartTrigger = async (functions, { extensions }) => {
  const options = readOptions(extensions?.queues ?? {});
  return together(await Promise.all(functions.map((target) => startListener(target, options))));
};

async function startListener(target: TriggeredFunction, options: QueueOptions): Promise<RunningTrigger> {
  const { name, binding } = target;
  const { queueName, connection } = binding;
  if (queueName === undefined || connection === undefined) throw new StartError(`${name} has no queue`);
  const connectionString = process.env[connection] ?? "UseDevelopmentStorage=true";
  const client = (of: string) => new QueueClient(connectionString, of, { retryOptions: { maxTries: 2 } });
  const [queue, poison] = [client(queueName), client(`${queueName}-poison`)];
  try {
    await Promise.all([queue.createIfNotExists(), poison.createIfNotExists()]);
  } catch (cause) {
    throw new StartError(
      `The storage that ${connection} names does not answer. On this machine npm start starts one, Azurite.`,
      { cause },
    );
  }
  return { summary: [`${name}: queue ${queueName}`], stop: listen(target, queue, poison, options) };
}

/** Options of fetching and retrying the messages of a queue. */
type QueueOptions = ReturnType<typeof readOptions>;

function readOptions(settings: QueueSettings) {
  const { batchSize = DEFAULT_BATCH_SIZE, maxDequeueCount = 5, messageEncoding = "base64" } = settings;
  return {
    batchSize,
    newBatchThreshold: settings.newBatchThreshold ?? Math.floor(batchSize / 2),
    maxPollingIntervalMs: timeSpanMs(settings.maxPollingInterval ?? "00:01:00"),
    retryDelaySeconds: timeSpanMs(settings.visibilityTimeout ?? "00:00:00") / 1_000,
    maxDequeueCount,
    messageEncoding,
    leaseSeconds: Number(process.env["FUNCTIONS_MESSAGE_LEASE_SECONDS"] ?? DEFAULT_LEASE_SECONDS),
  };
}

/** Milliseconds of a time as host.json writes it: `00:00:30` is half a minute. @throws {StartError} if it is none */
export function timeSpanMs(text: string): number {
  const [, hours, minutes, seconds] = /^(\d{1,2}):(\d{2}):(\d{2}(?:\.\d+)?)$/.exec(text) ?? [];
  if (seconds === undefined) throw new StartError(`${text} is no time of host.json, as 00:00:30`);
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000;
}

const FIRST_PAUSE_MS = 100;

/** Takes the messages of a queue, batch by batch, and hands each to a function. @returns a function that ends this */
function listen(
  target: TriggeredFunction,
  queue: QueueClient,
  poison: QueueClient,
  options: QueueOptions,
): RunningTrigger["stop"] {
  const stopping = new AbortController();
  const atWork = new Set<Promise<void>>();

  async function poll({ signal }: AbortController): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    while (!signal.aborted) {
      const count = await takeBatch();
      pauseMs = count > 0 ? FIRST_PAUSE_MS : Math.min(pauseMs * 2, options.maxPollingIntervalMs);
      if (count === 0) await sleep(pauseMs, undefined, { signal }).catch(() => {});
      while (atWork.size > options.newBatchThreshold) await Promise.race(atWork);
    }
  }

  /** @returns how many messages there were; none if the storage does not answer, which the next look may find changed */
  async function takeBatch(): Promise<number> {
    try {
      const { receivedMessageItems } = await queue.receiveMessages({
        numberOfMessages: options.batchSize,
        visibilityTimeout: options.leaseSeconds,
      });
      for (const item of receivedMessageItems) {
        const work = handMessage(target, item, queue, poison, options)
          .catch((error: unknown) => console.error(`[error] ${target.name}: the queue fails.`, error))
          .finally(() => atWork.delete(work));
        atWork.add(work);
      }
      return receivedMessageItems.length;
    } catch (error) {
      const reason = error instanceof Error ? error.message : error;
      console.error(`[error] ${target.name}: the queue cannot be read.`, reason);
      return 0;
    }
  }

  const polling = poll(stopping);
  return async () => {
    stopping.abort();
    await polling;
    await Promise.all(atWork);
  };
}

/**
 * Runs a function once on a message that nobody else sees, as long as the lease on it is renewed. Deletes it after a
 * success; after a failure it comes back, or goes to the poison queue.
 */
async function handMessage(
  { name, invoke }: TriggeredFunction,
  item: DequeuedMessageItem,
  queue: QueueClient,
  poison: QueueClient,
  { maxDequeueCount, retryDelaySeconds, leaseSeconds, messageEncoding }: QueueOptions,
): Promise<void> {
  const { messageId, messageText, dequeueCount } = item;
  let { popReceipt } = item;
  let renewal = Promise.resolve();

  // A process that died has used up the last attempt without moving it.
  if (dequeueCount > maxDequeueCount) return moveToPoison();
  if (await succeeds()) return remove();
  if (dequeueCount >= maxDequeueCount) return moveToPoison();
  await hideFor(retryDelaySeconds);

  async function succeeds(): Promise<boolean> {
    const renew = () => {
      renewal = hideFor(leaseSeconds).catch(() => {});
    };
    const renewing = setInterval(renew, (leaseSeconds * 1_000) / 2);
    try {
      const text =
        messageEncoding === "none" ? messageText : Buffer.from(messageText, "base64").toString("utf8");
      await invoke({ string: text }, metadataOf({ ...item, popReceipt }, text));
      return true;
    } catch (error) {
      console.error(`[error] ${name} failed on message ${messageId}.`, error);
      return false;
    } finally {
      clearInterval(renewing);
      await renewal;
    }
  }

  async function hideFor(seconds: number): Promise<void> {
    const updated = await queue.updateMessage(messageId, popReceipt, messageText, seconds);
    popReceipt = updated.popReceipt ?? popReceipt;
  }

  async function moveToPoison(): Promise<void> {
    await poison.sendMessage(messageText);
    await remove();
  }

  async function remove(): Promise<void> {
    await queue.deleteMessage(messageId, popReceipt);
  }
}

/** Returns the metadata in the host's format: texts unchanged, everything else as JSON. */
function metadataOf(item: DequeuedMessageItem, text: string): Readonly<Record<string, RpcTypedData>> {
  const json = (value: unknown): RpcTypedData => ({ json: JSON.stringify(value) });
  return {
    QueueTrigger: { string: text },
    Id: { string: item.messageId },
    PopReceipt: { string: item.popReceipt },
    DequeueCount: json(item.dequeueCount),
    InsertionTime: json(item.insertedOn),
    ExpirationTime: json(item.expiresOn),
    NextVisibleTime: json(item.nextVisibleOn),
  };
}
