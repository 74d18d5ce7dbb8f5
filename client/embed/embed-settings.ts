import { type Calculator, FLOWS } from "#shared/calculators.ts";
import type { Brand } from "#shared/report/brand.ts";
import { LANGUAGES, type Language } from "#shared/wording/languages.ts";
import type { Wording } from "#shared/wording/wording.ts";

/** The only part of the product that the build writes into the embedding script. */
export interface EmbedSettings {
  /** Start path of each calculator. */
  readonly paths: Readonly<Record<string, string>>;
  readonly languages: Readonly<Record<string, EmbedLanguage>>;
  readonly smartSaverUrl: string;
}

interface EmbedLanguage {
  /** Prefix of its paths. */
  readonly prefix: string;
  /** Accessible name of each calculator's frame. */
  readonly titles: Readonly<Record<string, string>>;
}

export function embedSettings(
  { smartSaverUrl }: Brand,
  wordings: Readonly<Record<Language, Wording>>,
): EmbedSettings {
  const paths = new Map<Calculator, string>();
  for (const { calculator, form, personalInfo = form[0] } of FLOWS) {
    // A calculator with several flows starts with the first, to which links lead.
    if (!paths.has(calculator)) paths.set(calculator, personalInfo);
  }
  const languages = Object.values(wordings).map(({ language, titles }): [Language, EmbedLanguage] => {
    const own = [...paths.keys()].map((calculator) => [calculator, titles[calculator]]);
    return [language, { prefix: LANGUAGES[language].prefix, titles: Object.fromEntries(own) }];
  });
  return { paths: Object.fromEntries(paths), languages: Object.fromEntries(languages), smartSaverUrl };
}
