/**
 * A form while it is filled in. A number may be the typed text if none can be read ("" for an empty field), and choices
 * that the visitor has to make may be unset.
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
