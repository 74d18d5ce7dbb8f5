import type { Page } from "@playwright/test";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "#shared/wording/languages.ts";
import { expect } from "./visitor.ts";

/** Letters that tell another language, by the language of the page. */
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  en: /\p{Script=Arabic}/u,
  ar: /\p{Script=Latin}/u,
};

/** Latin words of Arabic pages, beside what was entered: names of formats, an example, the model, addresses, the build. */
const LATIN_WORDS =
  /PDF|CSV|JSON|QR|JavaScript|name@example\.com|embedded-2\/\S+|https?:\/\/\S+|^(?:[0-9a-f]{7}|unknown)$/g;

/**
 * Expects that all that a page says, shown, hidden or read out, is in its language.
 * @param entered what the visitor entered, which may be in any
 */
export async function expectOneLanguage(
  page: Page,
  language: Language,
  entered: readonly string[] = [],
): Promise<void> {
  const texts = await page.evaluate(readTexts);
  expect(texts.length).toBeGreaterThan(5);
  const names = LANGUAGE_NAMES.map((name) => LANGUAGES[name].name);
  const foreign = texts
    .map((text) => [...names, ...entered].reduce((rest, known) => rest.replaceAll(known, ""), text))
    .map((text) => (language === "ar" ? text.replaceAll(LATIN_WORDS, "") : text))
    .filter((text) => FOREIGN[language].test(text));
  expect(foreign).toEqual([]);
}

/** Runs in the page. @returns the title, every text, and the attributes that are read or shown */
function readTexts(): string[] {
  const texts: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement?.closest("script, style, noscript") == null) texts.push(textContent ?? "");
  }
  const spoken = ["aria-label", "aria-valuetext", "aria-roledescription", "alt", "title", "placeholder"];
  for (const element of document.querySelectorAll("*")) {
    for (const name of spoken) texts.push(element.getAttribute(name) ?? "");
    if (element instanceof HTMLInputElement && /^(text|tel|email)$/.test(element.type))
      texts.push(element.value);
  }
  return texts.filter((text) => text.trim() !== "");
}
