import type { FieldBinding } from "#client/components/field.ts";

/** Returns the id of a field of the form where it is shown again to start a forecast. */
export function startId(id: string): string {
  return `start-${id}`;
}

/** Returns the binding of a field that is shown again. */
export function inStart<V>(binding: FieldBinding<V>): FieldBinding<V> {
  return { ...binding, id: startId(binding.id) };
}
