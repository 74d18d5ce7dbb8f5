import { isRecord } from "#client/features/plan/is-record.ts";

/** What the confirmation is told by the page before it. */
export function confirmationState(isMailed: boolean): object {
  return { isMailed };
}

/** Whether a report was mailed, as far as the confirmation was told: who opens it directly is told of no failure. */
export function isMailedOf(state: unknown): boolean {
  return !isRecord(state) || state["isMailed"] !== false;
}
