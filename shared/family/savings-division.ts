import { goalTiming } from "#shared/domain/goal-timing.ts";
import { MONTHS_PER_YEAR, type PlanMonth } from "#shared/domain/plan-month.ts";
import { currentMonthlyInvestment } from "#shared/pension/plan-values.ts";
import { childPurses, pensionPurse } from "./purses.ts";
import type { FamilyChild, FamilyPlan } from "./schemas.ts";

/** A child as far as it decides how savings are divided. */
interface ChildToPayFor {
  /** Plan currency, today's money. */
  readonly monthlyInvestment: number;
  readonly goals: readonly Pick<
    FamilyChild["goals"][number],
    "type" | "startYear" | "numberOfYears" | "currentAnnualExpense"
  >[];
}

/**
 * Returns each child's share of the savings as a fraction, in whole percents: what its monthly investment will not have
 * covered of its goals, or its part of the savings if they do not cover what all children lack.
 * @param savings plan currency
 */
export function dividedByNeed(
  savings: number,
  children: readonly ChildToPayFor[],
  start: PlanMonth,
): readonly number[] {
  const lacking = children.map((child) => lackOf(child, start));
  const all = lacking.reduce((sum, lack) => sum + lack, 0);
  // Rounded down, so that together they are at most the whole.
  return lacking.map((lack) => (savings > 0 ? Math.floor((100 * lack) / Math.max(savings, all)) / 100 : 0));
}

/**
 * Returns each child's share of what a family holds some months after its plan was made, as a fraction: what each part had,
 * and what was saved and paid for it since. Growth is left out, as what is held is known only in all.
 * @param made the month in which the plan starts
 */
export function sharesAfter(months: number, plan: FamilyPlan, made: PlanMonth): readonly number[] {
  const held = childPurses(plan).map(({ currentAdditional, monthlyInvestment, goals }) => {
    const costs = costsUntil(goals, made);
    const paid = costs.filter(({ timeStep }) => timeStep < months).at(-1)?.cost ?? 0;
    // A child's savings end with its last payment.
    const saved = monthlyInvestment * Math.min(months, lastPayment(goals, made) + 1);
    return Math.max(0, currentAdditional + saved - paid);
  });
  const pension = pensionPurse(plan);
  const all = held.reduce(
    (sum, each) => sum + each,
    pension.currentAdditional + months * currentMonthlyInvestment(pension),
  );
  return plan.children.map(({ savingsShare }, index) => (all > 0 ? (held[index] ?? 0) / all : savingsShare));
}

/**
 * Returns what a child lacks in today's money, plan currency: of all payments until one of them, what its monthly
 * investment has not brought in by then, where that is most. Costs and investment rise alike; growth is left out.
 */
function lackOf({ monthlyInvestment, goals }: ChildToPayFor, start: PlanMonth): number {
  return Math.max(
    0,
    ...costsUntil(goals, start).map(({ timeStep, cost }) => cost - monthlyInvestment * timeStep),
  );
}

/**
 * Returns what a child needs each month beside its savings, so that it lacks nothing: in today's money, plan currency, 0 if
 * the savings are enough. A payment that is due now is helped by no month.
 */
export function neededEachMonth(
  { currentAdditional, goals }: Pick<ChildToPayFor, "goals"> & { readonly currentAdditional: number },
  start: PlanMonth,
): number {
  const later = costsUntil(goals, start).filter(({ timeStep }) => timeStep > 0);
  return Math.max(0, ...later.map(({ timeStep, cost }) => (cost - currentAdditional) / timeStep));
}

/** Returns the time step of the last payment for a child's goals. */
export function lastPayment(goals: ChildToPayFor["goals"], start: PlanMonth): number {
  return costsUntil(goals, start).at(-1)?.timeStep ?? 0;
}

/** Returns the time step of each payment, in order, with the cost of all payments until then: today's money, plan currency. */
function costsUntil(goals: ChildToPayFor["goals"], start: PlanMonth) {
  const payments = goals
    .flatMap((goal) => {
      const { startTimeStep, years } = goalTiming(goal, start);
      return Array.from({ length: Math.max(0, years) }, (_, year) => ({
        timeStep: startTimeStep + MONTHS_PER_YEAR * year,
        amount: goal.currentAnnualExpense,
      }));
    })
    .toSorted((one, other) => one.timeStep - other.timeStep);
  let cost = 0;
  return payments.map(({ timeStep, amount }) => {
    cost += amount;
    return { timeStep, cost };
  });
}
