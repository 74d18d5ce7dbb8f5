import { holdsTwoNumbers } from "#client/components/number-text.ts";
import { isContactField } from "#shared/contract/contact.ts";
import type { Fault, Validated } from "#shared/contract/validation.ts";
import { EARLIEST_WORKING_AGE } from "#shared/domain/working-age.ts";
import { formatNumber } from "#shared/report/format.ts";
import type { Wording } from "#shared/wording/wording.ts";

/**
 * Returns every fault of an input. The contract checks rules between fields only if each field is valid by itself, so
 * the faulty fields are replaced and the rest is checked again.
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

/** Returns the fault of an amount that decides the answer and is still the one that the form begins with (docs/adr/0027). */
export function notGiven(path: string): Fault {
  return { path, rule: "notGiven", message: "is still what the form begins with" };
}

/**
 * Returns the path of the field that has a fault.
 * @example fieldOf({ path: "/age", rule: "minimum", message: "must be >= 18" }) // "age"
 */
export function fieldOf({ path }: Fault): string {
  return path.slice(1);
}

/** Messages for fields whose format has rules beyond allowed characters and length. */
const WRITING_TEXTS: Readonly<Record<string, (faults: Wording["faults"]) => string>> = {
  "/phoneNumber": ({ phone }) => phone,
  "/phoneNumberCountryCode": ({ dialCode }) => dialCode,
};

/** Returns the message for a fault at its field; `true` for an empty field, whose label is highlighted instead. */
export function faultText(
  { path, rule, limit = 0 }: Fault,
  entry: unknown,
  { faults }: Wording,
): string | true {
  if (entry === "") return true;
  const shownLimit = path.endsWith("/startYear") ? limit : formatNumber(limit);
  const unread = holdsTwoNumbers(String(entry)) ? faults.twoNumbers : faults.number;
  const writing = WRITING_TEXTS[path]?.(faults);
  const texts: Readonly<Record<string, string>> = {
    type: typeof entry === "number" ? faults.wholeNumber : unread,
    minimum: faults.minimum({ limit: shownLimit }),
    maximum: faults.maximum({ limit: shownLimit }),
    format: faults.email,
    pattern: writing ?? faults.characters,
    phone: faults.phone,
    dialCode: faults.dialCode,
    maxLength: writing ?? faults.tooLong({ limit }),
    notAboveRetirementAge: faults.notAboveRetirementAge,
    notBelowAge: faults.notBelowAge,
    sinceWorkingAge: faults.sinceWorkingAge({ age: EARLIEST_WORKING_AGE }),
  };
  return texts[rule] ?? faults.other;
}

/** Placeholder for field names in a sentence: U+FFFC, which no sentence contains. */
export const FIELDS_PLACE = "\ufffc";

/** A calculator's own labels of its fields, by path. */
export type FieldLabels = Readonly<Record<string, string>>;

export interface FieldName {
  readonly path: string;
  readonly label: string;
}

/** Returns the fields that have faults, each once, in the order of the forms, which end with contact data. */
export function faultyFields(
  faults: readonly Fault[],
  wording: Wording,
  labels?: FieldLabels,
): readonly FieldName[] {
  const paths = [...new Set(faults.map(fieldOf))].sort(
    (one, other) => Number(isContactField(one)) - Number(isContactField(other)),
  );
  return fieldNames(paths, wording, labels);
}

/** Returns fields with their labels, including a calculator's own ones. */
export function fieldNames(
  paths: readonly string[],
  { fields }: Wording,
  labels: FieldLabels = {},
): readonly FieldName[] {
  const common = new Map<string, unknown>(Object.entries(fields));
  return paths.map((path) => ({ path, label: labels[path] ?? String(common.get(path) ?? path) }));
}
