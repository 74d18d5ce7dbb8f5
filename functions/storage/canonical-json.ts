/** JSON in which the order of properties makes no difference: equal values give equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, sortProperties);
}

function sortProperties(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
