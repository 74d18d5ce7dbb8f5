import type { EN } from "./en.ts";
import type { Language } from "./languages.ts";
import type { Messages } from "./message.ts";

/** The texts of a language as they are written: the keys of the English catalogue, and under each key its names. */
export type Catalogue = typeof EN;

/** The texts of a language, ready for use: the build compiles them from the catalogue. */
export type Wording = Messages<Catalogue> & { readonly language: Language };

/** Some of them, as the build divides them among the pages: see `TEXT_PARTS`. */
export type SomeTexts = { readonly [Key in keyof Wording]?: Partial<Wording[Key]> };
