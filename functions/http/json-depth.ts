/** Deeper than any value of the contract, in levels; what recurses over a value that was read can rely on it. */
export const MAXIMUM_DEPTH = 8;

/** Whether a value of JSON nests deeper than anything of the contract does. */
export function isTooDeep(value: unknown): boolean {
  return isDeeperThan(MAXIMUM_DEPTH, value);
}

function isDeeperThan(depth: number, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeperThan(depth - 1, inner));
}
