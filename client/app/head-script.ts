// Runs in the head of every document, before anything is drawn, so that nothing jumps.
import { readEducationHost } from "#shared/contract/education-host.ts";
import { isFramed } from "./host-page.ts";
import { HOME, redirectOfRoot } from "./paths.ts";

if (isFramed(window)) document.documentElement.dataset["framed"] = "";

const redirect = redirectOfRoot(window.location.hostname, readEducationHost(import.meta.env));
if (redirect !== undefined && window.location.pathname === HOME) window.location.replace(redirect);
