import { goalLabels } from "#client/features/kids-saver/field-labels.ts";
import type { FieldLabels } from "#client/form/faults.ts";
import { childName } from "#shared/family/names.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { FamilyDraft } from "./family-draft.ts";

/** Returns the label of a child's field, which names the child. */
export function childLabel(field: string, place: number, count: number, wording: Wording): string {
  return wording.family.form.ofChild({ child: childName(place, count, wording).alone, field });
}

/** Returns the labels of the family's fields. Those of a child name the child. */
export function fieldLabels(wording: Wording, { pension, children }: FamilyDraft): FieldLabels {
  const { fields, family, kidsSaver, childGoal } = wording;
  const common = new Map<string, unknown>(Object.entries(fields));
  const of = (field: string, owner: string) => kidsSaver.goal.field({ field, goal: owner });
  const ofPension = Object.keys(pension).map((name) => {
    const label = String(common.get(name) ?? name);
    const isOfChildrenToo = ["age", "monthlyInvestment", "risk"].includes(name);
    return [`pension/${name}`, isOfChildrenToo ? of(label, family.retirement) : label];
  });
  const ofChild = {
    age: childGoal.fields.age,
    monthlyInvestment: family.form.monthlyInvestment,
    risk: fields.risk,
    savingsPercentage: family.form.savingsShare,
    goals: family.form.goals,
    ...goalLabels(wording),
  };
  const ofChildren = children.flatMap((_, index) => {
    return Object.entries(ofChild).map(([name, label]) => [
      `children/${index}/${name}`,
      childLabel(label, index, children.length, wording),
    ]);
  });
  return {
    savings: family.savings,
    children: family.form.savingsShare,
    contributionsGoOn: family.form.afterwards.label,
    ...Object.fromEntries([...ofPension, ...ofChildren]),
  };
}
