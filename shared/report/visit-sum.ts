import { type Currency, exchanged } from "#shared/domain/currencies.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { formatMoney, formatPercent } from "./format.ts";
import type { Block } from "./report-document.ts";

type Calculator = keyof Wording["results"]["visit"]["plans"];

/** What a plan takes from the household today. */
export interface Outlay {
  readonly calculator: Calculator;
  /** The calculators whose goals the plan contains, if it combines several. */
  readonly combines: readonly Calculator[];
  readonly currency: Currency;
  readonly monthlyInvestment: number;
  /** Age of the child that the plan is for; unset if it is for no child, or for one of any age. */
  readonly childAge?: number | undefined;
  /** Savings that the plan counts as its own. */
  readonly savings: number;
  /** A month; 0 if the plan knows of none. */
  readonly salary: number;
}

/** Returns whether a plan has the goals of another one, for the same child as far as both name one. */
export function combinesOther({ combines, childAge }: Outlay, other: Outlay): boolean {
  const areOfOne = childAge === undefined || other.childAge === undefined || childAge === other.childAge;
  return areOfOne && combines.includes(other.calculator);
}

/** Above this part of the salary the sum is a warning. Source: design of the family plan. Unit: fraction. */
const LARGE_SHARE = 0.3;

/** Returns a warning if a part of the salary is large; empty if it is not. @param share as a fraction */
export function largeShareWarning(share: number, { results }: Wording): readonly string[] {
  if (share > 1) return [results.visit.beyondSalary];
  // As it is told, in tenths of a percent: 30.0% is not more than 30%.
  return Math.round(1_000 * share) > 1_000 * LARGE_SHARE
    ? [results.visit.large({ share: formatPercent(100 * LARGE_SHARE, 0) })]
    : [];
}

/** Amounts that differ by less were entered as the same, perhaps in another currency. Unit: fraction. */
const SAME_AMOUNT = 0.01;

/**
 * Returns what a plan and the other plans of the visit take together, in the plan's currency; empty if there is no other.
 * A plan whose goal another one combines is counted there. Each pension has a salary of its own.
 */
export function visitSum(
  own: Outlay,
  others: readonly Outlay[],
  wording: Wording,
): readonly Block<"callout">[] {
  const plans = [own, ...others];
  const isCombined = (other: Outlay) => plans.some((plan) => combinesOther(plan, other));
  const counted = others.filter((other) => !isCombined(other));
  if (counted.length === 0 || isCombined(own)) return [];
  const { visit } = wording.results;
  const inOwn = (amount: number, { currency }: Outlay) => exchanged(amount, currency, own.currency);
  const money = (amount: number) => formatMoney(amount, own.currency, wording);
  const all = [own, ...counted];
  const sum = all.reduce((total, plan) => total + inOwn(plan.monthlyInvestment, plan), 0);
  const salaries = all.map((plan) => inOwn(plan.salary, plan)).filter((salary) => salary > 0);
  const salary = salaries.reduce((total, each) => total + each, 0);
  const share = salary > 0 ? sum / salary : 0;
  const large = largeShareWarning(share, wording);
  const isAlone = ({ calculator }: Outlay) =>
    all.filter((plan) => plan.calculator === calculator).length === 1;
  const names = counted
    .map((plan) => (isAlone(plan) ? visit.plans[plan.calculator] : outlayName(plan, wording)))
    .join(wording.listSeparator);
  const amounts = { plans: names, amount: money(sum) };
  const savings = sharedSavings(all.map((plan) => inOwn(plan.savings, plan)));
  return [
    {
      kind: "callout",
      tone: large.length > 0 || savings !== undefined ? "warning" : "neutral",
      text: [
        salary > 0
          ? (salaries.length > 1 ? visit.ofSalaries : visit.ofSalary)({
              ...amounts,
              share: formatPercent(100 * share, 1),
            })
          : visit.sum(amounts),
        ...large,
        ...(savings === undefined ? [] : [visit.sameSavings({ amount: money(savings) })]),
      ].join(" "),
    },
  ];
}

/** Returns what a plan is called, with the age of its child. */
export function outlayName({ calculator, childAge }: Outlay, { results: { visit } }: Wording): string {
  const plan = visit.plans[calculator];
  return childAge === undefined ? plan : visit.planOfAge({ plan, age: childAge });
}

/** Returns an amount of savings that more than one plan counts; undefined if there is none. */
function sharedSavings(amounts: readonly number[]): number | undefined {
  return amounts.find(
    (amount, index) =>
      amount > 0 &&
      amounts.some((other, place) => place > index && Math.abs(other - amount) <= SAME_AMOUNT * amount),
  );
}
