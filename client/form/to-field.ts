import { isRecord } from "#shared/contract/is-record.ts";

/** Returns the state of a step to another page of a form, into one of its fields. */
export function toField(path: string): object {
  return { field: path };
}

/**
 * Returns the path of the field that a step leads into; undefined if it leads to the page itself. @param state of the
 * step
 */
export function fieldOfStep(state: unknown): string | undefined {
  const field = isRecord(state) ? state["field"] : undefined;
  return typeof field === "string" ? field : undefined;
}
