import { setTimeout as sleep } from "node:timers/promises";
import { QueueClient } from "@azure/storage-queue";
import { StartError } from "#tools/process/lifecycle.ts";
import type { RpcBinding, RpcQueueBinding } from "./core.ts";
import { LeasedMessage, type QueueOptions } from "./leased-message.ts";
import type { QueueSettings, StartTrigger, TriggeredFunction } from "./trigger.ts";

/** Time for which the real host leases a message before it renews the lease. */
const DEFAULT_LEASE_SECONDS = 600;

const DEFAULT_BATCH_SIZE = 16;

/** Hands the messages of queues to the functions that wait for them. */
export const startQueueTrigger: StartTrigger = async (functions, { extensions }) => {
  const options = readOptions(extensions?.queues ?? {});
  const listeners = await Promise.all(functions.map((target) => startListener(target, options)));
  return {
    summary: functions.map(({ name, binding }) => `${name}: queue ${queueBinding(name, binding).queueName}`),
    stop: async () => {
      await Promise.all(listeners.map((listener) => listener.stop()));
    },
  };
};

async function startListener(
  target: TriggeredFunction,
  options: ReturnType<typeof readOptions>,
): Promise<QueueListener> {
  const { queueName, connection } = queueBinding(target.name, target.binding);
  const connectionString = process.env[connection] ?? "UseDevelopmentStorage=true";
  const client = (name: string) => new QueueClient(connectionString, name, { retryOptions: { maxTries: 2 } });
  const [queue, poison] = [client(queueName), client(`${queueName}-poison`)];
  try {
    await Promise.all([queue.createIfNotExists(), poison.createIfNotExists()]);
  } catch (cause) {
    throw new StartError(
      `The storage that ${connection} names does not answer. On this machine npm start starts one, Azurite.`,
      { cause },
    );
  }
  return new QueueListener(target, queue, poison, options);
}

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

function queueBinding(name: string, binding: RpcBinding): RpcQueueBinding {
  if (!isQueueBinding(binding)) throw new StartError(`${name} has no queue`);
  return binding;
}

function isQueueBinding(binding: RpcBinding): binding is RpcQueueBinding {
  return "queueName" in binding && "connection" in binding;
}

/** Milliseconds of a time as host.json writes it: `00:00:30` is half a minute. @throws {StartError} if it is none */
export function timeSpanMs(text: string): number {
  const [, hours, minutes, seconds] = /^(\d{1,2}):(\d{2}):(\d{2}(?:\.\d+)?)$/.exec(text) ?? [];
  if (seconds === undefined) throw new StartError(`${text} is no time of host.json, as 00:00:30`);
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000;
}

const FIRST_PAUSE_MS = 100;

/** Takes the messages of a queue, batch by batch, and hands each to a function. */
export class QueueListener {
  readonly #target: TriggeredFunction;
  readonly #queue: QueueClient;
  readonly #poison: QueueClient;
  readonly #options: QueueOptions;
  readonly #stopping = new AbortController();
  readonly #atWork = new Set<Promise<void>>();
  readonly #polling: Promise<void>;

  constructor(target: TriggeredFunction, queue: QueueClient, poison: QueueClient, options: QueueOptions) {
    this.#target = target;
    this.#queue = queue;
    this.#poison = poison;
    this.#options = options;
    this.#polling = this.#poll();
  }

  /** Takes no new message and resolves once those at hand are done. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#polling;
    await Promise.all(this.#atWork);
  }

  async #poll(): Promise<void> {
    const { signal } = this.#stopping;
    let pauseMs = FIRST_PAUSE_MS;
    while (!signal.aborted) {
      const count = await this.#takeBatch();
      pauseMs = count > 0 ? FIRST_PAUSE_MS : Math.min(pauseMs * 2, this.#options.maxPollingIntervalMs);
      if (count === 0) await sleep(pauseMs, undefined, { signal }).catch(() => {});
      while (this.#atWork.size > this.#options.newBatchThreshold) await Promise.race(this.#atWork);
    }
  }

  /** @returns how many messages there were; none if the storage does not answer, which the next look may find changed */
  async #takeBatch(): Promise<number> {
    const { batchSize, leaseSeconds } = this.#options;
    try {
      const { receivedMessageItems } = await this.#queue.receiveMessages({
        numberOfMessages: batchSize,
        visibilityTimeout: leaseSeconds,
      });
      for (const item of receivedMessageItems) {
        const work = new LeasedMessage(this.#queue, this.#poison, item, this.#options)
          .handTo(this.#target)
          .catch((error: unknown) => console.error(`[error] ${this.#target.name}: the queue fails.`, error))
          .finally(() => this.#atWork.delete(work));
        this.#atWork.add(work);
      }
      return receivedMessageItems.length;
    } catch (error) {
      const reason = error instanceof Error ? error.message : error;
      console.error(`[error] ${this.#target.name}: the queue cannot be read.`, reason);
      return 0;
    }
  }
}
