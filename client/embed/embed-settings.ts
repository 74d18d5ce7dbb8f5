import { type Calculator, FLOWS } from "#shared/calculators.ts";
import type { Brand } from "#shared/report/brand.ts";
import { type Language, pathIn } from "#shared/wording/languages.ts";
import type { Wording } from "#shared/wording/wording.ts";

/** The part of the product that the build writes into the embedding script, which carries nothing else of it. */
export interface EmbedSettings {
  /** By language: where each calculator starts, and what its frame is called by a screen reader. */
  readonly languages: Readonly<Record<string, EmbeddableCalculators>>;
  readonly smartSaverUrl: string;
}

type EmbeddableCalculators = Readonly<Record<string, { readonly path: string; readonly title: string }>>;

export function embedSettings(
  { smartSaverUrl }: Brand,
  wordings: Readonly<Record<Language, Wording>>,
): EmbedSettings {
  const languages = Object.values(wordings).map((wording) => [wording.language, calculatorsIn(wording)]);
  return { languages: Object.fromEntries(languages), smartSaverUrl };
}

function calculatorsIn({ language, titles }: Wording): EmbeddableCalculators {
  const calculators = new Map<Calculator, EmbeddableCalculators[string]>();
  for (const { calculator, form, personalInfo = form[0] } of FLOWS) {
    // Of several ways through one calculator the first is the one that links lead to.
    if (calculators.has(calculator)) continue;
    calculators.set(calculator, { path: pathIn(language, personalInfo), title: titles[calculator] });
  }
  return Object.fromEntries(calculators);
}
