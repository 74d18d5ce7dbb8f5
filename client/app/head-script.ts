// Runs in the head of every document, before anything is drawn, so that nothing jumps.
import { EDUCATION_HOST } from "./education-host.ts";
import { isFramed } from "./host-page.ts";
import { HOME, redirectOfRoot } from "./paths.ts";

if (isFramed(window)) document.documentElement.dataset["framed"] = "";

const redirect = redirectOfRoot(window.location.hostname, EDUCATION_HOST);
if (redirect !== undefined && window.location.pathname === HOME) window.location.replace(redirect);
