import { readBrand } from "#shared/report/brand.ts";
import { EN } from "#shared/wording/en.ts";
import { EDUCATION_HOST } from "./education-host.ts";

/** What the build was given. */
export const SETTINGS = {
  brand: readBrand(import.meta.env, EN),
  educationHost: EDUCATION_HOST,
  /** Whose pages may frame these: our own and those of partners. */
  partnerOrigins: new Set([window.location.origin, ...PARTNER_ORIGINS]),
} as const;
