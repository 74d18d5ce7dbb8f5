import { readEducationHost } from "#shared/contract/education-host.ts";

/** Host dedicated to the education calculator. */
export const EDUCATION_HOST = readEducationHost(import.meta.env);
