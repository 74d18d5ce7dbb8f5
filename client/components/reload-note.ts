/**
 * Notes something for the page that is about to be loaded again after a failure, in the browser's history entry, which
 * outlives that.
 */
export function noteReload(note: object): void {
  window.history.replaceState({ ...window.history.state, reload: note }, "");
}

/**
 * Loads the page again, which finds the note.
 * @param href another address of it, in the same history entry; its own if unset
 */
export function reloadWithNote(note: object, href?: string): void {
  noteReload(note);
  window.history.replaceState(window.history.state, "", href);
  window.location.reload();
}

/** The note for this page; undefined unless it was loaded with one. */
export function reloadNote(): unknown {
  return window.history.state?.reload;
}

/** Takes the note, with the personal data that it may hold, out of the history entry. */
export function dropReloadNote(): void {
  const { reload, ...state } = { ...window.history.state };
  if (reload !== undefined) window.history.replaceState(state, "");
}
