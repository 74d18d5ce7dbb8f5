// Runs in the head of every document, before anything is drawn, so that the layout does not shift.
import { readEducationHost } from "#shared/contract/education-host.ts";
import { directionOf, pathIn, readPath } from "#shared/wording/languages.ts";
import { isFramed } from "./host-page.ts";
import { isSupported } from "./is-supported.ts";
import { HOME, redirectOfRoot } from "./paths.ts";
import { showTooOld } from "./show-too-old.ts";

const { documentElement } = document;
if (isFramed(window)) documentElement.dataset["framed"] = "";

// Pages without a document of their own share one.
const { language, path } = readPath(window.location.pathname);
documentElement.lang = language;
documentElement.dir = directionOf(language);

const redirect = redirectOfRoot(window.location.hostname, readEducationHost(import.meta.env));
if (redirect !== undefined && path === HOME) window.location.replace(pathIn(language, redirect));

// After the document is parsed and before its modules run.
if (!isSupported()) document.addEventListener("readystatechange", () => showTooOld(language), { once: true });
