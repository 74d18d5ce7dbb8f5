import type { RpcBinding, RpcTypedData } from "./core-types.ts";

/** A function as its trigger sees it. */
export interface TriggeredFunction {
  readonly name: string;
  /** The binding of the trigger, with what it was registered with. */
  readonly binding: RpcBinding;
  readonly invoke: (data: RpcTypedData) => Promise<RpcTypedData | null | undefined>;
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

/** What is read of host.json. */
export interface HostSettings {
  readonly extensions?: { readonly http?: { readonly routePrefix?: string } };
}
