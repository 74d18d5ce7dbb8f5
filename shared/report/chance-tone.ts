import type { Block } from "./report-document.ts";

/** From this chance on a plan is called good. Source: design of the report (docs/model.md). Unit: percent. */
const GOOD_CHANCE = 75;
/** Below this chance a plan is more likely to miss its goal. Source: specification section 9. Unit: percent. */
export const EVEN_CHANCE = 50;

/** The sign beside what is said of a plan with a chance, in percent: a tick promises more than an even chance holds. */
export function chanceTone(chance: number): Block<"callout">["tone"] {
  if (chance >= GOOD_CHANCE) return "good";
  return chance >= EVEN_CHANCE ? "neutral" : "warning";
}
