import type { ReactNode } from "react";
import { FieldRow, FormSection } from "#client/components/FormSection.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { CurrencyField } from "#client/form/CurrencyField.tsx";
import { ChildAgeField, expenseAmount } from "#client/form/ExpenseFields.tsx";
import { savingsAmounts } from "#client/form/SavingsSection.tsx";
import type { CalculatorForm } from "#client/form/use-calculator-form.ts";
import { CHILD_GOALS, KIDS_SAVER_GOALS } from "#shared/domain/child-goals.ts";
import type { KidsSaverDraft } from "./kids-saver-draft.ts";

interface ChildSectionProps {
  readonly form: CalculatorForm<KidsSaverDraft>;
  readonly note?: ReactNode;
}

/** The child's age and the currency of the plan, on both pages of the Kids Saver. */
export function ChildSection({ form, note }: ChildSectionProps) {
  const { kidsSaver } = useWording();
  const expenses = KIDS_SAVER_GOALS.map((type) => expenseAmount(form.part(CHILD_GOALS[type].kidsSaver.key)));
  return (
    <FormSection heading={kidsSaver.personal.child} note={note}>
      <FieldRow>
        <ChildAgeField binding={form.field("age")} />
        <CurrencyField binding={form.field("currency")} amounts={[...savingsAmounts(form), ...expenses]} />
      </FieldRow>
    </FormSection>
  );
}
