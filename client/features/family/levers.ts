import type { FieldsProps } from "#client/features/pension/AmountFields.tsx";
import { contributionLever, retirementLever } from "#client/features/pension/levers.ts";
import type { FormPart } from "#client/form/form-part.ts";
import type { Lever } from "#client/form/Levers.tsx";
import { MONTHLY_INVESTMENT_LIMITS } from "#shared/domain/limits.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { FamilyDraft } from "./family-draft.ts";
import { childLabel, fieldLabels } from "./field-labels.ts";

/** Returns the levers of a family: the age of retirement, and what goes to retirement and to each child. */
export function familyLevers(
  form: FormPart<FamilyDraft>,
  pension: FieldsProps["form"],
  wording: Wording,
): readonly Lever[] {
  const { currency, children } = form.draft;
  const labels = fieldLabels(wording, form.draft);
  const pensionLevers = [...contributionLever(pension, wording), ...retirementLever(pension, wording)].map(
    (lever): Lever => {
      const path = `pension/${lever.name}`;
      const { valueIn } = lever;
      return {
        ...lever,
        name: path,
        label: labels[path] ?? lever.label,
        ...(valueIn && { valueIn: (values) => valueIn(ofPension(values)) }),
      };
    },
  );
  const ofChildren = children.map((_, index): Lever => {
    return {
      name: `children/${index}/monthlyInvestment`,
      label: childLabel(wording.family.form.monthlyInvestment, index, children.length, wording),
      binding: form.part("children").part(index).field("monthlyInvestment"),
      range: MONTHLY_INVESTMENT_LIMITS[currency],
      unit: currency,
    };
  });
  return [...pensionLevers, ...ofChildren];
}

/** Returns the values of the pension in a family's form. */
function ofPension(values: Readonly<Record<string, unknown>>) {
  const base = "pension/";
  const own = Object.entries(values).filter(([path]) => path.startsWith(base));
  return Object.fromEntries(own.map(([path, value]) => [path.slice(base.length), value]));
}
