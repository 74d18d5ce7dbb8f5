/** Functions that report whether a visitor's work exists only on the open page. */
const TELLERS = new Set<() => boolean>();

/** Registers a check that runs before the page reloads by itself, which would lose work that is not kept. */
export function tellUnkept(hasUnkept: () => boolean): void {
  TELLERS.add(hasUnkept);
}

export function isAnythingUnkept(): boolean {
  return [...TELLERS].some((hasUnkept) => hasUnkept());
}
