import { reloadNote } from "#client/components/reload-note.ts";
import { contactOf, withoutContact } from "#shared/contract/contact.ts";
import { isRecord } from "#shared/contract/is-record.ts";

/** Keeps the draft of a form in the history entry: it survives a reload, and goes when the tab is closed. */
export function keepDraft(name: string, draft: object): void {
  window.history.replaceState({ ...window.history.state, drafts: { [name]: withoutContact(draft) } }, "");
}

/** Pause before a draft is written to the history entry: browsers refuse changes at every move of a slider. */
const KEEPING_DELAY_MS = 250;

/** Writes the pending draft at once, if there is one. */
let keepWaiting: (() => void) | undefined;

/** Keeps a draft after a short pause, unless another replaces it before. @returns a function that cancels it */
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

/** Keeps the drafts of the history entry while it is replaced, which would lose them. */
export function keepingDrafts(replaceEntry: () => void): void {
  const drafts: unknown = window.history.state?.drafts;
  replaceEntry();
  if (drafts !== undefined) window.history.replaceState({ ...window.history.state, drafts }, "");
}

/**
 * Keeps a draft for the reload after a failure, unless the entry has one. @returns its contact data, as a note for the
 * reload
 */
export function keepForReload(name: string, draft: object): object {
  keepWaiting?.();
  if (Object.keys(keptDraft(name)).length === 0) keepDraft(name, draft);
  return { [name]: contactOf(draft) };
}

/** Returns the draft in the history entry. It has contact data only if the reload followed a failure. */
export function keptDraft(name: string): Readonly<Record<string, unknown>> {
  return { ...entryOf(window.history.state?.drafts, name), ...entryOf(reloadNote(), name) };
}

function entryOf(entries: unknown, name: string): object {
  const entry = isRecord(entries) ? entries[name] : undefined;
  return isRecord(entry) ? entry : {};
}
