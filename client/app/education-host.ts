/** Host dedicated to the education calculator; by default a name that every machine has for itself. */
export const EDUCATION_HOST = String(import.meta.env["EDUCATION_HOST"] ?? "education.localhost");
