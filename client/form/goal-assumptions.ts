import { type GoalType, isPaidOnce } from "#shared/domain/child-goals.ts";
import type { Currency } from "#shared/domain/currencies.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { ChildRisk } from "#shared/domain/risk-strategies.ts";
import { formatMoney } from "#shared/report/format.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { educationYear } from "./education-year.ts";
import type { FieldName } from "./faults.ts";

interface GoalPlan {
  readonly type: GoalType;
  readonly startYear: number | string;
  readonly numberOfYears: number | string;
}

interface SavingsPlan {
  readonly monthlyInvestment: number | string;
  readonly currentAdditional: number | string;
  readonly currency: Currency;
  readonly risk: ChildRisk | "";
}

/** Returns what a plan holds in the fields that the quick start leaves open. @param base path of the goal's fields */
export function goalAssumptions(
  goal: GoalPlan,
  { monthlyInvestment, currentAdditional, currency, risk }: SavingsPlan,
  wording: Wording,
  base = "",
): readonly FieldName[] {
  const { childGoal, risks } = wording;
  const { assumed } = childGoal.start;
  const isOnce = isPaidOnce(goal);
  const year = Number(goal.startYear);
  const money = (amount: number | string) => formatMoney(Number(amount), currency, wording);
  return [
    { path: `${base}startYear`, label: isOnce ? assumed.paid({ year }) : assumed.starts({ year }) },
    ...(isOnce
      ? []
      : [{ path: `${base}numberOfYears`, label: assumed.years({ count: Number(goal.numberOfYears) }) }]),
    { path: "monthlyInvestment", label: assumed.monthly({ amount: money(monthlyInvestment) }) },
    { path: "currentAdditional", label: assumed.saved({ amount: money(currentAdditional) }) },
    ...(risk === "" ? [] : [{ path: "risk", label: assumed.risk({ risk: risks[risk].name }) }]),
  ];
}

/**
 * Returns the start year of an education that follows the child's age, unless the visitor has changed the first one.
 * @param first start year that the form begins with
 */
export function educationStart(
  startYear: number | string,
  first: number | string,
  age: number | string,
  start: PlanMonth,
): number | string {
  return (startYear === first && educationYear(age, start)) || startYear;
}
