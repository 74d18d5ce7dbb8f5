import { reloadNote } from "#client/components/reload-note.ts";
import { contactOf, withoutContact } from "#shared/contract/contact.ts";
import { isRecord } from "#shared/contract/is-record.ts";
import { type KeptPlan, readKeptPlan } from "#shared/contract/kept-plan.ts";

/** A plan that was opened in a form. */
export interface OpenedPlan {
  readonly opened: KeptPlan;
  /** The form's earlier plan, if a link led to the other one. */
  readonly replaced?: Readonly<Record<string, unknown>> | undefined;
  /** Savings of today that a check-in put into the form, if one did. */
  readonly saved?: number | undefined;
}

/**
 * Keeps the draft of a form in the history entry: it survives a reload, and goes when the tab is closed.
 * @param plan the plan that was opened in it, if one was
 */
export function keepDraft(name: string, draft: object, plan?: OpenedPlan): void {
  const drafts = { [name]: withoutContact(draft) };
  const replaced = plan?.replaced && withoutContact(plan.replaced);
  const opened = plan && { [name]: { ...plan, replaced } };
  window.history.replaceState({ ...window.history.state, drafts, opened }, "");
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

/** Keeps the drafts of the history entry, and the plans opened in them, while it is replaced, which would lose them. */
export function keepingDrafts(replaceEntry: () => void): void {
  const { drafts, opened } = { ...window.history.state };
  replaceEntry();
  if (drafts !== undefined) window.history.replaceState({ ...window.history.state, drafts, opened }, "");
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

/** Returns the plan that was opened in the form of the history entry; undefined if none was. */
export function keptOpened(name: string): OpenedPlan | undefined {
  const { opened, replaced, saved }: Readonly<Record<string, unknown>> = {
    ...entryOf(window.history.state?.opened, name),
  };
  const plan = readKeptPlan(opened);
  return (
    plan && {
      opened: plan,
      replaced: isRecord(replaced) ? replaced : undefined,
      saved: typeof saved === "number" ? saved : undefined,
    }
  );
}

function entryOf(entries: unknown, name: string): object {
  const entry = isRecord(entries) ? entries[name] : undefined;
  return isRecord(entry) ? entry : {};
}
