import { type CertaintyLevel, DEFAULT_TARGET_CHANCE } from "#shared/domain/insights.ts";

/** A form while it is filled in: a number may be a typed text that is none, and a choice may be unset. */
export type Draft<T, Unset extends keyof T = never> = {
  readonly [K in keyof T]: number extends T[K]
    ? number | string
    : T[K] extends object
      ? Draft<T[K]>
      : K extends Unset
        ? T[K] | ""
        : T[K];
};

/** Returns a form without the target that a plan has unless it names one. */
export function withoutDefaultTarget<F extends { readonly targetChance: CertaintyLevel }>({
  targetChance,
  ...form
}: F) {
  return targetChance === DEFAULT_TARGET_CHANCE ? form : { ...form, targetChance };
}
