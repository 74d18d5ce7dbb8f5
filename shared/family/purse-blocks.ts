import { isFelt, targetOf } from "#shared/domain/insights.ts";
import { chanceInWords, toldChance } from "#shared/report/chance.ts";
import type { Block } from "#shared/report/report-document.ts";
import { textValue } from "#shared/report/values.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { childName, namesWithAges } from "./names.ts";
import { isShort } from "./own-savings.ts";
import type { FamilyPlan, FamilyResult } from "./schemas.ts";

/** Index of the chances from savings of one's own, and of those from one pot. */
export const OWN_SAVINGS = 0;
export const ONE_POT = 1;

/** Returns the chances from savings of one's own beside those from one pot. */
export function purseComparison(
  plan: FamilyPlan,
  { purses, onePurse }: FamilyResult,
  wording: Wording,
): Block<"comparison"> {
  const { title, note, part, own, onePot } = wording.family.purses;
  const ownChances = [...purses.children, purses.pension].map(({ chance }) => chance);
  const shared = [...onePurse.children, onePurse.retirement];
  const chance = (percent: number | undefined) => textValue(chanceInWords(percent ?? 0, wording));
  return {
    kind: "comparison",
    topic: "purses",
    title,
    note,
    heads: [part, own, onePot],
    rows: purseLabels(plan, wording).map((label, index) => ({
      label,
      values: [chance(ownChances[index]), chance(shared[index])],
    })),
    isInSight: true,
  };
}

/** Returns the label of each part's row: the children in their order, then retirement. */
export function purseLabels(plan: FamilyPlan, wording: Wording): readonly string[] {
  return [...namesWithAges(plan, wording), wording.family.retirement];
}

/**
 * Returns what the goals of each child cost retirement if everything comes from one pot. That they cost it hardly anything
 * is no news where retirement has hardly a chance anyway, and no comfort where one pot does not pay for them.
 */
export function costOfChildren(
  plan: FamilyPlan,
  { onePurse: { children, retirement, retirementWithoutChild } }: FamilyResult,
  wording: Wording,
): readonly Block<"callout">[] {
  const { lead, withoutChild, withoutAnyChild, hardly } = wording.family.cost;
  const now = chanceInWords(retirement, wording);
  const felt = retirementWithoutChild.flatMap((chance, index) => {
    const without = chanceInWords(chance, wording);
    if (!isFelt(retirement, chance) || without === now) return [];
    return [{ child: childName(index, plan.children.length, wording).inSentence, without }];
  });
  const [first] = felt;
  const areAlike =
    felt.length > 1 &&
    felt.length === plan.children.length &&
    felt.every(({ without }) => without === first?.without);
  const callout = (sentences: readonly string[]): readonly Block<"callout">[] => [
    { kind: "callout", tone: "neutral", text: [lead({ now }), ...sentences].join(" ") },
  ];
  if (first) return callout(areAlike ? [withoutAnyChild(first)] : felt.map(withoutChild));
  const isNoNews = toldChance(retirement) === "fewerThanOne";
  const isNoComfort = children.some((chance) => isShort({ chance }, targetOf(plan)));
  return isNoNews || isNoComfort ? [] : callout([hardly({ children: children.length })]);
}
