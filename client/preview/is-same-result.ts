import { isRecord } from "#shared/contract/is-record.ts";

/** Largest difference of a chance. Unit: percentage points; two scenarios of 10,000. */
const CHANCE_TOLERANCE = 0.02;
/** Largest difference of an amount, as a share of it. */
const AMOUNT_TOLERANCE = 1e-9;
/** Covers the rounding of the tolerance itself. */
const ROUNDING = 1e-12;

/** Fields of a family's result that hold chances, beside those whose names begin with the word. */
const FAMILY_CHANCES: ReadonlySet<string> = new Set([
  "children",
  "retirement",
  "retirementWithoutChild",
  "allTogether",
]);

/** Returns whether a result equals the server's but for what browsers round differently: the last bits of logarithms. */
export function isSameResult(preview: unknown, server: unknown, field = ""): boolean {
  if (typeof preview === "number" && typeof server === "number") {
    const isChance = field.startsWith("chance") || FAMILY_CHANCES.has(field);
    const tolerance = isChance ? CHANCE_TOLERANCE + ROUNDING : AMOUNT_TOLERANCE * Math.abs(server);
    return Math.abs(preview - server) <= tolerance;
  }
  if (Array.isArray(preview) && Array.isArray(server)) {
    return (
      preview.length === server.length &&
      preview.every((each, index) => isSameResult(each, server[index], field))
    );
  }
  if (isRecord(preview) && isRecord(server)) {
    const names = new Set([...Object.keys(preview), ...Object.keys(server)]);
    return [...names].every((name) => isSameResult(preview[name], server[name], name));
  }
  return preview === server;
}
