import type { RpcBinding, RpcTypedData } from "./core-types.ts";

/** A function as its trigger sees it. */
export interface TriggeredFunction {
  readonly name: string;
  /** The binding of the trigger, with what it was registered with. */
  readonly binding: RpcBinding;
  readonly invoke: (
    data: RpcTypedData,
    metadata?: Readonly<Record<string, RpcTypedData>>,
  ) => Promise<RpcTypedData | null | undefined>;
}

/** A trigger at work. */
export interface RunningTrigger {
  /** One line a function, for the start message. */
  readonly summary: readonly string[];
  /** Takes no new work and resolves once the work at hand is done. */
  readonly stop: () => Promise<void>;
}

/** Starts a kind of trigger for all functions that have it. */
export type StartTrigger = (
  functions: readonly TriggeredFunction[],
  hostSettings: HostSettings,
) => Promise<RunningTrigger>;

/** The part of host.json that is read. */
export interface HostSettings {
  readonly extensions?: {
    readonly http?: { readonly routePrefix?: string };
    readonly queues?: QueueSettings;
  };
}

/** Times are written as hh:mm:ss. Source of names and defaults: the host.json reference of the queue trigger. */
export interface QueueSettings {
  /** How many messages are fetched at once; 16. */
  readonly batchSize?: number;
  /** More are fetched once no more than so many are at work; half of the batch. */
  readonly newBatchThreshold?: number;
  /** The longest pause between looks at an empty queue; 1 minute. */
  readonly maxPollingInterval?: string;
  /** How long a message waits that a function has failed on; not at all. */
  readonly visibilityTimeout?: string;
  /** How often a message is handed out before it goes to the poison queue; 5. */
  readonly maxDequeueCount?: number;
  /** The encoding of messages; base64. */
  readonly messageEncoding?: "base64" | "none";
}
