import { targetOf } from "#shared/domain/insights.ts";
import { MONTHLY_INVESTMENT_LIMITS } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { chanceInWords } from "#shared/report/chance.ts";
import { allOf, formatMoney } from "#shared/report/format.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { partNames } from "./names.ts";
import type { FamilyPlan, FamilyResult } from "./schemas.ts";
import { spareAmounts } from "./spare.ts";

/**
 * Returns a note if some parts get more each month than the target requires while others get less: all of either, each with
 * its difference. Amounts below the step of the entry do not count.
 */
export function unevenCallout(
  plan: FamilyPlan,
  result: FamilyResult,
  start: PlanMonth,
  wording: Wording,
): readonly Block<"callout">[] {
  const { currency } = plan;
  const { step } = MONTHLY_INVESTMENT_LIMITS[currency];
  const { uneven } = wording.family;
  const target = targetOf(plan);
  const names = partNames(plan, wording);
  const parts = spareAmounts(plan, result, start).map((spare, index) => {
    const told = formatMoney(Math.abs(spare), currency, wording);
    return { spare, name: uneven.part({ part: names[index] ?? "", amount: told }) };
  });
  const over = parts.filter(({ spare }) => spare >= step);
  const under = parts.filter(({ spare }) => spare <= -step);
  if (over.length === 0 || under.length === 0) return [];
  const namesOf = (some: typeof parts) =>
    allOf(
      some.map(({ name }) => name),
      wording,
    );
  const text = uneven.text({
    chance: chanceInWords(target, wording),
    over: namesOf(over),
    under: namesOf(under),
  });
  return [{ kind: "callout", tone: "neutral", text }];
}
