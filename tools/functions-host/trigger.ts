import type { RpcBinding, RpcTypedData } from "./core.ts";

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

/** Several triggers as one. */
export function together(triggers: readonly RunningTrigger[]): RunningTrigger {
  return {
    summary: triggers.flatMap(({ summary }) => summary),
    stop: async () => {
      await Promise.all(triggers.map(({ stop }) => stop()));
    },
  };
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
  /** Number of messages fetched at once; 16. */
  readonly batchSize?: number;
  /** More are fetched once at most this many are being processed; half of the batch. */
  readonly newBatchThreshold?: number;
  /** The longest pause between polls of an empty queue; 1 minute. */
  readonly maxPollingInterval?: string;
  /** Delay before a message on which a function failed is delivered again; none. */
  readonly visibilityTimeout?: string;
  /** Number of deliveries of a message before it goes to the poison queue; 5. */
  readonly maxDequeueCount?: number;
  /** The encoding of messages; base64. */
  readonly messageEncoding?: "base64" | "none";
}
