import type { Messages } from "./catalogue.ts";
import type { EN } from "./en.ts";
import type { Language } from "./languages.ts";

/** The source texts of a language: the keys of the English catalogue, with the placeholders of each. */
export type Catalogue = typeof EN;

/** The compiled texts of a language: the build compiles them from the catalogue. */
export type Wording = Messages<Catalogue> & { readonly language: Language };

/** Some of the texts, as the build divides them among the pages: see `TEXT_PARTS`. */
export type SomeTexts = { readonly [Key in keyof Wording]?: unknown };
