import { AR } from "./generated/ar.js";
import { AR_INSIGHTS } from "./generated/ar-insights.js";
import { EN } from "./generated/en.js";
import { EN_INSIGHTS } from "./generated/en-insights.js";
import type { Language } from "./languages.ts";
import type { InsightTexts, Wording } from "./wording.ts";

// The texts of every language, for whoever serves all of them; a page loads its own alone.

export const WORDINGS: Readonly<Record<Language, Wording>> = { en: EN, ar: AR };

export const INSIGHT_TEXTS: Readonly<Record<Language, InsightTexts>> = { en: EN_INSIGHTS, ar: AR_INSIGHTS };
