import { isRecord } from "#shared/contract/is-record.ts";

/** Returns a value without its change from one to another; what has changed since stays. */
export function takenBack(present: unknown, before: unknown, after: unknown): unknown {
  if (isSame(present, after)) return before;
  if (Array.isArray(present) && Array.isArray(before) && Array.isArray(after)) {
    const length = Math.max(present.length, before.length);
    return Array.from({ length }, (_, index) =>
      takenBack(present[index], before[index], after[index]),
    ).filter(isThere);
  }
  if (!isRecord(present) || !isRecord(before) || !isRecord(after)) return present;
  const names = new Set([...Object.keys(before), ...Object.keys(present)]);
  const entries = [...names].map(
    (name) => [name, takenBack(present[name], before[name], after[name])] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => isThere(value)));
}

/** Returns whether two values have the same content, in the same order. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isThere(value: unknown): boolean {
  return value !== undefined;
}
