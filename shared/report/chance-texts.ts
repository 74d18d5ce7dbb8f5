import { type CertaintyLevel, EVEN_CHANCE } from "#shared/domain/insights.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { chanceInWords, toldChance } from "./chance.ts";
import type { Block, Fact } from "./report-document.ts";
import { textValue } from "./values.ts";

/** Words a change of a chance, both in percent. @example chanceChange(22.4, 91.6, en) // "Chance 22 → 92 in 100" */
export function chanceChange(before: number, after: number, wording: Wording): string {
  return wording.results.chances.change({
    before: plainChance(before, wording),
    after: chanceInWords(after, wording),
  });
}

/** Words a chance in percent before another one that names the hundred. @example plainChance(22.4, en) // "22" */
export function plainChance(chance: number, { results: { chances } }: Wording): string {
  const told = toldChance(chance);
  const alone = { fewerThanOne: chances.fewAlone, moreThan99: chances.mostAlone };
  return typeof told === "number" ? String(told) : alone[told];
}

/** Returns the tone of a callout about a chance: good from the target on. Both in percent. */
export function chanceTone(chance: number, target: number): Block<"callout">["tone"] {
  if (chance >= target) return "good";
  return chance >= EVEN_CHANCE ? "neutral" : "warning";
}

/** Returns the target of a plan in a sentence. @param target in percent */
export function targetSentence(target: number, wording: Wording): string {
  return wording.report.target({ chance: chanceInWords(target, wording) });
}

/** Returns the target among a plan's entries, if it is another than the usual one. */
export function targetEntry(
  plan: { readonly targetChance?: CertaintyLevel },
  wording: Wording,
): readonly Fact[] {
  if (plan.targetChance === undefined) return [];
  return [{ label: wording.results.aimFor, value: textValue(chanceInWords(plan.targetChance, wording)) }];
}
