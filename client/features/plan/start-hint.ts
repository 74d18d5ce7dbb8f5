import { isOver } from "#shared/contract/over-rules.ts";
import type { GoalType } from "#shared/domain/child-goals.ts";
import { CHILD_GOAL_LIMITS } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { fill } from "#shared/wording/fill.ts";
import type { Wording } from "#shared/wording/wording.ts";

interface StartEntry {
  readonly type: GoalType;
  readonly startYear: number | string;
  readonly numberOfYears: number | string;
  /** Of the child, today; undefined where it is not asked for. */
  readonly age: number | string | undefined;
}

/** How far off the start of an expense is, or that nothing of it is left; undefined while the entries do not tell. */
export function startHint(entry: StartEntry, today: PlanMonth, { fields }: Wording): string | undefined {
  const { minimum, maximum } = CHILD_GOAL_LIMITS.startYear;
  const { type, startYear, numberOfYears } = entry;
  if (typeof startYear !== "number" || startYear < minimum || startYear > maximum) return undefined;
  const years = startYear - today.year;
  if (typeof numberOfYears === "number" && isOver({ type, startYear, numberOfYears }, today))
    return fields.allOver;
  if (years < 0) return fill(fields.startedBefore, { year: today.year });
  if (years === 0) return fields.startsThisYear;
  const { age } = entry;
  const ageThen = typeof age === "number" ? age + years : undefined;
  if (ageThen === undefined) return years === 1 ? fields.startsNextYear : fill(fields.startsAhead, { years });
  return years === 1
    ? fill(fields.startsNextYearAtAge, { age: ageThen })
    : fill(fields.startsAheadAtAge, { years, age: ageThen });
}
