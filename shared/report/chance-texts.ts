import { type CertaintyLevel, EVEN_CHANCE } from "#shared/domain/insights.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { chanceInWords, toldChance } from "./chance.ts";
import type { Block, Fact } from "./report-document.ts";
import { textValue } from "./values.ts";

/** Words a change of a chance, both in percent. @example chanceChange(22.4, 91.6, en) // "Chance 22 → 92 in 100" */
export function chanceChange(before: number, after: number, wording: Wording): string {
  const { chances } = wording.results;
  const told = toldChance(before);
  const alone = { fewerThanOne: chances.fewAlone, moreThan99: chances.mostAlone };
  return chances.change({
    before: typeof told === "number" ? String(told) : alone[told],
    after: chanceInWords(after, wording),
  });
}

/** Returns the tone of a callout about a chance: good from the target on. Both in percent. */
export function chanceTone(chance: number, target: number): Block<"callout">["tone"] {
  if (chance >= target) return "good";
  return chance >= EVEN_CHANCE ? "neutral" : "warning";
}

/** Returns the target among a plan's entries, if it is another than the usual one. */
export function targetEntry(
  plan: { readonly targetChance?: CertaintyLevel },
  wording: Wording,
): readonly Fact[] {
  if (plan.targetChance === undefined) return [];
  return [{ label: wording.results.aimFor, value: textValue(chanceInWords(plan.targetChance, wording)) }];
}
