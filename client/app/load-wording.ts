import type { Language } from "#shared/wording/languages.ts";
import type { Wording } from "#shared/wording/wording.ts";

const LOADERS: Readonly<Record<Language, () => Promise<Wording>>> = {
  en: async () => (await import("#shared/wording/generated/en.js")).EN,
  ar: async () => (await import("#shared/wording/generated/ar.js")).AR,
};

/** Loads the texts of a language: a visitor needs one, or another after it. */
export function loadWording(language: Language): Promise<Wording> {
  return LOADERS[language]();
}
