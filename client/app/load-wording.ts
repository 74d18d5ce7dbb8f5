import type { Language } from "#shared/wording/languages.ts";
import type { TextPart } from "#shared/wording/parts.ts";
import type { Wording } from "#shared/wording/wording.ts";

type Loader = () => Promise<Partial<Wording>>;

const LOADERS: Readonly<Record<Language, Readonly<Record<"common" | TextPart, Loader>>>> = {
  en: {
    common: async () => (await import("#shared/wording/generated/en-common.js")).EN_COMMON,
    pension: async () => (await import("#shared/wording/generated/en-pension.js")).EN_PENSION,
    children: async () => (await import("#shared/wording/generated/en-children.js")).EN_CHILDREN,
    plans: async () => (await import("#shared/wording/generated/en-plans.js")).EN_PLANS,
    reports: async () => (await import("#shared/wording/generated/en-reports.js")).EN_REPORTS,
  },
  ar: {
    common: async () => (await import("#shared/wording/generated/ar-common.js")).AR_COMMON,
    pension: async () => (await import("#shared/wording/generated/ar-pension.js")).AR_PENSION,
    children: async () => (await import("#shared/wording/generated/ar-children.js")).AR_CHILDREN,
    plans: async () => (await import("#shared/wording/generated/ar-plans.js")).AR_PLANS,
    reports: async () => (await import("#shared/wording/generated/ar-reports.js")).AR_REPORTS,
  },
};

/** The texts of the languages that were asked for: each grows with the pages that are visited. */
const TEXTS = new Map<Language, Partial<Wording>>();

/** What pages asked for beside the common texts. */
const PARTS = new Set<TextPart>();

/** Loads the texts of a language that the pages visited so far need: a visitor needs one, or another after it. */
export async function loadWording(language: Language): Promise<Wording> {
  const texts = TEXTS.get(language) ?? {};
  TEXTS.set(language, texts);
  await Promise.all((["common", ...PARTS] as const).map((part) => load(language, part)));
  // What no page asked for is not there, and no page reads it.
  return texts as Wording;
}

/** Loads what a page needs beside the common texts, in every language that was asked for. */
export async function loadTexts(...parts: readonly TextPart[]): Promise<void> {
  for (const part of parts) PARTS.add(part);
  await Promise.all([...TEXTS.keys()].flatMap((language) => parts.map((part) => load(language, part))));
}

async function load(language: Language, part: "common" | TextPart): Promise<void> {
  Object.assign(TEXTS.get(language) ?? {}, await LOADERS[language][part]());
}
