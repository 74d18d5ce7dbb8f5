/** The languages of the product (BCP 47). */
export const LANGUAGES = {
  en: { name: "English", direction: "ltr", prefix: "" },
  ar: { name: "العربية", direction: "rtl", prefix: "/ar" },
} as const satisfies Record<string, LanguageEntry>;

interface LanguageEntry {
  /** As those who speak it call it. */
  readonly name: string;
  readonly direction: "ltr" | "rtl";
  /** What the paths of its pages begin with. */
  readonly prefix: string;
}

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_NAMES = Object.keys(LANGUAGES) as readonly Language[];

export function directionOf(language: Language): "ltr" | "rtl" {
  return LANGUAGES[language].direction;
}

/**
 * The path of a page in a language: `/education` is `/ar/education` in Arabic. It is one of this site, whatever the path
 * begins with: a browser takes two slashes for another host.
 */
export function pathIn(language: Language, path: string): string {
  const { prefix } = LANGUAGES[language];
  const page = path.replace(/^[/\\]+/, "/");
  return page === "/" && prefix !== "" ? prefix : `${prefix}${page}`;
}

/** The language of a path, be it in capitals, and the path of the same page without it. */
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
