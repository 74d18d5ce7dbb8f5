import { goalTiming } from "#shared/domain/goal-timing.ts";
import { MONTHS_PER_YEAR, type PlanMonth } from "#shared/domain/plan-month.ts";
import { allOf, formatMoney } from "#shared/report/format.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { partNames } from "./names.ts";
import type { FamilyPlan } from "./schemas.ts";

/**
 * Returns a warning if the plan counts on contributions after retirement, when there is no salary: those of a child end with
 * its last payment, however late that is.
 */
export function afterRetirementCallout(
  plan: FamilyPlan,
  start: PlanMonth,
  wording: Wording,
): readonly Block<"callout">[] {
  const { pension, children, currency } = plan;
  const retirement = MONTHS_PER_YEAR * (pension.retirementAge - pension.age);
  const names = partNames(plan, wording);
  const { text, part } = wording.family.afterRetirement;
  const late = children.flatMap(({ monthlyInvestment, goals }, index) => {
    const payments = goals.map((goal) => {
      const { startTimeStep, years, firstYear } = goalTiming(goal, start);
      return { timeStep: startTimeStep + MONTHS_PER_YEAR * (years - 1), year: firstYear + years - 1 };
    });
    const last = payments.reduce((latest, each) => (each.timeStep > latest.timeStep ? each : latest));
    if (monthlyInvestment === 0 || last.timeStep < retirement) return [];
    const amount = formatMoney(monthlyInvestment, currency, wording);
    return [part({ part: names[index] ?? "", amount, year: String(last.year) })];
  });
  return late.length === 0
    ? []
    : [{ kind: "callout", tone: "warning", text: text({ amounts: allOf(late, wording) }) }];
}
