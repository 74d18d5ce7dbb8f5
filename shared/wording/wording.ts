import type { EN } from "./en.ts";
import type { Language } from "./languages.ts";
import type { Messages } from "./message.ts";

/** The texts of a language as they are written: the keys of the English catalogue, and under each key its names. */
export type Catalogue = typeof EN;

/** Every text a visitor meets, in one language, ready for use: the build compiles it from the catalogue. */
export type Wording = Messages<Catalogue> & { readonly language: Language };
