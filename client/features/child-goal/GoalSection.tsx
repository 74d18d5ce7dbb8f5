import { FieldRow, FormSection } from "#client/components/FormSection.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { CurrencyField } from "#client/form/CurrencyField.tsx";
import { ChildAgeField, ExpenseFields, expenseAmount } from "#client/form/ExpenseFields.tsx";
import { savingsAmounts } from "#client/form/SavingsSection.tsx";
import { startHint } from "#client/form/start-hint.ts";
import type { CalculatorForm } from "#client/form/use-calculator-form.ts";
import { forcedInputsOf } from "#shared/domain/child-goals.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { type ChildGoalDraft, withExpense } from "./child-goal-draft.ts";

/** The child and the expense, without the inputs that the type of goal forces. */
export function GoalSection({ form, start }: { form: CalculatorForm<ChildGoalDraft>; start: PlanMonth }) {
  const wording = useWording();
  const { childGoal } = wording;
  const { type, currency, age } = form.draft;
  const asksAge = forcedInputsOf(type).age === undefined;
  const currencyField = (
    <CurrencyField
      binding={form.field("currency")}
      amounts={[expenseAmount(form), ...savingsAmounts(form)]}
    />
  );
  return (
    <FormSection heading={childGoal.kinds[type].section}>
      {asksAge ? (
        <FieldRow>
          <ChildAgeField binding={form.field("age")} />
          {currencyField}
        </FieldRow>
      ) : (
        currencyField
      )}
      <ExpenseFields
        form={form}
        type={type}
        currency={currency}
        startHint={startHint({ ...form.draft, age: asksAge ? age : undefined }, start, wording)}
        onExpense={(expense) => form.replace(withExpense(form.draft, expense))}
      />
    </FormSection>
  );
}
