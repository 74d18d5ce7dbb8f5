import { setTimeout as sleep } from "node:timers/promises";
import type { QueueClient } from "@azure/storage-queue";
import { LeasedMessage, type QueueOptions } from "./leased-message.ts";
import type { TriggeredFunction } from "./trigger.ts";

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
