/** Maximum nesting, deeper than any value of the contract, which bounds recursion over a value. Unit: levels. */
export const MAXIMUM_DEPTH = 8;

/** Returns true if a JSON value nests deeper than so many levels. @example isTooDeep([[]], 1) // true */
export function isTooDeep(value: unknown, levels = MAXIMUM_DEPTH): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1));
}
