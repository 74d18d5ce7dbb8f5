/** Notes in the browser's history entry, which outlives it, that the reload which follows is the error modal's. */
export function noteReload(): void {
  window.history.replaceState({ ...window.history.state, isReloaded: true }, "");
}

/** Whether the error modal has loaded this page. */
export function isReloadNoted(): boolean {
  return window.history.state?.isReloaded === true;
}

/** Takes the note out again: what the visitor loads again is another matter. */
export function dropReloadNote(): void {
  const { isReloaded, ...state } = { ...window.history.state };
  if (isReloaded !== undefined) window.history.replaceState(state, "");
}
