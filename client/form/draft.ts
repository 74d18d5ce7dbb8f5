/** A form while it is filled in: a number may be a typed text that is none, and a choice may be unset. */
export type Draft<T, Unset extends keyof T = never> = {
  readonly [K in keyof T]: T[K] extends number
    ? number | string
    : T[K] extends object
      ? Draft<T[K]>
      : K extends Unset
        ? T[K] | ""
        : T[K];
};
