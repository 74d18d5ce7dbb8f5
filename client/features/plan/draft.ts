/**
 * A form while it is filled in: a number may be the text typed so far (a cleared number field hands over ""), and the
 * choices that the visitor has to make may be unset.
 */
export type Draft<T, Unset extends keyof T = never> = {
  readonly [K in keyof T]: T[K] extends number
    ? number | string
    : T[K] extends object
      ? Draft<T[K]>
      : K extends Unset
        ? T[K] | ""
        : T[K];
};

/** The draft with every number that was typed as text turned into one, as far as it is one. */
export function withNumbers<D extends object>(draft: D, numberFields: readonly (keyof D)[]): D {
  const numbers = numberFields.map((field) => [field, numberOf(draft[field])]);
  return { ...draft, ...Object.fromEntries(numbers) };
}

function numberOf(entry: unknown): unknown {
  if (typeof entry !== "string" || entry.trim() === "") return entry;
  const number = Number(entry);
  return Number.isFinite(number) ? number : entry;
}
