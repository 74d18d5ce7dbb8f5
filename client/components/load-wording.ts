import { addTexts } from "#shared/wording/add-texts.ts";
import type { Language } from "#shared/wording/languages.ts";
import type { TextPart } from "#shared/wording/parts.ts";
import type { SomeTexts, Wording } from "#shared/wording/wording.ts";

type Loader = () => Promise<SomeTexts>;

const LOADERS: Readonly<Record<Language, Readonly<Record<"common" | TextPart, Loader>>>> = {
  en: {
    common: async () => (await import("#shared/wording/generated/en-common.js")).EN_COMMON,
    pension: async () => (await import("#shared/wording/generated/en-pension.js")).EN_PENSION,
    children: async () => (await import("#shared/wording/generated/en-children.js")).EN_CHILDREN,
    plans: async () => (await import("#shared/wording/generated/en-plans.js")).EN_PLANS,
    reports: async () => (await import("#shared/wording/generated/en-reports.js")).EN_REPORTS,
    results: async () => (await import("#shared/wording/generated/en-results.js")).EN_RESULTS,
    documents: async () => (await import("#shared/wording/generated/en-documents.js")).EN_DOCUMENTS,
  },
  ar: {
    common: async () => (await import("#shared/wording/generated/ar-common.js")).AR_COMMON,
    pension: async () => (await import("#shared/wording/generated/ar-pension.js")).AR_PENSION,
    children: async () => (await import("#shared/wording/generated/ar-children.js")).AR_CHILDREN,
    plans: async () => (await import("#shared/wording/generated/ar-plans.js")).AR_PLANS,
    reports: async () => (await import("#shared/wording/generated/ar-reports.js")).AR_REPORTS,
    results: async () => (await import("#shared/wording/generated/ar-results.js")).AR_RESULTS,
    documents: async () => (await import("#shared/wording/generated/ar-documents.js")).AR_DOCUMENTS,
  },
};

/** The texts of the languages that were asked for: each grows with the pages that are visited. */
const TEXTS = new Map<Language, Record<string, unknown>>();

/** What pages asked for beside the common texts. */
const PARTS = new Set<TextPart>();

/** Loads the texts of a language that the pages visited so far need: a visitor needs one, or another after it. */
export async function loadWording(language: Language): Promise<Wording> {
  const texts = TEXTS.get(language) ?? {};
  TEXTS.set(language, texts);
  await Promise.all((["common", ...PARTS] as const).map((part) => load(language, part)));
  // What no page asked for is not there, and no page reads it.
  return texts as unknown as Wording;
}

/** Loads what a page needs beside the common texts, in every language that was asked for. */
export async function loadTexts(...parts: readonly TextPart[]): Promise<void> {
  for (const part of parts) PARTS.add(part);
  await Promise.all([...TEXTS.keys()].flatMap((language) => parts.map((part) => load(language, part))));
}

async function load(language: Language, part: "common" | TextPart): Promise<void> {
  addTexts(TEXTS.get(language) ?? {}, await LOADERS[language][part]());
}
