import type { GoalType } from "#shared/domain/child-goals.ts";
import { goalTiming, likelyAge } from "#shared/domain/goal-timing.ts";
import { CHILD_GOAL_LIMITS } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { paymentMonth } from "#shared/report/payment-month.ts";
import type { Wording } from "#shared/wording/wording.ts";

interface StartEntry {
  readonly type: GoalType;
  readonly startYear: number | string;
  readonly numberOfYears: number | string;
  /** Of the child, today; undefined where it is not asked for. */
  readonly age: number | string | undefined;
}

/** When an expense is first paid, or that nothing of it is left; undefined while the entries do not tell. */
export function startHint(entry: StartEntry, today: PlanMonth, wording: Wording): string | undefined {
  const { minimum, maximum } = CHILD_GOAL_LIMITS.startYear;
  const { type, startYear, age } = entry;
  const { fields } = wording;
  if (typeof startYear !== "number" || startYear < minimum || startYear > maximum) return undefined;
  const numberOfYears =
    typeof entry.numberOfYears === "number" ? entry.numberOfYears : CHILD_GOAL_LIMITS.numberOfYears.maximum;
  const { startTimeStep, years, firstYear } = goalTiming({ type, startYear, numberOfYears }, today);
  if (years <= 0) return fields.allOver;
  const month = paymentMonth(firstYear, wording);
  if (firstYear > startYear) return fields.paymentsBefore({ month });
  if (startTimeStep === 0) return fields.firstPaymentNow;
  return typeof age === "number"
    ? fields.firstPaymentAtAge({ month, age: likelyAge(age, startTimeStep) })
    : fields.firstPayment({ month });
}
