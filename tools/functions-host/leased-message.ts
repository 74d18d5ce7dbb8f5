import type { DequeuedMessageItem, QueueClient } from "@azure/storage-queue";
import type { RpcTypedData } from "./core.ts";
import type { TriggeredFunction } from "./trigger.ts";

/** Options of fetching and retrying the messages of a queue. */
export interface QueueOptions {
  readonly batchSize: number;
  readonly newBatchThreshold: number;
  readonly maxPollingIntervalMs: number;
  readonly retryDelaySeconds: number;
  readonly maxDequeueCount: number;
  readonly messageEncoding: "base64" | "none";
  readonly leaseSeconds: number;
}

/** A message that nobody else sees, as long as the lease on it is renewed. */
export class LeasedMessage {
  readonly #queue: QueueClient;
  readonly #poison: QueueClient;
  readonly #item: DequeuedMessageItem;
  readonly #options: QueueOptions;
  #popReceipt: string;
  #renewal = Promise.resolve();

  constructor(queue: QueueClient, poison: QueueClient, item: DequeuedMessageItem, options: QueueOptions) {
    this.#queue = queue;
    this.#poison = poison;
    this.#item = item;
    this.#options = options;
    this.#popReceipt = item.popReceipt;
  }

  /** Runs a function on it, once. Deletes it after a success; after a failure it comes back, or goes to the poison queue. */
  async handTo(target: TriggeredFunction): Promise<void> {
    const { maxDequeueCount, retryDelaySeconds } = this.#options;
    // A process that died has used up the last attempt without moving it.
    if (this.#item.dequeueCount > maxDequeueCount) return this.#moveToPoison();
    if (await this.#run(target)) return this.#delete();
    if (this.#item.dequeueCount >= maxDequeueCount) return this.#moveToPoison();
    await this.#hideFor(retryDelaySeconds);
  }

  /** @returns whether the function succeeded */
  async #run({ name, invoke }: TriggeredFunction): Promise<boolean> {
    const { leaseSeconds } = this.#options;
    const renew = () => {
      this.#renewal = this.#hideFor(leaseSeconds).catch(() => {});
    };
    const renewing = setInterval(renew, (leaseSeconds * 1_000) / 2);
    try {
      const text = this.#text();
      await invoke({ string: text }, this.#metadata(text));
      return true;
    } catch (error) {
      console.error(`[error] ${name} failed on message ${this.#item.messageId}.`, error);
      return false;
    } finally {
      clearInterval(renewing);
      await this.#renewal;
    }
  }

  #text(): string {
    const { messageText } = this.#item;
    return this.#options.messageEncoding === "none"
      ? messageText
      : Buffer.from(messageText, "base64").toString("utf8");
  }

  /** Returns the metadata in the host's format: texts unchanged, everything else as JSON. */
  #metadata(text: string): Readonly<Record<string, RpcTypedData>> {
    const { dequeueCount, messageId, insertedOn, expiresOn, nextVisibleOn } = this.#item;
    const json = (value: unknown): RpcTypedData => ({ json: JSON.stringify(value) });
    return {
      QueueTrigger: { string: text },
      Id: { string: messageId },
      PopReceipt: { string: this.#popReceipt },
      DequeueCount: json(dequeueCount),
      InsertionTime: json(insertedOn),
      ExpirationTime: json(expiresOn),
      NextVisibleTime: json(nextVisibleOn),
    };
  }

  async #hideFor(seconds: number): Promise<void> {
    const { messageId, messageText } = this.#item;
    const { popReceipt } = await this.#queue.updateMessage(messageId, this.#popReceipt, messageText, seconds);
    this.#popReceipt = popReceipt ?? this.#popReceipt;
  }

  async #moveToPoison(): Promise<void> {
    await this.#poison.sendMessage(this.#item.messageText);
    await this.#delete();
  }

  async #delete(): Promise<void> {
    await this.#queue.deleteMessage(this.#item.messageId, this.#popReceipt);
  }
}
