import { type FieldLabels, type FieldName, faultyFields, fieldNames } from "#client/form/faults.ts";
import { CHILD_GOALS, enabledKeyOf, KIDS_SAVER_GOALS } from "#shared/domain/child-goals.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { KidsSaverDraft } from "./kids-saver-draft.ts";
import { PERSONAL_FIELDS, personalFaultsOf } from "./kids-saver-plan.ts";

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

/** The same beside the goals, where those of the page for personal information are named with it. */
export function labelsBesideGoals(wording: Wording): FieldLabels {
  const labels = fieldLabels(wording);
  const personal = fieldNames(PERSONAL_FIELDS, wording, labels).map(({ path, label }) => [
    path,
    wording.kidsSaver.personal.fields({ fields: label }),
  ]);
  return { ...labels, ...Object.fromEntries(personal) };
}

/** What is to be mended on the page for personal information, beside the goals: that page is named once, behind the fields. */
export function personalFields(draft: KidsSaverDraft, wording: Wording): readonly FieldName[] {
  const fields = faultyFields(personalFaultsOf(draft), wording, fieldLabels(wording));
  return fields.map(({ path, label }, index) => ({
    path,
    label: index < fields.length - 1 ? label : wording.kidsSaver.personal.fields({ fields: label }),
  }));
}
