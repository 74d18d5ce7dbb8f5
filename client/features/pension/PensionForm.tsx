import { TextField } from "#client/components/TextField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { ContactSection } from "#client/form/ContactSection.tsx";
import type { PlanForm } from "#client/form/use-plan-form.ts";
import { IncomeSection } from "./IncomeSection.tsx";
import { InvestmentSection } from "./InvestmentSection.tsx";
import type { PensionDraft } from "./pension-draft.ts";
import { RetirementSection } from "./RetirementSection.tsx";

/** All inputs of a pension plan; contact data come last, next to what they are needed for. */
export function PensionForm({ form }: { form: PlanForm<PensionDraft> }) {
  const { fields } = useWording();
  return (
    <>
      <RetirementSection form={form} />
      <IncomeSection form={form} />
      <InvestmentSection form={form} />
      <ContactSection form={form}>
        <TextField
          label={fields.companyName}
          remark={fields.optional}
          binding={form.field("companyName")}
          autoComplete="organization"
        />
      </ContactSection>
    </>
  );
}
