import type { Change } from "#shared/contract/insights.ts";
import { forcedInputsOf, type GoalType } from "#shared/domain/child-goals.ts";
import { goalTiming } from "#shared/domain/goal-timing.ts";
import { LESS_TO_PAY, roundedDown, SUGGESTED_STEP } from "#shared/domain/insights.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { isOver } from "../over-rules.ts";

/** The fields of a goal that a change may set. */
export interface ChangeableGoal {
  readonly type: GoalType;
  readonly startYear: number;
  readonly numberOfYears: number;
  readonly currentAnnualExpense: number;
}

interface ChangedGoal {
  readonly kind: Extract<Change["kind"], "startYear" | "numberOfYears" | "annualExpense">;
  readonly set: Partial<Omit<ChangeableGoal, "type">>;
}

/** Returns what a goal costs in all its years, in today's money. */
export function costOf({ type, currentAnnualExpense, numberOfYears }: ChangeableGoal): number {
  return currentAnnualExpense * (forcedInputsOf(type).numberOfYears ?? numberOfYears);
}

/** Returns changes that make a goal a year later, a year shorter and a tenth cheaper, as far as a goal remains. */
export function goalChanges(goal: ChangeableGoal, start: PlanMonth): readonly ChangedGoal[] {
  const { type, startYear, numberOfYears, currentAnnualExpense } = goal;
  const isShortened = forcedInputsOf(type).numberOfYears === undefined && numberOfYears > 1;
  const shorter = { numberOfYears: numberOfYears - 1 };
  const cheaper = roundedDown((1 - LESS_TO_PAY) * currentAnnualExpense, SUGGESTED_STEP);
  return [
    // A goal that has started cannot start later.
    ...(goalTiming(goal, start).firstYear === startYear
      ? [{ kind: "startYear", set: { startYear: startYear + 1 } } as const]
      : []),
    ...(isShortened && !isOver({ ...goal, ...shorter }, start)
      ? [{ kind: "numberOfYears", set: shorter } as const]
      : []),
    ...(cheaper > 0 ? [{ kind: "annualExpense", set: { currentAnnualExpense: cheaper } } as const] : []),
  ];
}
