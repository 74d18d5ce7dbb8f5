import { PAYMENT_MONTH } from "#shared/domain/goal-timing.ts";
import type { Wording } from "#shared/wording/wording.ts";

/** Returns the month in which a payment falls due, for example "September 2034". */
export function paymentMonth(year: number, { months, childGoal }: Wording): string {
  return childGoal.axes.year.due({ month: months[PAYMENT_MONTH - 1] ?? "", year });
}

/** Returns the same with the child's age in years, for example "September 2034, age 18". */
export function paymentMonthAtAge(year: number, age: number, { months, childGoal }: Wording): string {
  return childGoal.axes.age.due({ month: months[PAYMENT_MONTH - 1] ?? "", year, age });
}
