// Runs in the head of every document, before anything is drawn, so that the layout does not shift.
import { directionOf, LANGUAGE_NAMES, type Language, pathIn, readPath } from "#shared/wording/languages.ts";
import { isFramed } from "./framed.ts";
import { HOME, redirectOfRoot } from "./paths.ts";
import { reportFaults } from "./report-faults.ts";

const { documentElement } = document;
reportFaults(window, location.origin, documentElement.dataset["commit"]);
if (isFramed(window)) documentElement.dataset["framed"] = "";

// Pages without a document of their own share one.
const { language, path } = readPath(window.location.pathname);
documentElement.lang = language;
documentElement.dir = directionOf(language);

const redirect = redirectOfRoot(window.location.hostname, EDUCATION_SITE);
if (redirect !== undefined && path === HOME) window.location.replace(pathIn(language, redirect));

// After the document is parsed and before its modules run.
if (!isSupported()) document.addEventListener("readystatechange", () => showTooOld(language), { once: true });

/**
 * Returns whether the pages are built for this browser, by the latest feature of each engine in
 * `tools/browser/supported-browsers.ts`: lookbehind for Safari (16.4), `toSorted` for Chrome (110) and Firefox (115).
 */
function isSupported(): boolean {
  try {
    return "toSorted" in Array.prototype && /(?<=a)b/.test("ab");
  } catch {
    return false;
  }
}

/** Replaces the page with a message that the browser is too old, in the page's own language first. */
function showTooOld(own: Language): void {
  const { body } = document;
  body.className = "too-old";
  body.textContent = "";
  for (const name of [own, ...LANGUAGE_NAMES.filter((other) => other !== own)]) {
    const paragraph = document.createElement("p");
    paragraph.lang = name;
    paragraph.dir = directionOf(name);
    paragraph.textContent = TOO_OLD[name];
    body.append(paragraph);
  }
}
