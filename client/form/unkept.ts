/** Each says whether something that a visitor made is nowhere but in the page as it is. */
const TELLERS = new Set<() => boolean>();

/** Has something asked before the page is loaded again by itself, which would lose what is not kept. */
export function tellUnkept(hasUnkept: () => boolean): void {
  TELLERS.add(hasUnkept);
}

export function isAnythingUnkept(): boolean {
  return [...TELLERS].some((hasUnkept) => hasUnkept());
}
