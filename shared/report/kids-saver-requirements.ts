import type { KidsSaverPlan } from "#shared/contract/schemas/kids-saver.ts";
import type { MultiGoalResult } from "#shared/contract/schemas/results.ts";
import { fill } from "#shared/wording/fill.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { Block, BreakdownRow } from "./report-document.ts";

/**
 * What each goal requires alone, and what saving for them together saves. The sums are those of the amounts as they
 * are shown, rounded up, so that they add up on the page. Source: specification section 9.
 */
export function kidsSaverRequirements(
  plan: KidsSaverPlan,
  result: MultiGoalResult,
  wording: Wording,
): Block<"breakdown"> {
  const { requirements, goals } = wording.kidsSaver;
  const row = (label: string, detail: string, amount: number): BreakdownRow => ({
    label,
    detail,
    value: { kind: "money", amount, currency: plan.currency },
  });
  const amounts = plan.goals.map(({ type }) => shownAmount(result[`requiredMonthlyInvestment${type}`]));
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const together = shownAmount(result.requiredMonthlyInvestment);
  return {
    kind: "breakdown",
    title: requirements.title,
    rows: plan.goals.map(({ type, startYear }, index) =>
      row(goals[type].name, fill(requirements.from, { year: startYear }), amounts[index] ?? 0),
    ),
    ...(plan.goals.length < 2
      ? { totals: [], remark: requirements.addGoals }
      : {
          totals:
            total > 0
              ? [
                  row(requirements.total, requirements.totalDetail, total),
                  row(requirements.smartSaver, requirements.smartSaverDetail, together),
                  row(requirements.savings, requirements.savingsDetail, Math.max(0, total - together)),
                ]
              : [],
        }),
  };
}

/** Rounded up; an expense is paid after the first contribution, so some amount always reaches a goal. */
function shownAmount(required: number | null): number {
  return Math.ceil(required ?? 0);
}
