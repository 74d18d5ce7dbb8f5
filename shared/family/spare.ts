import { uncoveredNow } from "#shared/domain/due-now.ts";
import { targetOf } from "#shared/domain/insights.ts";
import { MONTHLY_INVESTMENT_LIMITS } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { sumOf } from "#shared/domain/sum-of.ts";
import { currentMonthlyInvestment } from "#shared/pension/plan-values.ts";
import { chanceInWords, toldChance } from "#shared/report/chance.ts";
import { formatMoney } from "#shared/report/format.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { childPurses, pensionPurse } from "./purses.ts";
import type { FamilyPlan, FamilyResult } from "./schemas.ts";

/**
 * Returns what each part gets a month beyond what its target requires, negative if it gets less, in the plan's currency: the
 * children in their order, then retirement. It is 0 where no amount is known to be required. What pays for a payment of
 * this month is not spare, although the requirement covers only later ones.
 */
export function spareAmounts(
  plan: FamilyPlan,
  { purses: { pension, children } }: FamilyResult,
  start: PlanMonth,
): readonly number[] {
  const target = targetOf(plan);
  const planned = plannedAmounts(plan);
  const dueNow = childPurses(plan).map((purse) =>
    uncoveredNow(purse.goals, { ...purse, monthlyInvestment: 0 }, start),
  );
  return [...children, pension].map(({ required }, index) => {
    const amount = required[target];
    if (amount === null) return 0;
    const spare = (planned[index] ?? 0) - Math.ceil(amount);
    return spare <= 0 ? spare : Math.max(0, Math.min(spare, (planned[index] ?? 0) - (dueNow[index] ?? 0)));
  });
}

/** Returns what each part gets a month, plan currency: the children in their order, then retirement. */
export function plannedAmounts(plan: FamilyPlan): readonly number[] {
  return [
    ...plan.children.map(({ monthlyInvestment }) => monthlyInvestment),
    currentMonthlyInvestment(pensionPurse(plan)),
  ];
}

/**
 * Returns a note if all of it has the highest chance that is told, on what all parts together get a month beyond their
 * target. Amounts below the step of the entry do not count. Where savings for children go on for retirement, only what
 * retirement itself gets is spare: with less for a child, it would require more.
 */
export function spareCallout(
  plan: FamilyPlan,
  result: FamilyResult,
  start: PlanMonth,
  wording: Wording,
): readonly Block<"callout">[] {
  const { currency, contributionsGoOn = false } = plan;
  const { step } = MONTHLY_INVESTMENT_LIMITS[currency];
  const { allTogether } = result;
  if (allTogether === null || toldChance(allTogether) !== "moreThan99") return [];
  const amounts = spareAmounts(plan, result, start);
  const spare = sumOf(amounts.slice(contributionsGoOn ? -1 : 0).filter((amount) => amount >= step));
  if (spare === 0) return [];
  const { spareForRetirement, spare: spareOfAll } = wording.family;
  const tell = contributionsGoOn ? spareForRetirement : spareOfAll;
  const text = tell({
    amount: formatMoney(spare, currency, wording),
    chance: chanceInWords(targetOf(plan), wording),
  });
  return [{ kind: "callout", tone: "neutral", text }];
}
