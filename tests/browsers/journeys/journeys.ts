import type { Journey } from "../support/journey.ts";
import { ARABIC_CARET } from "./arabic-caret.ts";
import { CHART } from "./chart.ts";
import { COMING_BACK } from "./coming-back.ts";
import { COUNTRY_CODE } from "./country-code.ts";
import { FAILURES } from "./failures.ts";
import { FAMILY } from "./family.ts";
import { KEEPING_PLANS } from "./keeping-plans.ts";
import { NUMBER_FIELDS } from "./number-fields.ts";
import { PREVIEW } from "./preview.ts";
import { REPORTS } from "./reports.ts";
import { SLIDERS } from "./sliders.ts";

/** Every journey of a visitor in the browsers. */
export const JOURNEYS: readonly Journey[] = [
  ...NUMBER_FIELDS,
  ...ARABIC_CARET,
  ...SLIDERS,
  ...REPORTS,
  ...KEEPING_PLANS,
  ...CHART,
  ...COMING_BACK,
  ...COUNTRY_CODE,
  ...FAILURES,
  ...FAMILY,
  ...PREVIEW,
];
