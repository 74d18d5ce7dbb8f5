import { ChoiceField } from "#client/components/ChoiceField.tsx";
import { FormSection } from "#client/components/FormSection.tsx";
import { NumberField } from "#client/components/NumberField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { PlanForm } from "#client/features/plan/use-plan-form.ts";
import { SAVED_AMOUNT_LIMITS } from "#shared/domain/limits.ts";
import { PENSION_RISKS } from "#shared/domain/risk-strategies.ts";
import { ContributionField } from "./ContributionField.tsx";
import type { PensionDraft } from "./pension-draft.ts";

/** What the visitor invests, how, and what is saved already. */
export function InvestmentSection({ form }: { form: PlanForm<PensionDraft> }) {
  const { fields, risks, pension } = useWording();
  const prefix = `${form.draft.currency} `;
  return (
    <FormSection heading={pension.sections.investment}>
      <ChoiceField
        label={fields.isSalaryBasedContribution}
        binding={form.field("isSalaryBasedContribution")}
        choices={[
          { value: true, label: fields.salaryBased },
          { value: false, label: fields.fixedAmount },
        ]}
        look="segments"
      />
      <ContributionField form={form} />
      <ChoiceField
        label={fields.risk}
        binding={form.field("risk")}
        choices={PENSION_RISKS.map((value) => ({
          value,
          label: risks[value].name,
          description: risks[value].description,
        }))}
        look="cards"
        required
      />
      <NumberField
        label={fields.currentAdditional}
        binding={form.field("currentAdditional")}
        range={SAVED_AMOUNT_LIMITS}
        prefix={prefix}
      />
      <NumberField
        label={fields.expectedAdditional}
        binding={form.field("expectedAdditional")}
        range={SAVED_AMOUNT_LIMITS}
        prefix={prefix}
      />
    </FormSection>
  );
}
