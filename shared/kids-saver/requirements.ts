import { KIDS_SAVER_CONTRIBUTION_COUNTRY } from "#shared/domain/child-goals.ts";
import { COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import { deflated } from "#shared/domain/inflation.ts";
import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
import { formatMoney, formatNumber } from "#shared/report/format.ts";
import { type Money, type MoneyView, shownMoney } from "#shared/report/money-view.ts";
import type { Block, BreakdownRow } from "#shared/report/report-document.ts";
import { moneyValue, textValue } from "#shared/report/values.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { KidsSaverPlan, MultiGoalResult } from "./schemas.ts";
import type { KidsSaverTimeline, LastPayment } from "./timeline.ts";

/** A requirement as it is shown, rounded up; null where no month is left. */
interface Requirement {
  readonly monthly: number | null;
  /** Calendar year of the last payment. */
  readonly until: number;
  /** In the plan's currency, and the money that is shown. */
  readonly paid: number;
}

/**
 * The requirement of each goal alone and of all together: a month, until when, and in all. The sums are those of
 * the amounts as they are shown, rounded up, so that they add up on the page. Together less is paid each month, yet until
 * the last goal: what that comes to is said, and never called a saving. Source: specification section 9; docs/model.md.
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
  /** Beside an amount of the same currency, which names it. */
  const amountOf = (amount: number) => formatNumber(Math.round(amount));
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
    row(goals[type].name, requirements.detail({ until, paid: amountOf(paid) }), monthly),
  );
  const note = requirements.sums({ money: { ofYear: inMoneyOf.eachYear, today: inMoneyOf.today }[shown] });
  const block = { kind: "breakdown", title: requirements.title, note, rows } as const;
  if (plan.goals.length < 2) return { ...block, totals: [], remark: requirements.addGoals };
  if (total === 0) return { ...block, totals: [] };
  return {
    ...block,
    totals: [
      row(requirements.total, requirements.totalDetail({ paid: amountOf(paidAlone) }), total),
      row(
        requirements.smartSaver,
        requirements.smartSaverDetail({ until: together.until, paid: amountOf(together.paid) }),
        together.monthly ?? 0,
      ),
      row(requirements.savings, requirements.savingsDetail, Math.max(0, total - (together.monthly ?? 0))),
    ],
    remark: (together.paid > paidAlone ? requirements.paidMore : requirements.paidLess)({
      amount: money(Math.abs(together.paid - paidAlone)),
    }),
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
 * The sum of monthly contributions from the first month to `lastTimeStep`, that month's included.
 * @param monthly today's contribution, in any currency
 * @param inflationRate as a fraction; contributions rise by it after every plan year
 * @param money that of each contribution's time, or today's
 */
function paidInAll(monthly: number, inflationRate: number, lastTimeStep: number, money: Money): number {
  let sum = 0;
  for (let t = 0; t <= lastTimeStep; t++) {
    const contribution = monthly * (1 + inflationRate) ** Math.floor(t / MONTHS_PER_YEAR);
    sum += money === "today" ? deflated(contribution, inflationRate, t) : contribution;
  }
  return sum;
}
