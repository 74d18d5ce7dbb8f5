import { CHILD_GOALS, isPaidOnce } from "#shared/domain/child-goals.ts";
import { PAYMENT_MONTH, SEPTEMBER_SCHOOL_COUNTRIES } from "#shared/domain/goal-timing.ts";
import { assumptionsBlock } from "#shared/report/assumptions-block.ts";
import { inflationTerms } from "#shared/report/format.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { ChildGoalPlan, GoalResult } from "./schemas.ts";
import type { ChildGoalTimeline } from "./timeline.ts";

type PaidGoal = Pick<ChildGoalPlan, "type" | "numberOfYears" | "countryOfExpense">;

/** Returns notes on the payment dates of child goals and on their chance. @param payments number still to come */
export function paymentNotes(
  goals: readonly PaidGoal[],
  payments: number,
  wording: Wording,
): readonly string[] {
  const { tightest } = wording.childGoal.assumptions;
  return [paymentDatesNote(goals, wording), ...(payments > 1 ? [tightest] : [])];
}

/** Returns a note on the payment dates of child goals. */
export function paymentDatesNote(
  goals: readonly PaidGoal[],
  { childGoal: { assumptions }, months }: Wording,
): string {
  const month = { month: months[PAYMENT_MONTH - 1] ?? "" };
  if (goals.every(isPaidOnce)) return assumptions.paymentOnce(month);
  const when = goals.every(isPaidAsSchoolBegins) ? assumptions.paymentsOfSchool : assumptions.payments;
  return `${when(month)} ${assumptions.past}`;
}

function isPaidAsSchoolBegins({ type, countryOfExpense }: PaidGoal): boolean {
  return CHILD_GOALS[type].isEducation && SEPTEMBER_SCHOOL_COUNTRIES.includes(countryOfExpense);
}

/** Returns the notes on the calculation of a child goal. Source: specification section 9. */
export function childGoalAssumptions(
  plan: ChildGoalPlan,
  { payments }: ChildGoalTimeline,
  result: GoalResult,
  wording: Wording,
): Block<"notes"> {
  const { assumptions } = wording.childGoal;
  const { countryOfExpense, risk } = plan;
  return assumptionsBlock(
    [
      assumptions.inflation(inflationTerms(countryOfExpense, wording)),
      wording.assumptions.todaysMoney,
      assumptions.additional,
      assumptions.strategy({ risk: wording.risks[risk].name }),
      ...paymentNotes([plan], payments, wording),
    ],
    [risk],
    [countryOfExpense],
    result,
    wording,
  );
}
