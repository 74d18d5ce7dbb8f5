import { isRecord } from "#shared/contract/is-record.ts";
import type { Fault } from "#shared/contract/validation.ts";

/** Rules that a choice breaks when it is none of those on offer. */
const CHOICE_RULES: ReadonlySet<string> = new Set(["enum", "const"]);

/**
 * A draft as an earlier visit left it. What it was kept in may hold anything by now: unknown fields, those of a wrong
 * type and choices that are not on offer are as in the initial draft. A number may be out of range, as when it was
 * typed: the form says so.
 * @param findFaults every fault of a draft by the contract
 */
export function restoreDraft<D extends object>(
  kept: unknown,
  initial: D,
  findFaults: (draft: D) => readonly Fault[],
): D {
  const draft = withTyped(initial, kept);
  const unknownChoices = findFaults(draft)
    .filter(({ rule }) => CHOICE_RULES.has(rule))
    .map(({ path }) => path.split("/")[1]);
  const reset = Object.entries(initial).filter(([field]) => unknownChoices.includes(field));
  return { ...draft, ...Object.fromEntries(reset) };
}

/** The initial values, each replaced by what was kept for it if that has its type. */
function withTyped<T extends object>(initial: T, kept: unknown): T {
  if (!isRecord(kept)) return initial;
  const entries = Object.entries(initial).map(([field, value]) => [field, typed(value, kept[field])]);
  return { ...initial, ...Object.fromEntries(entries) };
}

function typed(initial: unknown, kept: unknown): unknown {
  if (isRecord(initial)) return withTyped(initial, kept);
  const isText = typeof initial === "number" && typeof kept === "string";
  return isText || typeof kept === typeof initial ? kept : initial;
}
