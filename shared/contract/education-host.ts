/** Where no other is set: a name that every machine has for itself. Source: RFC 6761, section 6.3. */
export const DEFAULT_EDUCATION_HOST = "education.localhost";

/** Reads the host that is dedicated to the education calculator; set to nothing, it is not set. */
export function readEducationHost(settings: Readonly<Record<string, unknown>>): string {
  const host = settings["EDUCATION_HOST"];
  return typeof host === "string" && host.trim() !== "" ? host.trim() : DEFAULT_EDUCATION_HOST;
}
