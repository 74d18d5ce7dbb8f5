import type { Journey } from "../support/journey.ts";
import { NUMBER_FIELDS } from "./number-fields.ts";

/** All that visitors do in every browser. */
export const JOURNEYS: readonly Journey[] = [...NUMBER_FIELDS];
