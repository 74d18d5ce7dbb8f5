import { ChoiceField } from "#client/components/ChoiceField.tsx";
import { FormSection } from "#client/components/FormSection.tsx";
import { NumberField } from "#client/components/NumberField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Currency } from "#shared/domain/currencies.ts";
import { MONTHLY_INVESTMENT_LIMITS, SAVED_AMOUNT_LIMITS } from "#shared/domain/limits.ts";
import { CHILD_RISKS, type ChildRisk } from "#shared/domain/risk-strategies.ts";
import type { PlanFields } from "./use-plan-form.ts";

/** What is saved for a child while it is filled in. */
interface SavingsEntry {
  readonly monthlyInvestment: number | string;
  readonly risk: ChildRisk | "";
  readonly currentAdditional: number | string;
  readonly expectedAdditional: number | string;
}

interface SavingsSectionProps {
  readonly form: Pick<PlanFields<SavingsEntry>, "field">;
  readonly currency: Currency;
  /** The words of the calculator, of which some plans need more than others. */
  readonly texts: {
    readonly heading: string;
    readonly monthlyInvestmentHint: string;
    readonly currentAdditional: string;
    readonly expectedAdditional: string;
    readonly expectedAdditionalHint?: string;
  };
}

/** What the visitor invests for one or several goals of a child, how, and what is saved already. */
export function SavingsSection({ form, currency, texts }: SavingsSectionProps) {
  const { fields, risks } = useWording();
  const prefix = `${currency} `;
  return (
    <FormSection heading={texts.heading}>
      <NumberField
        label={fields.monthlyInvestment}
        binding={form.field("monthlyInvestment")}
        range={MONTHLY_INVESTMENT_LIMITS[currency]}
        prefix={prefix}
        hint={texts.monthlyInvestmentHint}
      />
      <ChoiceField
        label={fields.risk}
        binding={form.field("risk")}
        choices={CHILD_RISKS.map((value) => ({
          value,
          label: risks[value].name,
          description: risks[value].description,
        }))}
        look="cards"
        required
      />
      <NumberField
        label={texts.currentAdditional}
        binding={form.field("currentAdditional")}
        range={SAVED_AMOUNT_LIMITS}
        prefix={prefix}
      />
      <NumberField
        label={texts.expectedAdditional}
        binding={form.field("expectedAdditional")}
        range={SAVED_AMOUNT_LIMITS}
        prefix={prefix}
        hint={texts.expectedAdditionalHint}
      />
    </FormSection>
  );
}
