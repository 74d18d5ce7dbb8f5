/**
 * A form while it is filled in: a number may be the text that was entered where none can be read ("" where the field is
 * empty), and the choices that the visitor has to make may be unset.
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
