import { directionOf, LANGUAGE_NAMES, type Language } from "#shared/wording/languages.ts";

/** Replaces the page with a message that the browser is too old, in the page's own language first. */
export function showTooOld(language: Language): void {
  const { body } = document;
  body.className = "too-old";
  body.textContent = "";
  for (const name of [language, ...LANGUAGE_NAMES.filter((other) => other !== language)]) {
    const paragraph = document.createElement("p");
    paragraph.lang = name;
    paragraph.dir = directionOf(name);
    paragraph.textContent = TOO_OLD[name];
    body.append(paragraph);
  }
}
