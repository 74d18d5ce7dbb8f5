import type { Lever } from "#client/form/Levers.tsx";
import type { CalculatorForm } from "#client/form/use-calculator-form.ts";
import { CHILD_GOAL_LIMITS, MONTHLY_INVESTMENT_LIMITS } from "#shared/domain/limits.ts";
import { expenseLabels } from "#shared/report/expense-labels.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { type ChildGoalDraft, withExpense } from "./child-goal-draft.ts";

/** Returns the levers of a child goal: the monthly amount, the start and the cost. */
export function childGoalLevers(form: CalculatorForm<ChildGoalDraft>, wording: Wording): readonly Lever[] {
  const { type, currency } = form.draft;
  const labels = expenseLabels(type, wording);
  return [
    {
      label: wording.fields.monthlyInvestment,
      binding: form.field("monthlyInvestment"),
      range: MONTHLY_INVESTMENT_LIMITS[currency],
      unit: currency,
    },
    {
      label: labels.startYear,
      binding: form.field("startYear"),
      range: CHILD_GOAL_LIMITS.startYear,
      unit: "calendarYear",
    },
    {
      label: labels.currentAnnualExpense,
      binding: {
        ...form.field("currentAnnualExpense"),
        onChange: (expense) => form.replace(withExpense(form.draft, expense)),
      },
      range: CHILD_GOAL_LIMITS.currentAnnualExpense,
      unit: currency,
    },
  ];
}
