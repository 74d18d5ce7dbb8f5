import { readBrand } from "#shared/report/brand.ts";
import { EN } from "#shared/wording/en.ts";

/** What the build was given; the only reader of the build's environment. */
export const SETTINGS = {
  brand: readBrand(import.meta.env, EN),
  /** Host dedicated to the education calculator; by default a name that every machine has for itself. */
  educationHost: String(import.meta.env["EDUCATION_HOST"] ?? "education.localhost"),
  /** Whose pages may frame these: our own and those of partners. */
  partnerOrigins: new Set([window.location.origin, ...PARTNER_ORIGINS]),
} as const;
