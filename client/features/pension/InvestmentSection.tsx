import { ChoiceField } from "#client/components/ChoiceField.tsx";
import { FormSection } from "#client/components/FormSection.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { RiskField } from "#client/form/RiskField.tsx";
import { SavedAmountFields } from "#client/form/SavedAmountFields.tsx";
import type { PlanForm } from "#client/form/use-plan-form.ts";
import { PENSION_RISKS } from "#shared/domain/risk-strategies.ts";
import { ContributionField } from "./ContributionField.tsx";
import type { PensionDraft } from "./pension-draft.ts";

/** What the visitor invests, how, and what is saved already. */
export function InvestmentSection({ form }: { form: PlanForm<PensionDraft> }) {
  const { fields, pension } = useWording();
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
      <RiskField binding={form.field("risk")} risks={PENSION_RISKS} />
      <SavedAmountFields form={form} currency={form.draft.currency} texts={fields} />
    </FormSection>
  );
}
