import { KIDS_SAVER_CONTRIBUTION_COUNTRY } from "#shared/domain/child-goals.ts";
import { COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import { deflated } from "#shared/domain/inflation.ts";
import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
import { formatMoney } from "#shared/report/format.ts";
import { type Money, type MoneyView, shownMoney } from "#shared/report/money-view.ts";
import type { Block, BreakdownRow } from "#shared/report/report-document.ts";
import { moneyValue, textValue } from "#shared/report/values.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { KidsSaverPlan, MultiGoalResult } from "./schemas.ts";
import type { KidsSaverTimeline, LastPayment } from "./timeline.ts";

/** A requirement as shown, rounded up; `monthly` is null if no month is left. */
interface Requirement {
  readonly monthly: number | null;
  /** Calendar year of the last payment. */
  readonly until: number;
  /** Total paid, in the plan's currency and the money shown. */
  readonly paid: number;
}

/**
 * Returns the requirement of each goal alone and of all together: monthly amount, end and total. Sums are those of the
 * rounded amounts shown, so that they add up on the page. All goals together take less each month, but until the last
 * goal: the difference of the totals has the same weight, and is never called a saving. Source: specification section 9;
 * docs/model.md.
 */
export function kidsSaverRequirements(
  plan: KidsSaverPlan,
  result: MultiGoalResult,
  timeline: KidsSaverTimeline,
  view: MoneyView,
  wording: Wording,
): Block<"breakdown"> {
  const { requirements, goals } = wording.kidsSaver;
  const { inMoneyOf } = wording.results;
  const shown = shownMoney(view);
  const money = (amount: number) => formatMoney(amount, plan.currency, wording);
  const row = (label: string, detail: string, amount: number | null): BreakdownRow => ({
    label,
    detail,
    value: amount === null ? textValue(wording.results.notPossible) : moneyValue(amount, plan.currency),
  });
  const alone = plan.goals.map(({ type }, index) => ({
    type,
    ...requirement(
      result[`requiredMonthlyInvestment${type}`],
      timeline.lastOfGoals[index] ?? timeline.last,
      shown,
    ),
  }));
  const together = requirement(result.requiredMonthlyInvestment, timeline.last, shown);
  const total = alone.reduce((sum, { monthly }) => sum + (monthly ?? 0), 0);
  const paidAlone = alone.reduce((sum, { paid }) => sum + paid, 0);
  const rows = alone.map(({ type, monthly, until, paid }) =>
    row(goals[type].name, requirements.detail({ until, paid: money(paid) }), monthly),
  );
  const note = requirements.sums({ money: { ofYear: inMoneyOf.eachYear, today: inMoneyOf.today }[shown] });
  const block = { kind: "breakdown", title: requirements.title, note, rows } as const;
  if (plan.goals.length < 2) return { ...block, totals: [], remark: requirements.addGoals };
  if (total === 0) return { ...block, totals: [] };
  return {
    ...block,
    totals: [
      row(requirements.total, requirements.totalDetail({ paid: money(paidAlone) }), total),
      row(
        requirements.smartSaver,
        requirements.smartSaverDetail({ until: together.until, paid: money(together.paid) }),
        together.monthly ?? 0,
      ),
      row(requirements.savings, requirements.savingsDetail, Math.max(0, total - (together.monthly ?? 0))),
      together.paid > paidAlone
        ? row(requirements.paidMore, requirements.paidMoreDetail, together.paid - paidAlone)
        : row(requirements.paidLess, requirements.paidLessDetail, paidAlone - together.paid),
    ],
  };
}

function requirement(required: number | null, last: LastPayment, money: Money): Requirement {
  const monthly = required === null ? null : Math.ceil(required);
  const { inflationRate } = COUNTRY_REFERENCES[KIDS_SAVER_CONTRIBUTION_COUNTRY];
  return {
    monthly,
    until: last.year,
    paid: paidInAll(monthly ?? 0, inflationRate, last.timeStep, money),
  };
}

/**
 * Returns the sum of contributions from the first month to `lastTimeStep`, inclusive, in the money of their time or of
 * today. @param inflationRate as a fraction; contributions rise by it after every plan year
 */
function paidInAll(monthly: number, inflationRate: number, lastTimeStep: number, money: Money): number {
  let sum = 0;
  for (let t = 0; t <= lastTimeStep; t++) {
    const contribution = monthly * (1 + inflationRate) ** Math.floor(t / MONTHS_PER_YEAR);
    sum += money === "today" ? deflated(contribution, inflationRate, t) : contribution;
  }
  return sum;
}
