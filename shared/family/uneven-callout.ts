import { targetOf } from "#shared/domain/insights.ts";
import { MONTHLY_INVESTMENT_LIMITS } from "#shared/domain/limits.ts";
import { currentMonthlyInvestment } from "#shared/pension/plan-values.ts";
import { chanceInWords } from "#shared/report/chance.ts";
import { allOf, formatMoney } from "#shared/report/format.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { partNames } from "./names.ts";
import { pensionPurse } from "./purses.ts";
import type { FamilyPlan, FamilyResult } from "./schemas.ts";

/**
 * Returns a note if some parts get more each month than the target requires while others get less: all of either, each with
 * its difference. Amounts below the step of the entry do not count.
 */
export function unevenCallout(
  plan: FamilyPlan,
  { purses: { pension, children } }: FamilyResult,
  wording: Wording,
): readonly Block<"callout">[] {
  const { currency } = plan;
  const { step } = MONTHLY_INVESTMENT_LIMITS[currency];
  const { uneven } = wording.family;
  const target = targetOf(plan);
  const planned = [
    ...plan.children.map(({ monthlyInvestment }) => monthlyInvestment),
    currentMonthlyInvestment(pensionPurse(plan)),
  ];
  const names = partNames(plan, wording);
  const parts = [...children, pension].map(({ required }, index) => {
    const amount = required[target];
    const spare = amount === null ? 0 : (planned[index] ?? 0) - Math.ceil(amount);
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
