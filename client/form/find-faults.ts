import type { Fault, Validated } from "#shared/contract/validation.ts";

/**
 * Every fault of an input. The contract checks rules between fields only where each field is right by itself, so the
 * faulty ones are replaced and the rest is checked once more: an age above the age of retirement is then told even
 * while, say, the risk preference is still open.
 * @param valid an input without faults; may hold more fields than are checked
 */
export function findFaults(
  validate: (input: unknown) => Validated<unknown>,
  input: object,
  valid: object,
): readonly Fault[] {
  const first = validate(input);
  if (first.ok) return [];
  const faulty = new Set(first.faults.map(fieldOf));
  const replacements = Object.entries(valid).filter(([field]) => faulty.has(field));
  const second = validate({ ...input, ...Object.fromEntries(replacements) });
  if (second.ok) return first.faults;
  return [...first.faults, ...second.faults.filter((fault) => !faulty.has(fieldOf(fault)))];
}

/** The field of the form that a fault is in. */
export function fieldOf({ path }: Fault): string {
  return path.slice(1);
}
