import { CHILD_GOALS } from "#shared/domain/child-goals.ts";

/** Path on which a visitor starts who asked for no other. */
export const HOME = "/";

/** Target of the root on the host that is dedicated to the education calculator. */
const EDUCATION_HOME = CHILD_GOALS.Education.path;

/** Returns the path that the root redirects to; undefined if it shows the pension calculator. */
export function redirectOfRoot(hostname: string, educationHost: string): string | undefined {
  return hostname === educationHost ? EDUCATION_HOME : undefined;
}
