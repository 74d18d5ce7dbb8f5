import { type TestDetails, test } from "@playwright/test";
import { LANGUAGE_NAMES, type Language } from "#shared/wording/languages.ts";

const DESKTOP = "@desktop";
const PHONE = "@phone";

/**
 * The tags of tests of what pages do and say: each runs in a wide window in English, and on a phone in Arabic if it is in
 * both languages. A test of places, sizes and scrolling has no tag: it runs at both widths, in each of its languages.
 */
export const ONE_WIDTH = {
  en: { tag: DESKTOP },
  ar: { tag: PHONE },
} satisfies Record<Language, TestDetails>;

/** Matches the tests that run in the other project only, by project. */
export const OTHER_WIDTH = { desktop: new RegExp(PHONE), phone: new RegExp(DESKTOP) };

/** Defines tests in every language, each of them at one width. */
export function oncePerLanguage(define: (language: Language) => void): void {
  for (const language of LANGUAGE_NAMES) test.describe("", ONE_WIDTH[language], () => define(language));
}
