import type { FieldLabels } from "#client/form/faults.ts";
import { CHILD_GOALS, enabledKeyOf, KIDS_SAVER_GOALS } from "#shared/domain/child-goals.ts";
import type { Wording } from "#shared/wording/wording.ts";

const EXPENSE_FIELDS = ["countryOfExpense", "currentAnnualExpense", "numberOfYears", "startYear"] as const;

/** How the Kids Saver names its fields: those of a goal with the goal they are in. */
export function fieldLabels({ fields, childGoal, kidsSaver }: Wording): FieldLabels {
  const { currentAdditional, expectedAdditional } = kidsSaver.savings;
  const goals = KIDS_SAVER_GOALS.flatMap((type) => {
    const goal = kidsSaver.goals[type].title;
    return [
      [enabledKeyOf(type), goal],
      ...EXPENSE_FIELDS.map((field) => [
        `${CHILD_GOALS[type].kidsSaver.key}/${field}`,
        kidsSaver.goal.field({ field: fields[field], goal }),
      ]),
    ];
  });
  return { age: childGoal.fields.age, currentAdditional, expectedAdditional, ...Object.fromEntries(goals) };
}
