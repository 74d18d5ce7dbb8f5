import { type GoalType, isPaidOnce } from "#shared/domain/child-goals.ts";
import { goalTiming, likelyAge } from "#shared/domain/goal-timing.ts";
import { CHILD_GOAL_LIMITS, isWithin } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { paymentMonth } from "#shared/report/payment-month.ts";
import type { Wording } from "#shared/wording/wording.ts";

interface StartEntry {
  readonly type: GoalType;
  readonly startYear: number | string;
  readonly numberOfYears: number | string;
  /** Age of the child today; undefined if the form does not ask for it. */
  readonly age: number | string | undefined;
}

/** Returns a sentence on when an expense is first paid; undefined while the entries do not determine it. */
export function startHint(entry: StartEntry, today: PlanMonth, wording: Wording): string | undefined {
  const { type, startYear, age } = entry;
  const { fields } = wording;
  if (!isWithin(CHILD_GOAL_LIMITS.startYear, startYear)) return undefined;
  const numberOfYears =
    typeof entry.numberOfYears === "number" ? entry.numberOfYears : CHILD_GOAL_LIMITS.numberOfYears.maximum;
  const { startTimeStep, years, firstYear } = goalTiming({ type, startYear, numberOfYears }, today);
  if (years <= 0) return fields.allOver;
  const month = paymentMonth(firstYear, wording);
  if (firstYear > startYear) return fields.paymentsBefore({ month });
  const [now, at, atAge] = isPaidOnce(entry)
    ? [fields.onlyPaymentNow, fields.onlyPayment, fields.onlyPaymentAtAge]
    : [fields.firstPaymentNow, fields.firstPayment, fields.firstPaymentAtAge];
  if (startTimeStep === 0) return now;
  return isWithin(CHILD_GOAL_LIMITS.age, age) && Number.isInteger(age)
    ? atAge({ month, age: likelyAge(age, startTimeStep) })
    : at({ month });
}
