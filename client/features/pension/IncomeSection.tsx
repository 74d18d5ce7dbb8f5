import { ChoiceField } from "#client/components/ChoiceField.tsx";
import { FieldRow, FormSection } from "#client/components/FormSection.tsx";
import { NumberField } from "#client/components/NumberField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { CurrencyField, savingsAmounts } from "#client/form/CurrencyField.tsx";
import type { PlanForm } from "#client/form/use-plan-form.ts";
import { PENSION_LIMITS, SALARY_INCREASE_PERCENTAGES } from "#shared/domain/limits.ts";
import type { PensionDraft } from "./pension-draft.ts";

/** What the visitor earns, and what the employer pays in the end. */
export function IncomeSection({ form }: { form: PlanForm<PensionDraft> }) {
  const { fields, pension } = useWording();
  const { currency } = form.draft;
  const salary = form.field("monthlySalary");
  const amounts = [{ binding: salary, step: PENSION_LIMITS.monthlySalary.step }, ...savingsAmounts(form)];
  return (
    <FormSection heading={pension.sections.income}>
      <FieldRow>
        <CurrencyField binding={form.field("currency")} amounts={amounts} />
        <NumberField
          label={fields.monthlySalary}
          binding={salary}
          range={PENSION_LIMITS.monthlySalary}
          unit={currency}
        />
      </FieldRow>
      <FieldRow>
        <ChoiceField
          label={fields.salaryIncreasePercentage}
          binding={form.field("salaryIncreasePercentage")}
          choices={SALARY_INCREASE_PERCENTAGES.map((value) => ({ value, label: `${value}%` }))}
          look="segments"
          hint={fields.eachYear}
        />
        <NumberField
          label={fields.yearsOfService}
          binding={form.field("yearsOfService")}
          range={PENSION_LIMITS.yearsOfService}
          unit="years"
          withSlider
        />
      </FieldRow>
      <ChoiceField
        label={fields.applyEosbLimit}
        binding={form.field("applyEosbLimit")}
        choices={[
          { value: false, label: fields.eosbNoLimit },
          { value: true, label: fields.eosbLimit },
        ]}
        look="segments"
      />
    </FormSection>
  );
}
