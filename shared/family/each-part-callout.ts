import { targetOf } from "#shared/domain/insights.ts";
import { chanceInWords } from "#shared/report/chance.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { isShort } from "./own-savings.ts";
import type { FamilyPlan, FamilyResult } from "./schemas.ts";

/** Returns a note if each part on its own reaches the target, and all of it together clearly does not. */
export function eachPartCallout(
  plan: FamilyPlan,
  { purses, allTogether }: FamilyResult,
  wording: Wording,
): readonly Block<"callout">[] {
  const target = targetOf(plan);
  const parts = [...purses.children, purses.pension];
  if (allTogether === null || !isShort({ chance: allTogether }, target)) return [];
  if (parts.some((purse) => isShort(purse, target))) return [];
  const text = wording.family.eachPart({
    chance: chanceInWords(target, wording),
    all: chanceInWords(allTogether, wording),
  });
  return [{ kind: "callout", tone: "neutral", text }];
}
