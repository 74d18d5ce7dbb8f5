import type { FieldBinding } from "#client/components/field.ts";
import type { FieldsProps } from "#client/features/pension/AmountFields.tsx";
import type { PensionEntries } from "#client/features/pension/pension-draft.ts";
import type { FormPart } from "#client/form/form-part.ts";
import type { FamilyDraft, FamilyPensionDraft } from "./family-draft.ts";

/** Returns the family's pension with everything that a pension of its own has. */
export function pensionOf({
  pension,
  currency,
  savings,
}: Pick<FamilyDraft, "pension" | "currency" | "savings">): PensionEntries {
  return { ...pension, currency, currentAdditional: savings };
}

/** Returns the family's form with another pension; currency and savings stay. */
export function withPension(draft: FamilyDraft, changed: PensionEntries): FamilyDraft {
  const { currency: _, currentAdditional: __, ...pension } = changed;
  return { ...draft, pension };
}

/** Returns the fields of the family's pension, as a pension of its own has them. */
export function pensionFields(form: FormPart<FamilyDraft>): FieldsProps["form"] {
  const part = form.part("pension");
  const field = (name: keyof PensionEntries): unknown => {
    if (name === "currency") return form.field("currency");
    return name === "currentAdditional" ? form.field("savings") : part.field<keyof FamilyPensionDraft>(name);
  };
  return {
    draft: pensionOf(form.draft),
    field: <K extends keyof PensionEntries>(name: K) => field(name) as FieldBinding<PensionEntries[K]>,
    update: (change) =>
      form.update((draft) => {
        const pension = pensionOf(draft);
        return withPension(draft, { ...pension, ...change(pension) });
      }),
  };
}
