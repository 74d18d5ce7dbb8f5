import { FormSection } from "#client/components/FormSection.tsx";
import { NumberField } from "#client/components/NumberField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Currency } from "#shared/domain/currencies.ts";
import { MONTHLY_INVESTMENT_LIMITS } from "#shared/domain/limits.ts";
import { CHILD_RISKS, type ChildRisk } from "#shared/domain/risk-strategies.ts";
import { RiskField } from "./RiskField.tsx";
import { type SavedAmountEntry, SavedAmountFields, type SavedAmountTexts } from "./SavedAmountFields.tsx";
import type { PlanFields } from "./use-plan-form.ts";

/** What is saved for a child while it is filled in. */
interface SavingsEntry extends SavedAmountEntry {
  readonly monthlyInvestment: number | string;
  readonly risk: ChildRisk | "";
}

interface SavingsSectionProps {
  readonly form: Pick<PlanFields<SavingsEntry>, "field">;
  readonly currency: Currency;
  readonly texts: SavedAmountTexts & { readonly heading: string; readonly monthlyInvestmentHint: string };
}

/** What the visitor invests for one or several goals of a child, how, and what is saved already. */
export function SavingsSection({ form, currency, texts }: SavingsSectionProps) {
  const { fields } = useWording();
  return (
    <FormSection heading={texts.heading}>
      <NumberField
        label={fields.monthlyInvestment}
        binding={form.field("monthlyInvestment")}
        range={MONTHLY_INVESTMENT_LIMITS[currency]}
        unit={currency}
        hint={texts.monthlyInvestmentHint}
      />
      <RiskField binding={form.field("risk")} risks={CHILD_RISKS} />
      <SavedAmountFields form={form} currency={currency} texts={texts} />
    </FormSection>
  );
}
