import { CHILD_GOALS } from "#shared/domain/child-goals.ts";

/** Where a visitor starts who asked for nothing else. */
export const HOME = "/";

/** Where the root leads on the host that is dedicated to the education calculator. */
const EDUCATION_HOME = CHILD_GOALS.Education.path;

/** Where the root leads instead of to the pension calculator, if anywhere. */
export function redirectOfRoot(hostname: string, educationHost: string): string | undefined {
  return hostname === educationHost ? EDUCATION_HOME : undefined;
}
