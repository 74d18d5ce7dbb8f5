import { FieldRow, FormSection } from "#client/components/FormSection.tsx";
import { NumberField } from "#client/components/NumberField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { CurrencyField, savingsAmounts } from "#client/form/CurrencyField.tsx";
import { ExpenseFields, expenseAmount } from "#client/form/ExpenseFields.tsx";
import { startHint } from "#client/form/start-hint.ts";
import type { PlanForm } from "#client/form/use-plan-form.ts";
import { forcedInputsOf } from "#shared/domain/child-goals.ts";
import { CHILD_GOAL_LIMITS } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { ChildGoalDraft } from "./child-goal-draft.ts";

/** What is paid for whom; what the type of goal forces is not asked for. */
export function GoalSection({ form, start }: { form: PlanForm<ChildGoalDraft>; start: PlanMonth }) {
  const wording = useWording();
  const { childGoal } = wording;
  const { type, currency, age } = form.draft;
  const forced = forcedInputsOf(type);
  const asksAge = forced.age === undefined;
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
          <NumberField
            label={childGoal.fields.age}
            binding={form.field("age")}
            range={CHILD_GOAL_LIMITS.age}
            unit="years"
            withSlider
          />
          {currencyField}
        </FieldRow>
      ) : (
        currencyField
      )}
      <ExpenseFields
        form={form}
        currency={currency}
        startHint={startHint({ ...form.draft, age: asksAge ? age : undefined }, start, wording)}
        asksNumberOfYears={forced.numberOfYears === undefined}
      />
    </FormSection>
  );
}
