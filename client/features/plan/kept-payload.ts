import { isRecord } from "./is-record.ts";

/** Keeps a payload with the browser's history entry, for the page to open with when it is loaded again. */
export function keepPayload(payload: string): void {
  window.history.replaceState({ ...window.history.state, payload }, "");
}

/** The payload that the history entry keeps; null if there is none. */
export function keptPayload(): string | null {
  const state: unknown = window.history.state;
  return isRecord(state) && typeof state["payload"] === "string" ? state["payload"] : null;
}

/** Takes a payload, with the personal data that it carries, out of the history entry. */
export function dropPayload(): void {
  const { payload, ...state } = { ...window.history.state };
  if (payload !== undefined) window.history.replaceState(state, "");
}
