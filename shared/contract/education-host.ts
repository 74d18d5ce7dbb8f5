import { type Settings, setting } from "./setting.ts";

/** The default host: a name that every machine resolves to itself. Source: RFC 6761, section 6.3. */
export const DEFAULT_EDUCATION_HOST = "education.localhost";

/** Reads the host that is dedicated to the education calculator. */
export function readEducationHost(settings: Settings): string {
  return setting(settings, "EDUCATION_HOST") ?? DEFAULT_EDUCATION_HOST;
}
