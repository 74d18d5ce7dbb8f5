import type { KeptPlan } from "#shared/contract/kept-plan.ts";
import { isFelt } from "#shared/domain/insights.ts";
import { chanceInWords } from "#shared/report/chance.ts";
import type { Wording } from "#shared/wording/wording.ts";

/** Returns a sentence on how an answer has moved since it was kept; undefined if there is nothing to say. */
export function sinceKept(before: KeptPlan, now: KeptPlan, wording: Wording): string | undefined {
  const { since } = wording.plans;
  const chances = {
    before: chanceInWords(before.chance, wording),
    after: chanceInWords(now.chance, wording),
  };
  const isOtherModel = before.modelVersion !== now.modelVersion;
  if (isOtherModel)
    return chances.before === chances.after ? since.sameAnswer(chances) : since.model(chances);
  return isFelt(before.chance, now.chance) ? since.time(chances) : undefined;
}
