import type { EN } from "./en.ts";
import type { Language } from "./languages.ts";
import type { Messages } from "./message.ts";
import type { TEXT_PARTS, TextPart } from "./parts.ts";

/** The texts of a language as they are written: the keys of the English catalogue, and under each key its names. */
export type Catalogue = typeof EN;

/** The texts of a language, ready for use: the build compiles them from the catalogue. */
export type Wording = Messages<Omit<Catalogue, "insights">> & { readonly language: Language };

/** Those of them that a part of the pages needs. */
export type TextsOf<P extends TextPart> = Pick<Wording, (typeof TEXT_PARTS)[P][number]>;

/** Those that every page needs. */
export type CommonTexts = Omit<Wording, keyof TextsOf<TextPart>>;

/** The rest of the catalogue: what would change an answer is told once there is one. */
export type InsightTexts = Messages<Catalogue["insights"]>;
