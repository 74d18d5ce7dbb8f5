import { type FieldLabels, type FieldName, faultyFields, fieldNames } from "#client/form/faults.ts";
import { NO_CONTACT } from "#shared/contract/contact.ts";
import { CHILD_GOALS, enabledKeyOf, KIDS_SAVER_GOALS } from "#shared/domain/child-goals.ts";
import { expenseLabels } from "#shared/report/expense-labels.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { KidsSaverDraft } from "./kids-saver-draft.ts";
import { contactFaultsOf } from "./kids-saver-plan.ts";

/** Returns the Kids Saver's labels of its fields. The label of a goal's field names the goal. */
export function fieldLabels(wording: Wording): FieldLabels {
  const { childGoal, kidsSaver } = wording;
  const { currentAdditional, expectedAdditional } = kidsSaver.savings;
  return { age: childGoal.fields.age, currentAdditional, expectedAdditional, ...goalLabels(wording) };
}

/** Returns the labels of the fields of a child's goals, each of which names its goal. */
export function goalLabels(wording: Wording): FieldLabels {
  const { kidsSaver } = wording;
  const goals = KIDS_SAVER_GOALS.flatMap((type) => {
    const goal = kidsSaver.goals[type].title;
    return [
      [enabledKeyOf(type), goal],
      ...Object.entries(expenseLabels(type, wording)).map(([field, label]) => [
        `${CHILD_GOALS[type].kidsSaver.key}/${field}`,
        kidsSaver.goal.field({ field: label, goal }),
      ]),
    ];
  });
  return Object.fromEntries(goals);
}

/** Returns the labels for the page with the goals, on which contact fields are named with the page that has them. */
export function labelsBesideGoals(wording: Wording): FieldLabels {
  const contact = fieldNames(Object.keys(NO_CONTACT), wording).map(({ path, label }) => [
    path,
    wording.kidsSaver.personal.fields({ fields: label }),
  ]);
  return { ...fieldLabels(wording), ...Object.fromEntries(contact) };
}

/** Returns the faulty contact fields for the page with the goals. The last label names the page that has them. */
export function contactFields(draft: KidsSaverDraft, wording: Wording): readonly FieldName[] {
  const fields = faultyFields(contactFaultsOf(draft), wording);
  return fields.map(({ path, label }, index) => ({
    path,
    label: index < fields.length - 1 ? label : wording.kidsSaver.personal.fields({ fields: label }),
  }));
}
