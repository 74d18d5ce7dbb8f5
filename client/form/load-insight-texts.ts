import type { Language } from "#shared/wording/languages.ts";
import type { InsightTexts } from "#shared/wording/wording.ts";

const LOADERS: Readonly<Record<Language, () => Promise<InsightTexts>>> = {
  en: async () => (await import("#shared/wording/generated/en-insights.js")).EN_INSIGHTS,
  ar: async () => (await import("#shared/wording/generated/ar-insights.js")).AR_INSIGHTS,
};

/** Loads the texts for what would change an answer: there is none before the first result. */
export function loadInsightTexts(language: Language): Promise<InsightTexts> {
  return LOADERS[language]();
}
