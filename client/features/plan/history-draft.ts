import { withoutContact } from "./contact-fields.ts";
import { isRecord } from "./is-record.ts";
import { keepContact, keptContact } from "./kept-contact.ts";

/**
 * Keeps a draft with the browser's history entry, so that it survives a reload and goes when the tab is closed.
 * @param name tells the form, should an entry ever come to another
 */
export function keepDraft(name: string, draft: object): void {
  window.history.replaceState({ ...window.history.state, drafts: { [name]: withoutContact(draft) } }, "");
}

/**
 * Keeps all of a form for the reload that follows a failure.
 * @param draft the plan is kept of it if none is yet: the page behind a form keeps its own
 */
export function keepForReload(name: string, draft: object): void {
  if (Object.keys(keptDraft(name)).length === 0) keepDraft(name, draft);
  keepContact(name, draft);
}

/** What the history entry keeps of a form: contact data only where the reload followed a failure. */
export function keptDraft(name: string): Readonly<Record<string, unknown>> {
  const state: unknown = window.history.state;
  const draft = isRecord(state) && isRecord(state["drafts"]) ? state["drafts"][name] : undefined;
  return { ...(isRecord(draft) && draft), ...keptContact(name) };
}
