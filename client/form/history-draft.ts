import { reloadNote } from "#client/components/reload-note.ts";
import { contactOf, withoutContact } from "#shared/contract/contact.ts";
import { isRecord } from "#shared/contract/is-record.ts";

/**
 * Keeps a draft with the browser's history entry, so that it survives a reload and goes when the tab is closed.
 * @param name tells the form, should an entry ever come to another
 */
export function keepDraft(name: string, draft: object): void {
  window.history.replaceState({ ...window.history.state, drafts: { [name]: withoutContact(draft) } }, "");
}

/** Wait before a draft is kept with the history entry: browsers refuse what changes at every move of a slider. */
const KEEPING_DELAY_MS = 250;

/** Keeps the draft that waits for it, if any does. */
let keepWaiting: (() => void) | undefined;

/** Keeps a draft in a moment, unless another takes its place until then. @returns gives it up */
export function keepDraftSoon(name: string, draft: object): () => void {
  const keep = () => {
    giveUp();
    keepDraft(name, draft);
  };
  const timer = setTimeout(keep, KEEPING_DELAY_MS);
  const giveUp = () => {
    clearTimeout(timer);
    if (keepWaiting === keep) keepWaiting = undefined;
  };
  keepWaiting = keep;
  return giveUp;
}

/** Keeps the drafts of the history entry while it is made anew, which would lose them. */
export function keepingDrafts(replaceEntry: () => void): void {
  const drafts: unknown = window.history.state?.drafts;
  replaceEntry();
  if (drafts !== undefined) window.history.replaceState({ ...window.history.state, drafts }, "");
}

/**
 * Keeps a draft for the reload that follows a failure, with what was just entered.
 * @param draft the plan is kept of it if none is yet: the page behind a form keeps its own
 * @returns the contact data, to be noted for that one reload
 */
export function keepForReload(name: string, draft: object): object {
  keepWaiting?.();
  if (Object.keys(keptDraft(name)).length === 0) keepDraft(name, draft);
  return { [name]: contactOf(draft) };
}

/** What the history entry keeps of a form: contact data only where the reload followed a failure. */
export function keptDraft(name: string): Readonly<Record<string, unknown>> {
  return { ...entryOf(window.history.state?.drafts, name), ...entryOf(reloadNote(), name) };
}

function entryOf(entries: unknown, name: string): object {
  const entry = isRecord(entries) ? entries[name] : undefined;
  return isRecord(entry) ? entry : {};
}
