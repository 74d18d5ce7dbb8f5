import type { Draft } from "#client/form/draft.ts";
import type { GoalType, KidsSaverGoalKey } from "#shared/domain/child-goals.ts";
import type { Currency } from "#shared/domain/currencies.ts";
import type { KidsSaverForm } from "#shared/kids-saver/schemas.ts";
import { formatMoney } from "#shared/report/format.ts";
import { fill } from "#shared/wording/message.ts";
import type { Wording } from "#shared/wording/wording.ts";

interface GoalState {
  readonly type: GoalType;
  readonly goal: Draft<KidsSaverForm[KidsSaverGoalKey]>;
  readonly currency: Currency;
  readonly isEnabled: boolean;
  readonly isFaulty: boolean;
}

/** A goal in a line: what it is about while it is left out, what it costs and when once it is in the plan. */
export function goalSummary(
  { type, goal, currency, isEnabled, isFaulty }: GoalState,
  { goals, goal: texts }: Wording["kidsSaver"],
): string {
  if (!isEnabled) return goals[type].description;
  if (isFaulty) return texts.check;
  const start = Number(goal.startYear);
  const end = start + Number(goal.numberOfYears) - 1;
  const amount = formatMoney(Number(goal.currentAnnualExpense), currency);
  return end > start ? fill(texts.years, { start, end, amount }) : fill(texts.year, { start, amount });
}
