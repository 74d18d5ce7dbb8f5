import { isContactField } from "#shared/contract/contact.ts";
import type { Fault } from "#shared/contract/validation.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { fieldOf } from "./find-faults.ts";

/** How a calculator names its fields, by path, where it has names of its own. */
export type FieldLabels = Readonly<Record<string, string>>;

export const NO_LABELS: FieldLabels = {};

/** A field as it is spoken of, and where it is. */
export interface FieldName {
  readonly path: string;
  readonly label: string;
}

/** The fields that faults are in, each once, in the order of the forms: contact data stand last there. */
export function faultyFields(
  faults: readonly Fault[],
  labels: FieldLabels,
  { fields }: Wording,
): readonly FieldName[] {
  const common = new Map<string, string>(Object.entries(fields));
  return [...new Set(faults.map(fieldOf))]
    .sort((one, other) => Number(isContactField(one)) - Number(isContactField(other)))
    .map((path) => ({ path, label: labels[path] ?? common.get(path) ?? path }));
}
