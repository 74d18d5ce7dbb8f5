import { ChoiceField } from "#client/components/ChoiceField.tsx";
import { FieldRow, FormSection } from "#client/components/FormSection.tsx";
import { NumberField } from "#client/components/NumberField.tsx";
import { SelectField } from "#client/components/SelectField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { PlanForm } from "#client/form/use-plan-form.ts";
import { COUNTRIES, COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import { fromUsd } from "#shared/domain/currencies.ts";
import { LIFESTYLES } from "#shared/domain/lifestyles.ts";
import { PENSION_LIMITS } from "#shared/domain/limits.ts";
import { formatMoney } from "#shared/report/format.ts";
import { fill } from "#shared/wording/message.ts";
import type { PensionDraft } from "./pension-draft.ts";

/** When, where and how the visitor wants to live in retirement. */
export function RetirementSection({ form }: { form: PlanForm<PensionDraft> }) {
  const { fields, countries, lifestyles, pension } = useWording();
  const { country, lifestyle, currency } = form.draft;
  const livingCost = fromUsd(COUNTRY_REFERENCES[country].livingCostUsd[lifestyle], currency);
  return (
    <FormSection heading={pension.sections.retirement}>
      <FieldRow>
        <NumberField
          label={fields.age}
          binding={form.field("age")}
          range={PENSION_LIMITS.age}
          unit="years"
          withSlider
        />
        <NumberField
          label={fields.retirementAge}
          binding={form.field("retirementAge")}
          range={PENSION_LIMITS.retirementAge}
          unit="years"
          withSlider
        />
      </FieldRow>
      <SelectField
        label={fields.country}
        binding={form.field("country")}
        options={COUNTRIES.map((value) => ({ value, label: countries[value].name }))}
      />
      <ChoiceField
        label={fields.lifestyle}
        binding={form.field("lifestyle")}
        choices={LIFESTYLES.map((value) => ({ value, label: lifestyles[value] }))}
        look="segments"
        hint={fill(fields.livingCost, {
          amount: formatMoney(livingCost, currency),
          country: countries[country].inSentence,
        })}
      />
    </FormSection>
  );
}
