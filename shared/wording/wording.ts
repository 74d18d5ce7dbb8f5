import type { EN } from "./en.ts";

/**
 * Every text a visitor meets, in one language: the keys of the English catalogue, and under each key the names of the
 * English text. The catalogue of another language is a file beside it, `export const AR: Wording = messages({ … })`.
 */
export type Wording = typeof EN;
