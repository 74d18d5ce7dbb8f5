import { ChoiceField } from "#client/components/ChoiceField.tsx";
import { FormSection } from "#client/components/FormSection.tsx";
import type { FieldBinding } from "#client/components/field.ts";
import { NumberField } from "#client/components/NumberField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Currency } from "#shared/domain/currencies.ts";
import { MONTHLY_INVESTMENT_LIMITS, SAVED_AMOUNT_LIMITS } from "#shared/domain/limits.ts";
import { CHILD_RISKS, type ChildRisk, type PensionRisk } from "#shared/domain/risk-strategies.ts";
import type { AmountField } from "./CurrencyField.tsx";
import type { FormFields } from "./form-part.ts";

/** Savings of a form while it is filled in. */
interface SavingsEntry {
  readonly monthlyInvestment: number | string;
  readonly currentAdditional: number | string;
  readonly expectedAdditional: number | string;
}

type SavedAmountEntry = Omit<SavingsEntry, "monthlyInvestment">;

/** Labels of the two saved amounts. Some plans say more about the second than others. */
interface SavedAmountTexts {
  readonly currentAdditional: string;
  readonly expectedAdditional: string;
  readonly expectedAdditionalHint?: string;
}

interface SavingsSectionProps {
  readonly form: Pick<FormFields<SavingsEntry & { readonly risk: ChildRisk | "" }>, "field">;
  readonly currency: Currency;
  readonly texts: SavedAmountTexts & { readonly heading: string; readonly monthlyInvestmentHint: string };
}

/** Investment for one or several goals of a child: its amount, its strategy, and existing savings. */
export function SavingsSection({ form, currency, texts }: SavingsSectionProps) {
  return (
    <FormSection heading={texts.heading}>
      <MonthlyInvestmentField form={form} currency={currency} hint={texts.monthlyInvestmentHint} />
      <RiskField binding={form.field("risk")} risks={CHILD_RISKS} />
      <SavedAmountFields form={form} currency={currency} texts={texts} />
    </FormSection>
  );
}

/** Amount invested each month at first. */
export function MonthlyInvestmentField({
  form,
  currency,
  hint,
}: {
  form: Pick<FormFields<SavingsEntry>, "field">;
  currency: Currency;
  hint: string;
}) {
  const { fields } = useWording();
  return (
    <NumberField
      label={fields.monthlyInvestment}
      binding={form.field("monthlyInvestment")}
      range={MONTHLY_INVESTMENT_LIMITS[currency]}
      unit={currency}
      hint={hint}
    />
  );
}

interface RiskFieldProps<R extends PensionRisk> {
  readonly binding: FieldBinding<R | "">;
  readonly risks: readonly Exclude<R, "">[];
}

/** Choice of an investment strategy, each with its explanation. */
export function RiskField<R extends PensionRisk>({ binding, risks }: RiskFieldProps<R>) {
  const wording = useWording();
  return (
    <ChoiceField<R | "">
      label={wording.fields.risk}
      binding={binding}
      choices={risks.map((value) => ({
        value,
        label: wording.risks[value].name,
        description: wording.risks[value].description,
      }))}
      look="cards"
      required
    />
  );
}

interface SavedAmountFieldsProps {
  readonly form: Pick<FormFields<SavedAmountEntry>, "field">;
  readonly currency: Currency;
  readonly texts: SavedAmountTexts;
}

/** Savings for the plan that exist already, and those expected when spending starts. */
export function SavedAmountFields(props: SavedAmountFieldsProps) {
  const { form, currency, texts } = props;
  return (
    <>
      <NumberField
        label={texts.currentAdditional}
        binding={form.field("currentAdditional")}
        range={SAVED_AMOUNT_LIMITS}
        unit={currency}
      />
      <ExpectedAmountField {...props} />
    </>
  );
}

/** Savings that are expected when spending starts. */
export function ExpectedAmountField({
  form,
  currency,
  texts,
}: Omit<SavedAmountFieldsProps, "texts"> & { texts: Omit<SavedAmountTexts, "currentAdditional"> }) {
  return (
    <NumberField
      label={texts.expectedAdditional}
      binding={form.field("expectedAdditional")}
      range={SAVED_AMOUNT_LIMITS}
      unit={currency}
      hint={texts.expectedAdditionalHint}
    />
  );
}

/** Returns the amounts that every form asks for, for conversion with the currency. */
export function savingsAmounts(form: Pick<FormFields<SavingsEntry>, "field">): readonly AmountField[] {
  return [
    { binding: form.field("monthlyInvestment"), step: MONTHLY_INVESTMENT_LIMITS.AED.step },
    { binding: form.field("currentAdditional"), step: SAVED_AMOUNT_LIMITS.step },
    { binding: form.field("expectedAdditional"), step: SAVED_AMOUNT_LIMITS.step },
  ];
}
