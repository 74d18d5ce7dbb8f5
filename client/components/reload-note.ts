import { createContext } from "react";

/** Keeps a note for the page that loads after a failure, in the browser's history entry, which outlives the reload. */
export function noteReload(note: object): void {
  window.history.replaceState({ ...window.history.state, reload: note }, "");
}

/** Reloads the page with a note for it. @param href another address of it, in the same history entry */
export function reloadWithNote(note: object, href?: string): void {
  noteReload(note);
  window.history.replaceState(window.history.state, "", href);
  window.location.reload();
}

/** Returns the note for this page; undefined unless it was loaded with one. */
export function reloadNote(): unknown {
  return window.history.state?.reload;
}

/** Removes the note, with the personal data that it may hold, from the history entry. */
export function dropReloadNote(): void {
  const { reload, ...state } = { ...window.history.state };
  if (reload !== undefined) window.history.replaceState(state, "");
}

/** Reloads the page from within it, and keeps what was entered. */
export const ReloadContext = createContext(() => reloadWithNote({}));
