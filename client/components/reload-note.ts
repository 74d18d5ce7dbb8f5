/**
 * Notes something for the page that the error modal is about to load again, in the browser's history entry, which
 * outlives that.
 */
export function noteReload(note: object): void {
  window.history.replaceState({ ...window.history.state, reload: note }, "");
}

/** The note for this page; undefined unless the error modal has loaded this page. */
export function reloadNote(): unknown {
  return window.history.state?.reload;
}

/** Takes the note, with the personal data that it may hold, out of the history entry. */
export function dropReloadNote(): void {
  const { reload, ...state } = { ...window.history.state };
  if (reload !== undefined) window.history.replaceState(state, "");
}
