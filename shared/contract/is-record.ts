/** Returns true for objects other than arrays and null. @example isRecord([]) // false */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
