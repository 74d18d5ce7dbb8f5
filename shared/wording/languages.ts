/** The languages of the product (BCP 47). */
export const LANGUAGES = {
  en: { name: "English", direction: "ltr", prefix: "" },
  ar: { name: "العربية", direction: "rtl", prefix: "/ar" },
} as const satisfies Record<string, LanguageEntry>;

interface LanguageEntry {
  /** Name of the language in that language. */
  readonly name: string;
  readonly direction: "ltr" | "rtl";
  /** Prefix of the paths of its pages. */
  readonly prefix: string;
}

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_NAMES = Object.keys(LANGUAGES) as readonly Language[];

/** Returns a value for each language. @example inEachLanguage(directionOf) // { en: "ltr", ar: "rtl" } */
export function inEachLanguage<T>(valueIn: (language: Language) => T): Readonly<Record<Language, T>> {
  return Object.fromEntries(LANGUAGE_NAMES.map((language) => [language, valueIn(language)])) as Record<
    Language,
    T
  >;
}

/** Returns the writing direction of a language. @example directionOf("ar") // "rtl" */
export function directionOf(language: Language): "ltr" | "rtl" {
  return LANGUAGES[language].direction;
}

/**
 * Returns the path of a page in a language. The result is always a path of this site, because browsers treat two
 * leading slashes as another host.
 * @example pathIn("ar", "/education") // "/ar/education"
 */
export function pathIn(language: Language, path: string): string {
  const { prefix } = LANGUAGES[language];
  const page = path.replace(/^[/\\]+/, "/");
  return page === "/" && prefix !== "" ? prefix : `${prefix}${page}`;
}

/**
 * Returns the language of a path, in upper or lower case, and the path of the same page without its prefix.
 * @example readPath("/AR/education") // { language: "ar", path: "/education" }
 */
export function readPath(path: string): { readonly language: Language; readonly path: string } {
  for (const language of LANGUAGE_NAMES) {
    const { prefix } = LANGUAGES[language];
    const beginning = path.slice(0, prefix.length + 1).toLowerCase();
    if (prefix !== "" && (beginning === prefix || beginning === `${prefix}/`)) {
      return { language, path: path.slice(prefix.length) || "/" };
    }
  }
  return { language: "en", path };
}
