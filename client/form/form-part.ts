import type { FieldBinding } from "#client/components/field.ts";

/** The fields of a form, or of a part of it. */
export interface FormFields<D> {
  readonly draft: D;
  readonly field: <K extends keyof D & string>(name: K) => FieldBinding<D[K]>;
}

/** A form, or a part of it: an object, a list, or an entry of one. */
export interface FormPart<D> extends FormFields<D> {
  /** The present draft, even if it changed since the last render. */
  readonly draft: D;
  /** A part within, at any depth: by its name in an object, by its place in a list. */
  readonly part: <K extends keyof D & (string | number)>(name: K) => FormPart<D[K]>;
  /** Changes several fields at once. */
  readonly update: (change: (present: D) => Partial<D>) => void;
}

/** Connects a field with its form. @param change enters another value */
export type BindField = <V>(path: string, value: V, change: (value: unknown) => void) => FieldBinding<V>;

/** What updates each part of a form, by path: the same function for as long as the form lives. */
export type PartUpdates = Map<string, unknown>;

interface PartOf {
  readonly bind: BindField;
  readonly updates: PartUpdates;
}

/** Returns a form as a part that contains all others. @param base path of the part, with a slash at its end */
export function formPart<T>(
  valuesOf: () => T,
  update: FormPart<T>["update"],
  form: PartOf,
  base = "",
): FormPart<T> {
  return {
    get draft() {
      return valuesOf();
    },
    field: (name) =>
      form.bind(`${base}${name}`, valuesOf()[name], (next) => update(() => changeOf<T>(name, next))),
    part: <K extends keyof T & (string | number)>(name: K) => {
      const path = `${base}${name}/`;
      const known = form.updates.get(path) as FormPart<T[K]>["update"] | undefined;
      const updatePart: FormPart<T[K]>["update"] =
        known ??
        ((change) => update((present) => changeOf<T>(name, changed(present[name], change(present[name])))));
      form.updates.set(path, updatePart);
      return formPart(() => valuesOf()[name], updatePart, form, path);
    },
    update,
  };
}

/** Returns the change of one entry: generic values have no type for the names of their own. */
function changeOf<T>(name: keyof T, value: unknown): Partial<T> {
  return { [name]: value } as Partial<T>;
}

/** Returns an object or a list with some entries changed. */
function changed<T>(present: T, change: Partial<T>): T {
  return Object.assign(Array.isArray(present) ? [...present] : { ...(present as object) }, change) as T;
}
