import { reloadNote } from "#client/components/reload-note.ts";
import { contactOf, withoutContact } from "#shared/contract/contact.ts";
import { isRecord } from "#shared/contract/is-record.ts";
import { type KeptPlan, readKeptPlan } from "#shared/contract/kept-plan.ts";

/** A link that was followed to a form: the plan sent, and the form's earlier plan. */
export interface FollowedLink {
  readonly opened: KeptPlan;
  readonly replaced: Readonly<Record<string, unknown>>;
}

/**
 * Keeps the draft of a form in the history entry: it survives a reload, and goes when the tab is closed.
 * @param link the link that led to the form, if one did
 */
export function keepDraft(name: string, draft: object, link?: FollowedLink): void {
  const drafts = { [name]: withoutContact(draft) };
  const links = link && { [name]: { ...link, replaced: withoutContact(link.replaced) } };
  window.history.replaceState({ ...window.history.state, drafts, links }, "");
}

/** Pause before a draft is written to the history entry: browsers refuse changes at every move of a slider. */
const KEEPING_DELAY_MS = 250;

/** Writes the pending draft at once, if there is one. */
let keepWaiting: (() => void) | undefined;

/**
 * Keeps a draft after a short pause, unless another replaces it before, or the history entry is left: the next one may
 * hold another plan. @returns a function that cancels it
 */
export function keepDraftSoon(...kept: Parameters<typeof keepDraft>): () => void {
  const keep = () => {
    giveUp();
    keepDraft(...kept);
  };
  const timer = setTimeout(keep, KEEPING_DELAY_MS);
  const giveUp = () => {
    clearTimeout(timer);
    window.removeEventListener("popstate", giveUp);
    if (keepWaiting === keep) keepWaiting = undefined;
  };
  window.addEventListener("popstate", giveUp);
  keepWaiting = keep;
  return giveUp;
}

/** Keeps the latest draft without a pause, for whoever leaves its history entry. */
export function keepAtOnce(): void {
  keepWaiting?.();
}

/** Keeps the drafts of the history entry, and the links to them, while it is replaced, which would lose them. */
export function keepingDrafts(replaceEntry: () => void): void {
  const { drafts, links } = { ...window.history.state };
  replaceEntry();
  if (drafts !== undefined) window.history.replaceState({ ...window.history.state, drafts, links }, "");
}

/**
 * Keeps a draft for the reload after a failure, unless the entry has one. @returns its contact data, as a note for the
 * reload
 */
export function keepForReload(name: string, draft: object): object {
  keepAtOnce();
  if (Object.keys(keptDraft(name)).length === 0) keepDraft(name, draft);
  return { [name]: contactOf(draft) };
}

/** Returns the draft in the history entry. It has contact data only if the reload followed a failure. */
export function keptDraft(name: string): Readonly<Record<string, unknown>> {
  return { ...entryOf(window.history.state?.drafts, name), ...entryOf(reloadNote(), name) };
}

/** Returns the link that led to the form of the history entry; undefined if none did. */
export function keptLink(name: string): FollowedLink | undefined {
  const { opened, replaced }: Readonly<Record<string, unknown>> = {
    ...entryOf(window.history.state?.links, name),
  };
  const plan = readKeptPlan(opened);
  return plan && isRecord(replaced) ? { opened: plan, replaced } : undefined;
}

function entryOf(entries: unknown, name: string): object {
  const entry = isRecord(entries) ? entries[name] : undefined;
  return isRecord(entry) ? entry : {};
}
