import { holdsTwoNumbers } from "#client/components/number-text.ts";
import { isContactField } from "#shared/contract/contact.ts";
import type { Fault, Validated } from "#shared/contract/validation.ts";
import { formatNumber } from "#shared/report/format.ts";
import type { Wording } from "#shared/wording/wording.ts";

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

/** The words of what is not written as its field asks for, where that is more than which characters it takes, and how many. */
const WRITING_TEXTS: Readonly<Record<string, (faults: Wording["faults"]) => string>> = {
  "/phoneNumber": ({ phone }) => phone,
  "/phoneNumberCountryCode": ({ dialCode }) => dialCode,
};

/**
 * The words of a fault at its field: `true` where that is empty, for then its label is highlighted and nothing said.
 * @param entry the value of the field
 */
export function faultText(
  { path, rule, limit = 0 }: Fault,
  entry: unknown,
  { faults }: Wording,
): string | true {
  if (entry === "") return true;
  const shownLimit = path.endsWith("/startYear") ? limit : formatNumber(limit);
  const writing = WRITING_TEXTS[path]?.(faults);
  const texts: Readonly<Record<string, string>> = {
    type: typeof entry === "number" ? faults.wholeNumber : numberText(entry, faults),
    minimum: faults.minimum({ limit: shownLimit }),
    maximum: faults.maximum({ limit: shownLimit }),
    format: faults.email,
    pattern: writing ?? faults.characters,
    phone: faults.phone,
    dialCode: faults.dialCode,
    maxLength: writing ?? faults.tooLong({ limit }),
    notAboveRetirementAge: faults.notAboveRetirementAge,
    notBelowAge: faults.notBelowAge,
  };
  return texts[rule] ?? faults.other;
}

/** The words of an entry that is to be a number and cannot be read as one. */
function numberText(entry: unknown, { twoNumbers, number }: Wording["faults"]): string {
  return typeof entry === "string" && holdsTwoNumbers(entry) ? twoNumbers : number;
}

/** Stands in a sentence where fields are named: U+FFFC, which no sentence has. */
export const FIELDS_PLACE = "\ufffc";

/** How a calculator names its fields, by path, where it has names of its own. */
export type FieldLabels = Readonly<Record<string, string>>;

/** A field as it is spoken of, and where it is. */
export interface FieldName {
  readonly path: string;
  readonly label: string;
}

/** The fields that faults are in, each once, in the order of the forms: contact data stand last there. */
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

/** What fields are called, in a calculator with names of its own. */
export function fieldNames(
  paths: readonly string[],
  { fields }: Wording,
  labels: FieldLabels = {},
): readonly FieldName[] {
  const common = new Map<string, unknown>(Object.entries(fields));
  return paths.map((path) => ({ path, label: labels[path] ?? String(common.get(path) ?? path) }));
}
