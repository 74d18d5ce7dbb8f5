import { uncoveredNow } from "#shared/domain/due-now.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { allOf, formatMoney } from "#shared/report/format.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { partNames } from "./names.ts";
import { childPurses } from "./purses.ts";
import type { FamilyPlan } from "./schemas.ts";

/** Returns a warning on this month's payments that a child's own savings do not cover. */
export function dueNowCallout(
  plan: FamilyPlan,
  start: PlanMonth,
  wording: Wording,
): readonly Block<"callout">[] {
  const names = partNames(plan, wording);
  const { text, part } = wording.family.dueNow;
  const amounts = childPurses(plan).flatMap((purse, index) => {
    const uncovered = uncoveredNow(purse.goals, purse, start);
    if (uncovered === 0) return [];
    const amount = formatMoney(uncovered, plan.currency, wording, "up");
    return [part({ amount, part: names[index] ?? "" })];
  });
  return amounts.length === 0
    ? []
    : [{ kind: "callout", tone: "warning", text: text({ amounts: allOf(amounts, wording) }) }];
}
