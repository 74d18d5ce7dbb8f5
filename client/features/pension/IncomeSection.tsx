import { ChoiceField } from "#client/components/ChoiceField.tsx";
import { FieldRow, FormSection } from "#client/components/FormSection.tsx";
import { NumberField } from "#client/components/NumberField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { PlanForm } from "#client/features/plan/use-plan-form.ts";
import { CURRENCIES } from "#shared/domain/currencies.ts";
import { PENSION_LIMITS, SALARY_INCREASE_PERCENTAGES } from "#shared/domain/limits.ts";
import type { PensionDraft } from "./pension-draft.ts";

/** What the visitor earns, and what the employer pays in the end. */
export function IncomeSection({ form }: { form: PlanForm<PensionDraft> }) {
  const { fields, pension } = useWording();
  const { currency } = form.draft;
  return (
    <FormSection heading={pension.sections.income}>
      <FieldRow>
        <ChoiceField
          label={fields.currency}
          binding={form.field("currency")}
          choices={CURRENCIES.map((value) => ({ value, label: value }))}
          look="segments"
        />
        <NumberField
          label={fields.monthlySalary}
          binding={form.field("monthlySalary")}
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
