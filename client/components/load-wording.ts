import { addTexts } from "#shared/wording/add-texts.ts";
import { LOADERS } from "#shared/wording/generated/loaders.js";
import type { Language } from "#shared/wording/languages.ts";
import type { TextPart } from "#shared/wording/text-parts.ts";
import type { Wording } from "#shared/wording/wording.ts";

/** Texts of the languages that were asked for. Each grows with the pages that are visited. */
const TEXTS = new Map<Language, Record<string, unknown>>();

/** Parts that pages asked for beside the common texts. */
const PARTS = new Set<TextPart>();

/** Loads the texts of a language that the pages visited so far need. */
export async function loadWording(language: Language): Promise<Wording> {
  const texts = TEXTS.get(language) ?? {};
  TEXTS.set(language, texts);
  await Promise.all((["common", ...PARTS] as const).map((part) => load(language, part)));
  // Parts that no page asked for are missing, and no page reads them.
  return texts as unknown as Wording;
}

/** Loads the parts that a page needs beside the common texts, in every language that was asked for. */
export async function loadTexts(...parts: readonly TextPart[]): Promise<void> {
  for (const part of parts) PARTS.add(part);
  await Promise.all([...TEXTS.keys()].flatMap((language) => parts.map((part) => load(language, part))));
}

async function load(language: Language, part: "common" | TextPart): Promise<void> {
  addTexts(TEXTS.get(language) ?? {}, await LOADERS[language][part]());
}
