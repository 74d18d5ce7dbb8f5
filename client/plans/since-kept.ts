import type { KeptPlan } from "#shared/contract/kept-plan.ts";
import { chanceInWords } from "#shared/report/chance.ts";
import type { Wording } from "#shared/wording/wording.ts";

/** From this on it is said that the answer is another. Unit: percentage points. */
const FELT_CHANGE = 1;

/**
 * How the answer of a plan has moved since it was kept, and what moved it: the forecast model or, with the same one, the
 * time that has passed. Undefined where there is nothing to say.
 */
export function sinceKept(before: KeptPlan, now: KeptPlan, wording: Wording): string | undefined {
  const { since } = wording.plans;
  const chances = {
    before: chanceInWords(before.chance, wording),
    after: chanceInWords(now.chance, wording),
  };
  const isOtherModel = before.modelVersion !== now.modelVersion;
  const isMoved = Math.abs(before.chance - now.chance) >= FELT_CHANGE;
  if (isOtherModel)
    return chances.before === chances.after ? since.sameAnswer(chances) : since.model(chances);
  return isMoved ? since.time(chances) : undefined;
}
