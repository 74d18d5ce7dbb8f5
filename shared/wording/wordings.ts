import { AR } from "./generated/ar.js";
import { EN } from "./generated/en.js";
import type { Language } from "./languages.ts";
import type { Wording } from "./wording.ts";

// The texts of every language, for whoever serves all of them; a page loads its own alone.

export const WORDINGS: Readonly<Record<Language, Wording>> = { en: EN, ar: AR };
