import { type Calculator, FLOWS } from "#shared/calculators.ts";
import type { Brand } from "#shared/report/brand.ts";
import { LANGUAGES, type Language } from "#shared/wording/languages.ts";
import type { Wording } from "#shared/wording/wording.ts";

/** The part of the product that the build writes into the embedding script, which carries nothing else of it. */
export interface EmbedSettings {
  /** Where each calculator starts. */
  readonly paths: Readonly<Record<string, string>>;
  readonly languages: Readonly<Record<string, EmbedLanguage>>;
  readonly smartSaverUrl: string;
}

interface EmbedLanguage {
  /** What paths begin with. */
  readonly prefix: string;
  /** What the frame of each calculator is called by a screen reader. */
  readonly titles: Readonly<Record<string, string>>;
}

export function embedSettings(
  { smartSaverUrl }: Brand,
  wordings: Readonly<Record<Language, Wording>>,
): EmbedSettings {
  const paths = new Map<Calculator, string>();
  for (const { calculator, form, personalInfo = form[0] } of FLOWS) {
    // Of several ways through one calculator the first is the one that links lead to.
    if (!paths.has(calculator)) paths.set(calculator, personalInfo);
  }
  const languages = Object.values(wordings).map(({ language, titles }): [Language, EmbedLanguage] => {
    const own = [...paths.keys()].map((calculator) => [calculator, titles[calculator]]);
    return [language, { prefix: LANGUAGES[language].prefix, titles: Object.fromEntries(own) }];
  });
  return { paths: Object.fromEntries(paths), languages: Object.fromEntries(languages), smartSaverUrl };
}
