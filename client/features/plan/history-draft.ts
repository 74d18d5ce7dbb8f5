import { withoutContact } from "./contact-fields.ts";
import { isRecord } from "./is-record.ts";

/**
 * Keeps a draft with the browser's history entry, so that it survives a reload and goes when the tab is closed.
 * @param name tells the form, should an entry ever come to another
 */
export function keepDraft(name: string, draft: object): void {
  window.history.replaceState({ ...window.history.state, drafts: { [name]: withoutContact(draft) } }, "");
}

/** What the history entry keeps for a form, if anything. */
export function keptDraft(name: string): unknown {
  const state: unknown = window.history.state;
  return isRecord(state) && isRecord(state["drafts"]) ? state["drafts"][name] : undefined;
}
